import type { Tile } from '../tile.ts';
import picture from './tile.svg';

export const tile: Tile = {
  id: 'expeditions',
  title: 'Expéditions',
  accent: 'amber',
  seats: { min: 2, max: 6 },
  minutes: 60,
  author: 'Wolfgang Kramer',
  publisher: 'Super Meeple',
  tease: {
    fr: 'Trois flèches, un atlas : menez tout le monde là où vous voulez aller.',
    it: 'Tre frecce, un atlante: portate tutti dove volete andare voi.',
    en: 'Three arrows, one atlas: lead everybody where you want to go.',
  },
  picture,
  endsItself: true,
};
