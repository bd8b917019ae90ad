import type { AchievementTexts } from '@banquise/kernel';
import type { ExpeditionsAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ExpeditionsAchievement> = {
  titles: [],
  achievements: {
    unpacked: { name: 'Valises vides', rule: 'Posez toutes les cartes de votre main.' },
    quartet: { name: 'Tout le monde à bord', rule: 'Récupérez vos 4 jetons.' },
    explorer: { name: 'Grand voyageur', rule: 'Marquez 15 points ou plus.' },
    legend: { name: 'Le tour du monde', rule: 'Marquez 25 points ou plus.' },
    wallet: { name: 'Carte d’abonnement', rule: 'Terminez avec 3 tickets ou plus.' },
    finish: { name: 'Photo-finish', rule: 'Gagnez avec 1 point d’avance au plus.' },
    continents: { name: 'Six continents', rule: 'Posez une carte de chacun des 6 continents habités.' },
    poles: { name: 'D’une glace à l’autre', rule: 'Posez un lieu au nord de 60° N et un au sud de 40° S.' },
    guest: { name: 'Partout chez soi', rule: 'Prenez 8 objectifs communs.' },
    stowaway: { name: 'Voyage clandestin', rule: 'Laissez les autres atteindre pour vous 3 lieux de votre main.' },
    loops: { name: 'La tête qui tourne', rule: 'Fermez 15 boucles en une partie.' },
    stride: { name: 'Bottes de sept lieues', rule: 'Posez 12 flèches en un seul tour.' },
  },
};
