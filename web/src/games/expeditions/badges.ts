import type { ExpeditionsAchievement } from '@banquise/expeditions';
import type { Badge } from '../../kit/badge.ts';
import sprite from './art/icons.svg';
import everest from './art/vignettes/mount-everest.svg';
import fuji from './art/vignettes/mount-fuji.svg';
import pacific from './art/vignettes/pacific-ocean.svg';
import rome from './art/vignettes/rome.svg';
import svalbard from './art/vignettes/svalbard.svg';

const icon = (name: string): string => `${sprite}#${name}`;

export const badges: Readonly<Record<ExpeditionsAchievement, Badge>> = {
  unpacked: { shape: 'shield', accent: 'moss', symbol: icon('lay') },
  quartet: { shape: 'disc', accent: 'moss', symbol: icon('node-green') },
  explorer: { shape: 'disc', accent: 'amber', picture: rome, figure: '15' },
  legend: { shape: 'shield', accent: 'amber', picture: everest, figure: '25' },
  wallet: { shape: 'hex', accent: 'ember', symbol: icon('ticket') },
  finish: { shape: 'disc', accent: 'dusk', picture: fuji },
  continents: { shape: 'shield', accent: 'glacier', symbol: icon('node-start') },
  poles: { shape: 'hex', accent: 'glacier', picture: svalbard },
  guest: { shape: 'hex', accent: 'violet', symbol: icon('common') },
  stowaway: { shape: 'disc', accent: 'violet', picture: pacific },
  loops: { shape: 'hex', accent: 'aurora', symbol: icon('loop') },
  stride: { shape: 'shield', accent: 'aurora', symbol: icon('bonus') },
};
