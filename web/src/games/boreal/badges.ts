import type { BorealAchievement } from '@banquise/boreal';
import type { Badge } from '../../kit/badge.ts';
import sprite from './art/icons.svg';

const icon = (name: string): string => `${sprite}#${name}`;

export const badges: Readonly<Record<BorealAchievement, Badge>> = {
  summit: { shape: 'hex', accent: 'moss', symbol: icon('per-floor') },
  skyline: { shape: 'disc', accent: 'amber', symbol: icon('book'), figure: '45' },
  treasure: { shape: 'shield', accent: 'amber', symbol: icon('look') },
  echo: { shape: 'hex', accent: 'violet', symbol: icon('copy-right') },
  dynasty: { shape: 'shield', accent: 'glacier', symbol: icon('family-blue') },
  crossroads: { shape: 'hex', accent: 'ember', symbol: icon('adjacent-distinct') },
  crown: { shape: 'shield', accent: 'violet', symbol: icon('archive') },
  whisker: { shape: 'disc', accent: 'dusk', symbol: icon('majority') },
  fewer: { shape: 'hex', accent: 'dusk', symbol: icon('remove') },
  lightly: { shape: 'disc', accent: 'moss', symbol: icon('reserve') },
  compasses: { shape: 'disc', accent: 'aurora', symbol: icon('compass') },
  frost: { shape: 'shield', accent: 'ember', symbol: icon('lose') },
};
