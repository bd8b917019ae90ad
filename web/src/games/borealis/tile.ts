import type { Tile } from '../tile.ts';
import picture from './tile.svg';

export const tile: Tile = {
  id: 'borealis',
  title: 'Borealis',
  accent: 'aurora',
  seats: { min: 2, max: 4 },
  minutes: 45,
  author: 'Dariusz Mindur',
  illustrator: 'Rodrigo Camilo, Kevin Sidharta, Inés Toczska, Ariadna Żytniewska',
  publisher: 'Lucky Duck Games',
  tease: {
    fr: 'Observez les animaux du Grand Nord et faites avancer vos drapeaux toujours plus loin.',
    it: 'Osservate gli animali del Grande Nord e portate le vostre bandiere sempre più lontano.',
    en: 'Watch the animals of the Far North and carry your flags ever further.',
  },
  picture,
  endsItself: true,
};
