import { paragraphs } from './en-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Nine scientists, three locations, and animals that appear where the right two people stand.',
  short: {
    goal: { heading: 'The goal', text: 'Collect stars {star}: with animals, flags, objectives and scoring cards. Most stars win.' },
    turn: { heading: 'A turn', text: '**Observe** an animal, or **regroup**. Everybody takes one turn per round.' },
    observe: {
      heading: 'Observe',
      text: 'Play a card on a location where its two scientists stand. One of them walks one place to the left, the other one place to the right. If the next space of the track shows the card’s vehicle, the flag {flag} advances.',
    },
    draw: {
      heading: 'Then draw',
      text: 'Take a card from the pool, or the top card of the deck. For a star {star} you may change the whole pool first.',
    },
    regroup: {
      heading: 'Regroup',
      text: 'Replace any of your cards from the deck. Gain a star {star} per scientist in your camps {camp}, then bring them all to one location.',
    },
    objectives: {
      heading: 'Objectives',
      text: 'Whoever first fulfils one gains 5 stars at once. The others have until the end of that round.',
    },
    end: {
      heading: 'The end',
      text: 'A seventh card on a location: the round is finished, then count. Sets of one species on one location, spaces of the flags, stars on cards, the two scoring cards, and the stars you own.',
    },
  },
  aid: {
    turn: { heading: 'Your turn', text: '- **Observe** *or* **regroup**\n- nothing playable: regroup' },
    observe: {
      heading: 'Observe',
      text: '- card on a location with both scientists\n- one walks left, one walks right\n- next space shows the vehicle: {flag} +1\n- objectives\n- draw a card',
    },
    draw: {
      heading: 'Draw',
      text: '- from the pool, refilled at once\n- *or* from the deck, unseen\n- before, once per round: −1 {star}, four new cards',
    },
    regroup: {
      heading: 'Regroup',
      text: '- discard any, draw as many\n- +1 {star} per scientist in your {camp}\n- all of them to **one** location\n- objectives',
    },
    objectives: {
      heading: 'Objectives',
      text: '- reached: +5 {star}, at once, by itself\n- still open for those who play later in the round\n- then gone',
    },
    scoring: {
      heading: 'At the end',
      text: '- 2, 3, 4, 5, 6, 7 of a species on one location: 1, 3, 6, 10, 15, 21\n- {flag} outer tracks: 1, 2, 3, 5, 8, 11, 15\n- {flag} middle track: 1, 2, 3, 4, 6, 8, 11\n- 1 per {star} on cards in play\n- two scoring cards\n- {star} you own',
    },
    end: { heading: 'The end', text: '- seventh card on a location: finish the round\n- tie: furthest {flag}, then {star} owned' },
  },
  chapters: {
    table: 'The table',
    setup: 'Setting up',
    turn: 'A turn',
    observe: 'Observing',
    regroup: 'Regrouping',
    objectives: 'Objectives',
    deck: 'Deck and discard pile',
    end: 'The end of the game',
    scoring: 'Scoring',
    curious: 'For the curious',
  },
  paragraphs,
  icons: {
    bear: 'Polar bear',
    fox: 'Arctic fox',
    owl: 'Snowy owl',
    seal: 'Harp seal',
    puffin: 'Atlantic puffin',
    sleigh: 'Sleigh',
    zeppelin: 'Zeppelin',
    submarine: 'Submarine',
    kayak: 'Kayak',
    skis: 'Skis',
    yellow: 'Yellow scientist',
    pink: 'Pink scientist',
    blue: 'Blue scientist',
    star: 'Star',
    camp: 'Camp',
    flag: 'Flag',
    first: 'First player',
  },
  examples: {
    observe: {
      lead: 'This puffin asks for two yellow scientists, and so it carries a star. Where can you observe it?',
      answers: {
        fits: '**Yes.** Two yellow scientists stand here: one walks to the middle, the other into the right camp. And the kayak is on the next space, so the flag advances.',
        short: '**No.** There must be two yellow scientists here. Those of other places, and those in camp, do not help.',
      },
    },
    flag: {
      lead: 'You play this owl by zeppelin. On which location does the flag advance?',
      answers: {
        next: '**It advances.** The next space of this track shows the zeppelin.',
        past: '**It stays.** A zeppelin has been passed already; only the *next* space counts, and it shows sleigh and submarine.',
        other: '**It stays.** The next space shows sleigh and kayak. You may observe the owl here all the same.',
      },
    },
    pool: {
      lead: 'You have observed, and now you fill your hand. What are the choices?',
      answers: {
        take: 'You may take this card. The deck fills its place at once. Everybody has seen what you took.',
        deck: 'You may draw the top card of the deck: a surprise, for everybody.',
        refresh: 'For 1 star the four cards of the pool leave and four others come. Then you take one of them, or draw.',
      },
    },
    return: {
      lead: 'You regroup, and four scientists leave your camps. Where do they go?',
      answers: {
        left: 'Seven on one location: nearly every card can be played here next. The other two locations stay almost empty.',
        middle: 'To the middle, where nobody stands. All four go together; they cannot be split.',
        right: 'Six on the right. Note the three colours together again: that matters for the next cards.',
      },
    },
    window: {
      lead: 'Three objectives, each in another state, and two scoring cards. Touch them.',
      answers: {
        open: '**Open.** Nobody has it yet. Whoever fulfils it first gains 5 stars.',
        hot: '**Still open for this round.** Somebody has just reached it. If you do so too on your turn of the same round, you gain 5 stars as well.',
        gone: '**Gone.** The round in which it was reached is over; nobody can get it any more.',
        score: 'A scoring card. It counts once, at the very end, for everybody.',
      },
    },
    count: {
      lead: 'A board at the end of a game. What does each location bring?',
      answers: {
        left: 'Three foxes: **3 stars**, neighbours or not; the lone bear brings none. The flag stands on 3: **3 stars**.',
        middle: 'Five seals: **10 stars**; bear and puffin bring none. The flag stands on **6**. One card has a star on it: **1**.',
        right: 'Two puffins: **1 star**. The flag stands on 3: **3 stars**. One card has a star on it: **1**.',
        camp: 'Scientists in camp count only if a scoring card says so.',
      },
    },
  },
};
