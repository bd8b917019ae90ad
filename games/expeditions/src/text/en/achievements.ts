import type { AchievementTexts } from '@banquise/kernel';
import type { ExpeditionsAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ExpeditionsAchievement> = {
  titles: [],
  achievements: {
    unpacked: { name: 'Bags unpacked', rule: 'Lay every card of your hand.' },
    quartet: { name: 'All aboard', rule: 'Win back all 4 of your tokens.' },
    explorer: { name: 'Seasoned traveller', rule: 'Score 15 points or more.' },
    legend: { name: 'Around the world', rule: 'Score 25 points or more.' },
    wallet: { name: 'Season ticket', rule: 'End with 3 tickets or more.' },
    finish: { name: 'Photo finish', rule: 'Win with a lead of 1 point at most.' },
    continents: { name: 'Six continents', rule: 'Lay a card of each of the 6 inhabited continents.' },
    poles: { name: 'From ice to ice', rule: 'Lay a place north of 60° N and one south of 40° S.' },
    guest: { name: 'Welcome everywhere', rule: 'Take 8 common objectives.' },
    stowaway: { name: 'Stowaway', rule: 'See the others reach 3 places of your hand.' },
    loops: { name: 'Going round in circles', rule: 'Close 15 loops in one game.' },
    stride: { name: 'Seven-league boots', rule: 'Place 12 arrows in a single turn.' },
  },
};
