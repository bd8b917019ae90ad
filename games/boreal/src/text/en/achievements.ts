import type { AchievementTexts } from '@banquise/kernel';
import type { BorealAchievement } from '../../achievements.ts';

export const texts: AchievementTexts<BorealAchievement> = {
  titles: [],
  achievements: {
    summit: { name: 'Ten stones', rule: 'Build a complete pyramid of 10 cards.' },
    skyline: { name: 'A room with a view', rule: 'Score 45 points or more.' },
    treasure: { name: 'The find of a lifetime', rule: 'Have a card in your pyramid that is worth 10 points or more.' },
    echo: { name: 'What an echo', rule: 'Make a card that copies another worth 8 points or more.' },
    dynasty: { name: 'Runs in the family', rule: 'Gather 5 cards of one family in your pyramid.' },
    crossroads: { name: 'Crossroads of the four winds', rule: 'Show all 4 families on floor 1 of your pyramid.' },
    crown: { name: 'Crowning glory', rule: 'Put an Archive on the top of your pyramid.' },
    whisker: { name: 'By a feather', rule: 'Win by 1 point, or on equal points.' },
    fewer: { name: 'Less is more', rule: 'Win with fewer cards in your pyramid than your opponent.' },
    lightly: { name: 'Empty pockets', rule: 'Win without ever putting a card into your reserve.' },
    compasses: { name: 'Due north', rule: 'Bring your token to space 8.' },
    frost: { name: 'Cold snap', rule: 'Make your opponent lose 3 compasses in one game.' },
  },
};
