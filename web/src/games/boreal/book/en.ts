import { paragraphs } from './en-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Two explorers, one row of ruins between them, and two pyramids that grow card by card.',
  short: {
    goal: { heading: 'The goal', text: 'Build a pyramid of ten cards. At the end its cards give points; the higher total wins.' },
    turn: { heading: 'A turn', text: '**Explore**: discover a card, or locate one. Then **rest**.' },
    discover: {
      heading: 'Discover',
      text: 'Your token’s space is the number of compasses {compass} you have, and how far you reach. Choose a card of the board up to your token, or one of your reserve; move the token back by its cost; place the card in your pyramid. What its dark tab shows happens now.',
    },
    locate: { heading: 'Locate', text: 'Put any card of the board into your reserve, for free. It waits there until you discover it.' },
    rest: {
      heading: 'Rest',
      text: 'Your token goes forward by the compasses {compass} of the cards that nothing lies on; 2 more from space 0, 1 more from space 1.',
    },
    pyramid: {
      heading: 'The pyramid',
      text: 'Floor 1 is a row of four that grows at both ends. Higher up, a card rests on the two below it, and covers their compasses.',
    },
    end: {
      heading: 'The end',
      text: 'The tenth card of a pyramid ends the game; if whoever began places it, the opponent has one last turn. What is in a reserve counts nothing.',
    },
  },
  aid: {
    turn: {
      heading: 'Your turn',
      text: '- **Explore**: discover *or* locate\n- **Rest**: + {compass} of uncovered cards, at most 8\n**Discover**: within reach or from the reserve; pay; the board is refilled; place; effect.\n**Locate**: any card into the reserve, free, no effect.',
    },
    bonus: { heading: 'Bonus when you rest', text: '- on space 0: +2 {compass}\n- on space 1: +1 {compass}' },
    building: {
      heading: 'Building',
      text: '- floor 1: one row of 4, open at both ends\n- above: on two cards\n- {ban} never on floor 1',
    },
    effects: {
      heading: 'When placed',
      text: '- {gain} you gain compasses\n- {lose} your opponent loses some\n- {reserve} a card of the board into your reserve\n- {remove} a card of the board out of the game\n- {swap-board} swap two on the board\n- {swap-pyramid} swap two in your pyramid\n- {look} look at three, keep one that is no Archive',
    },
    scoring: {
      heading: 'At the end',
      text: '- {book} the number\n- {in-pyramid-green} 2 per card of that family in your pyramid\n- {adjacent-blue} 2 per adjacent card of that family\n- {per-adjacent} 1 per adjacent card\n- {adjacent-distinct} 2 per different family around it\n- {per-floor} 2, 4, 6, 8 by floor\n- {majority} 4 per family you have more of\n- {set-four} 5 per set of four families\n- {copy-left} {copy-right} as the card beside\n- {copy-below} as the better card below',
    },
    archives: { heading: 'Archives', text: '{archive} one per player in the whole game, reserve included' },
    end: {
      heading: 'The end',
      text: '- tenth card of who began: the opponent has a last turn\n- tenth card of who plays second: over after its effect\n- tie: fewer cards in the pyramid',
    },
  },
  chapters: {
    table: 'The table',
    turn: 'A turn',
    pyramid: 'The pyramid',
    effects: 'Effects and Archives',
    scoring: 'Scoring',
    end: 'The end of the game',
    curious: 'For the curious',
  },
  paragraphs,
  icons: {
    compass: 'Compass',
    'token-white': 'Token of White',
    'token-black': 'Token of Black',
    book: 'Book: points',
    archive: 'Archive',
    ban: 'Never on floor 1',
    'family-blue': 'Blue family',
    'family-yellow': 'Yellow family',
    'family-red': 'Red family',
    'family-green': 'Green family',
    gain: 'Gain compasses',
    lose: 'Opponent loses compasses',
    reserve: 'Into your reserve',
    remove: 'Out of the game',
    'swap-board': 'Swap on the board',
    'swap-pyramid': 'Swap in your pyramid',
    look: 'Look at three cards',
    'in-pyramid-blue': 'Per blue card in your pyramid',
    'in-pyramid-yellow': 'Per yellow card in your pyramid',
    'in-pyramid-red': 'Per red card in your pyramid',
    'in-pyramid-green': 'Per green card in your pyramid',
    'adjacent-blue': 'Per adjacent blue card',
    'adjacent-yellow': 'Per adjacent yellow card',
    'adjacent-red': 'Per adjacent red card',
    'adjacent-green': 'Per adjacent green card',
    'per-adjacent': 'Per adjacent card',
    'adjacent-distinct': 'Per different family around it',
    'per-floor': 'By floor',
    majority: 'Majority',
    'set-four': 'Set of four families',
    'copy-left': 'Copy of the card to the left',
    'copy-right': 'Copy of the card to the right',
    'copy-below': 'Copy of the better card below',
  },
  examples: {
    reach: {
      lead: 'Your token is on space 4. Which cards can you discover?',
      answers: {
        near: '**Yes.** It lies within your reach, and you have at least as many compasses as it costs. You could also locate it, for free.',
        dear: '**Not yet.** You reach it, but it costs more than the 4 compasses you have. You can locate it: then it waits for you.',
        far: '**Out of reach.** Your token would have to stand on its space or beyond. You can locate it all the same.',
        deck: 'The deck. Its top card takes the place of every card that leaves the board, at once.',
      },
    },
    slots: {
      lead: 'Where could your next card go? Point at a free place, or at a card.',
      answers: {
        end: '**Yes**: floor 1 has three cards, so it may still grow, at either end.',
        upper: '**Yes**: two cards lie right below. They would be covered, and their compasses would no longer count.',
        card: 'This place is taken. Cards never leave the pyramid, and nothing is laid on the very same place.',
      },
    },
    rest: {
      lead: 'Which cards bring compasses when you rest? Point at each.',
      answers: {
        open: '**It counts.** Nothing lies on it: its compasses move your token forward.',
        covered: '**It does not count.** A card rests on it; half covered is covered.',
      },
    },
    around: {
      lead: 'The card in the middle of floor 2 scores for the cards adjacent to it. Which are they?',
      answers: {
        self: 'This is the card itself: 2 points for each different family around it. It is not adjacent to itself.',
        near: '**Adjacent.** They touch: beside it, above it or below it.',
        apart: '**Not adjacent.** The two cards do not touch.',
      },
    },
    copies: {
      lead: 'Copies at work. Point at a card to see what it is worth, and why.',
      answers: {
        below: '**8 points**: the better of the two cards it rests on.',
        left: '**8 points**: as many as the card to its left, although that one is a copy itself.',
        source: '**8 points**, and it lends them to the card above.',
        other: 'A card with a number: it is worth just that.',
      },
    },
  },
};
