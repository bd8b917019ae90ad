import { achievementsIn } from '../achievements.ts';
import { words } from './names.ts';

export const texts = achievementsIn(
  words,
  {
    X01: 'Gagner une partie',
    X02: 'Marquer 50 points ou plus',
    X03: 'Marquer 60 points ou plus',
    X04: 'Marquer 70 points ou plus',
    X05: 'Marquer 80 points ou plus',
    X06: 'Amener un drapeau sur la dernière case d’une piste',
    X07: 'Avoir 7 animaux de la même espèce sur un site',
    X08: 'Atteindre les 3 objectifs d’une même partie',
    X09: 'Gagner sans avoir atteint d’objectif',
    X10: '12 points avec Destination commune',
    X11: '15 points ou plus avec Espèce répandue',
    X12: '12 points ou plus avec Pot de départ',
    X13: '9 points avec Relation interspécifique',
    X14: '14 points ou plus avec Saison des amours',
    X15: '14 points avec Terres latérales',
    X16: '12 points ou plus avec Véhicule en vogue',
    X17: '15 points ou plus avec Sain et sauf',
    X18: '18 points avec Animaux territoriaux',
    X19: '10 points ou plus avec Hors des sentiers battus',
  },
  {
    tourist: 'Touriste de la Toundra',
    amateur: 'Amateur de l’Arctique',
    backpacker: 'Baroudeur Boréal',
    professional: 'Professionnel Polaire',
    explorer: 'Explorateur Émérite',
  },
);
