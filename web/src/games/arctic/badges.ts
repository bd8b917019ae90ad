import type { ArcticAchievement } from '@banquise/arctic';
import type { Badge } from '../../kit/badge.ts';
import bear from './art/bear-token.svg';
import fox from './art/fox-token.svg';
import sprite from './art/icons.svg';
import moose from './art/moose-token.svg';
import orca from './art/orca-token.svg';
import puffin from './art/puffin-token.svg';
import walrus from './art/walrus-token.svg';

const icon = (name: string): string => `${sprite}#${name}`;

export const badges: Readonly<Record<ArcticAchievement, Badge>> = {
  caravan: { shape: 'hex', accent: 'moss', picture: moose },
  ark: { shape: 'shield', accent: 'glacier', picture: walrus },
  spotless: { shape: 'disc', accent: 'glacier', picture: bear },
  summit: { shape: 'shield', accent: 'amber', symbol: icon('totem') },
  orphan: { shape: 'hex', accent: 'dusk', picture: fox },
  forty: { shape: 'disc', accent: 'amber', symbol: icon('paw'), figure: '40' },
  fifty: { shape: 'shield', accent: 'ember', symbol: icon('paw'), figure: '50' },
  snowdrift: { shape: 'disc', accent: 'violet', symbol: icon('joker') },
  pack: { shape: 'hex', accent: 'aurora', symbol: icon('fox-joker') },
  magpie: { shape: 'hex', accent: 'ember', picture: puffin },
  avalanche: { shape: 'shield', accent: 'violet', symbol: icon('moose-place') },
  feast: { shape: 'disc', accent: 'aurora', picture: orca },
};
