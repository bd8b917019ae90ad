import { paragraphs } from './en-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Six animals of the ice, one pile of cards each, and a secret Totem: line up long runs, and push the right animal uphill.',
  short: {
    goal: {
      heading: 'The goal',
      text: 'Pile up cards so that neighbours show the same animal, and see your secret Totem animal far to the right of the Landscape.',
    },
    turn: { heading: 'A turn', text: '**Place** cards and take a power, **move** two tokens, **draw** new cards.' },
    place: {
      heading: 'Place',
      text: 'The card on top of your pile is your visible card. Its {place} says how many cards you place now, in any order. Too few in hand? Each missing card is a penalty {penalty}. Then take the power of the animal on top.',
    },
    tokens: {
      heading: 'Move',
      text: 'The two animals of your new visible card move one step: one to the right, one to the left, as you like. A token at an end steps back inwards.',
    },
    draw: {
      heading: 'Draw',
      text: 'Take as many River cards as {draw} says. {place} and {draw} always make six: whoever draws a lot now places few next time. Any beyond 7 in hand go to your penalties.',
    },
    end: {
      heading: 'The end',
      text: 'When the deck is empty and a card is needed, the Reserve {reserve} opens. Play on up to the paw print {paw}; then everybody has one last turn without drawing.',
    },
    score: {
      heading: 'Points',
      text: 'The longest run of each animal: 2, 3, 4, 5, 6 cards give 1, 3, 6, 10, 15. As much again for the number of animals with a run. Plus your Totem, minus penalties.',
    },
  },
  aid: {
    turn: {
      heading: 'Your turn',
      text: '- **A** place as many cards as {place} of the *old* visible card says; missing: −1 each {penalty}\n- take the power of the animal now on top\n- **B** both tokens of the visible card, opposite ways\n- **C** draw {draw} cards; River back to 6; at most 7 in hand',
    },
    card: {
      heading: 'A card',
      text: '- {place} how many you place **next** turn\n- {draw} how many you draw **this** turn\n- together always 6',
    },
    tokens: {
      heading: 'Tokens',
      text: '- one {right}, the other {left}\n- at an end: inwards, the other the opposite way\n- both at an end: both inwards',
    },
    'place-powers': {
      heading: 'Powers in A, from your next turn',
      text: '- {puffin-swap} a hand card for a River card\n- {puffin-takeback} visible card back to hand\n- {moose-place} place 1 more or fewer\n- {fox-bottom} last card to the very bottom\n- {fox-joker} last card face down beneath: wild',
    },
    'other-powers': {
      heading: 'Powers in B and C, at once',
      text: '- {walrus-main} {walrus-associated} one more step\n- {bear-give} give a penalty away\n- {bear-recover} draw from your penalties\n- {orca-refill} River refilled after each card\n- {orca-blind} draw from the deck\n- {moose-draw} draw 1 more or fewer',
    },
    end: {
      heading: 'The end',
      text: '- Reserve {reserve} opened: on up to the paw print {paw}\n- then one turn each: **A** and **B** only',
    },
    score: {
      heading: 'Points',
      text: '- longest run of each animal: 2, 3, 4, 5, 6+ cards = **1, 3, 6, 10, 15**\n- 2, 3, 4, 5, 6 animals with a run = **1, 3, 6, 10, 15**\n- {totem} value under your Totem: **0, 1, 3, 6, 10, 15**\n- {penalty} −1 each\n- tie: earlier from the paw print',
    },
  },
  chapters: {
    table: 'The table',
    turn: 'A turn',
    placing: 'Phase A: placing',
    tokens: 'Phase B: the tokens',
    drawing: 'Phase C: drawing',
    powers: 'The twelve powers',
    end: 'The end of the game',
    scoring: 'Scoring',
    curious: 'For the curious',
  },
  paragraphs,
  icons: {
    place: 'Placement value',
    draw: 'Draw value',
    deck: 'Deck',
    reserve: 'Reserve',
    penalty: 'Penalty',
    paw: 'Paw print',
    joker: 'Wild card',
    totem: 'Totem',
    left: 'To the left',
    right: 'To the right',
    bear: 'Polar bear',
    fox: 'Fox',
    moose: 'Moose',
    orca: 'Orca',
    puffin: 'Puffin',
    walrus: 'Walrus',
    'bear-give': 'Give a penalty',
    'bear-recover': 'Recover penalties',
    'fox-bottom': 'Under the pile',
    'fox-joker': 'Wild, beneath',
    'moose-draw': 'Draw ±1',
    'moose-place': 'Place ±1',
    'orca-refill': 'Running River',
    'orca-blind': 'Blind draw',
    'puffin-swap': 'Trade with the River',
    'puffin-takeback': 'Take-back',
    'walrus-main': 'Extra step, main animal',
    'walrus-associated': 'Extra step, companion',
  },
  examples: {
    visible: {
      lead: 'It is your turn. How many cards do you place? Touch the pile and your hand.',
      answers: {
        visible:
          '**Your visible card.** Its placement value is 2, so you place two cards now. After that another card lies on top, and *that* one will count next time.',
        hand: 'You may place it. Choose two, in any order: the second one ends up on top, gives you its power and moves its two tokens.',
        run: 'Cards further down no longer say how many to place. They matter at the end: two walruses in a row are a run.',
      },
    },
    tokens: {
      lead: 'Your visible card shows Puffin and Moose. Where can the tokens go? Touch the Landscape.',
      answers: {
        moving:
          '**One of the two stands here.** It must move one step: if it goes right, the other goes left, and the other way round. A and B are the two possibilities.',
        target: '**One of them may arrive here.** Several tokens may share a place.',
        still: 'These animals are not on your visible card: their tokens stay where they are.',
        empty: 'Nobody here. A Totem whose token ends up on 0 is worth nothing.',
      },
    },
    ends: {
      lead: 'Now the visible card shows Walrus and Polar bear. The Walrus stands at the end.',
      answers: {
        end: '**At the end** there is only one way: the Walrus steps inwards, to the left. Nothing to choose.',
        inwards: 'Here the Walrus arrives. It went left, so the Polar bear must go right.',
        other: 'The Polar bear moves against the step just made: from 1 to 3.',
        still: 'Their animals are not on your visible card: these tokens stay.',
      },
    },
    pile: {
      lead: 'The game is over; this is your pile, from its bottom at the left. Touch the runs.',
      answers: {
        counts: '**It counts**: the longest run of its animal.',
        shorter: '**Nothing**: another run of the same animal is longer, and only one counts.',
        single: 'A card alone is no run.',
      },
    },
    wild: {
      lead: 'Three walruses, an orca, a wild card {joker}, two foxes. What does the wild card count as? Touch it.',
      answers: {
        wild: '**An orca.** That makes a pair for 1, and a third animal with a run: 3 + 1 + 1, and 3 for three animals, 8 in all. As a fox it would bring 7.',
        counts: 'A run of its own: it counts, with or without the wild card.',
      },
    },
  },
};
