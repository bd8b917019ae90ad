import { achievementsIn } from '../achievements.ts';
import { words } from './names.ts';

export const texts = achievementsIn(
  words,
  {
    X01: 'Win a game',
    X02: 'Score 50 or more',
    X03: 'Score 60 or more',
    X04: 'Score 70 or more',
    X05: 'Score 80 or more',
    X06: 'Plant a flag on the last space of a track',
    X07: 'Have 7 animals of one species on one location',
    X08: 'Reach all 3 objectives of a game',
    X09: 'Win a game without reaching any objective',
    X10: '12 points from Common Destination',
    X11: '15 or more from Expansive Species',
    X12: '12 or more from Farewell Party',
    X13: '9 points from Interspecies Relationships',
    X14: '14 or more from Mating Season',
    X15: '14 points from Outer Lands',
    X16: '12 or more from Popular Vehicle',
    X17: '15 or more from Safe Return',
    X18: '18 points from Territorial Animals',
    X19: '10 or more from Untrodden Path',
  },
  {
    tourist: 'Tundra Tourist',
    amateur: 'Arctic Amateur',
    backpacker: 'Boreal Backpacker',
    professional: 'Experienced Expeditioner',
    explorer: 'Polar Pro',
  },
);
