import type { Tile } from '../tile.ts';
import picture from './tile.svg';

export const tile: Tile = {
  id: 'arctic',
  title: 'Arctic',
  accent: 'glacier',
  seats: { min: 2, max: 4 },
  minutes: 30,
  author: 'Cédric Lefebvre',
  illustrator: 'Christine Alcouffe',
  publisher: 'Ludonaute',
  tease: {
    fr: 'Empilez, échangez, et pariez sur l’animal qui ira le plus loin.',
    it: 'Impilate, scambiate e scommettete sull’animale che andrà più lontano.',
    en: 'Stack, swap, and bet on the animal that will go furthest.',
  },
  picture,
};
