import type { AchievementTexts } from '@banquise/kernel';
import type { ArcticAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<ArcticAchievement> = {
  titles: [],
  achievements: {
    caravan: { name: 'In single file', rule: 'End with a run of 6 cards of one animal.' },
    ark: { name: 'The ark of ice', rule: 'End with a run of each of the 6 animals.' },
    spotless: { name: 'White as snow', rule: 'Win without a single penalty.' },
    summit: { name: 'Totem on the summit', rule: 'End with your Totem on value 15 of the Landscape.' },
    orphan: { name: 'No guardian angel', rule: 'Win although your Totem is worth nothing.' },
    forty: { name: 'Leader of the pack', rule: 'Score 40 points or more.' },
    fifty: { name: 'Legend of the great white', rule: 'Score 50 points or more.' },
    snowdrift: { name: 'Under the snow', rule: 'End with 3 cards face down in your pile.' },
    pack: { name: 'On all fours', rule: 'Hold 4 Power cards at the same time.' },
    magpie: { name: 'The thieving magpie', rule: 'Take 4 Power cards from others in one game.' },
    avalanche: { name: 'Avalanche', rule: 'Place 5 cards in a single turn.' },
    feast: { name: 'A miraculous catch', rule: 'Draw 6 cards from the River or the deck in a single turn.' },
  },
};
