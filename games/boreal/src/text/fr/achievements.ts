import type { AchievementTexts } from '@banquise/kernel';
import type { BorealAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<BorealAchievement> = {
  titles: [],
  achievements: {
    summit: { name: 'Dix pierres', rule: 'Bâtissez une pyramide complète de 10 cartes.' },
    skyline: { name: 'Vue imprenable', rule: 'Marquez 45 points ou plus.' },
    treasure: { name: 'La perle rare', rule: 'Ayez dans votre pyramide une carte qui vaut 10 points ou plus.' },
    echo: { name: 'Bel écho', rule: 'Faites valoir 8 points ou plus à une carte qui en copie une autre.' },
    dynasty: { name: 'Esprit de famille', rule: 'Réunissez 5 cartes d’une même famille dans votre pyramide.' },
    crossroads: { name: 'Carrefour des quatre vents', rule: 'Montrez les 4 familles à l’étage 1 de votre pyramide.' },
    crown: { name: 'Tête couronnée', rule: 'Posez une Archive au sommet de votre pyramide.' },
    whisker: { name: 'À une plume près', rule: 'Gagnez avec 1 point d’avance, ou à égalité de points.' },
    fewer: { name: 'Moins, c’est mieux', rule: 'Gagnez avec moins de cartes dans votre pyramide que l’adversaire.' },
    lightly: { name: 'Les poches vides', rule: 'Gagnez sans avoir jamais mis une carte dans votre réserve.' },
    compasses: { name: 'Plein nord', rule: 'Amenez votre pion sur la case 8.' },
    frost: { name: 'Coup de froid', rule: 'Faites perdre 3 boussoles à l’adversaire en une partie.' },
  },
};
