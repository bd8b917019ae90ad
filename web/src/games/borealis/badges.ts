import type { AchievementId } from '@banquise/borealis';
import type { Badge } from '../../kit/badge.ts';
import goals from './art/goals.svg';
import pieces from './art/pieces.svg';

const goal = (name: string): string => `${goals}#${name}`;
const piece = (name: string): string => `${pieces}#${name}`;

export const badges: Readonly<Record<AchievementId, Badge>> = {
  X01: { shape: 'disc', accent: 'amber', symbol: piece('first') },
  X02: { shape: 'hex', accent: 'glacier', symbol: piece('star'), figure: '50' },
  X03: { shape: 'hex', accent: 'aurora', symbol: piece('star'), figure: '60' },
  X04: { shape: 'shield', accent: 'violet', symbol: piece('star'), figure: '70' },
  X05: { shape: 'shield', accent: 'amber', symbol: piece('star'), figure: '80' },
  X06: { shape: 'disc', accent: 'ember', symbol: goal('O11') },
  X07: { shape: 'disc', accent: 'glacier', symbol: piece('bear') },
  X08: { shape: 'shield', accent: 'aurora', symbol: goal('O03') },
  X09: { shape: 'hex', accent: 'dusk', symbol: piece('camp') },
  X10: { shape: 'disc', accent: 'aurora', symbol: goal('S02') },
  X11: { shape: 'hex', accent: 'moss', symbol: goal('S03') },
  X12: { shape: 'disc', accent: 'dusk', symbol: goal('S05') },
  X13: { shape: 'hex', accent: 'violet', symbol: goal('S06') },
  X14: { shape: 'disc', accent: 'ember', symbol: goal('S08') },
  X15: { shape: 'hex', accent: 'amber', symbol: goal('S09') },
  X16: { shape: 'disc', accent: 'moss', symbol: goal('S10') },
  X17: { shape: 'hex', accent: 'aurora', symbol: goal('S07') },
  X18: { shape: 'disc', accent: 'violet', symbol: goal('S01') },
  X19: { shape: 'hex', accent: 'glacier', symbol: goal('S04') },
};
