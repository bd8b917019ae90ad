import type { Tile } from '../tile.ts';
import picture from './tile.svg';

export const tile: Tile = {
  id: 'boreal',
  title: 'Boreal',
  accent: 'moss',
  seats: { min: 2, max: 2 },
  minutes: 25,
  author: 'Masafumi Mizuno',
  illustrator: 'Yuko Iwase',
  publisher: 'Spiral Éditions',
  tease: {
    fr: 'Un duel de pierre et de mousse : à qui la plus belle pyramide ?',
    it: 'Un duello di pietra e muschio: di chi sarà la piramide più bella?',
    en: 'A duel of stone and moss: whose pyramid will be the finest?',
  },
  picture,
  endsItself: true,
};
