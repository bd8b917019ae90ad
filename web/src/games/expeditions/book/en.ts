import { paragraphs } from './en-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Three expeditions that belong to nobody, and a hand full of places where you would like them to go.',
  short: {
    idea: {
      heading: 'The goal',
      text: 'Lead the three expeditions to the places of your cards. Each card laid is worth 1 point, each one left in hand costs 1. Four of them bear a token {token}: those count double.',
    },
    turn: {
      heading: 'A turn',
      text: 'Place one arrow: extend any expedition from its tip, never twice along the same segment. Use up to two tickets {ticket}. End your turn.',
    },
    reach: {
      heading: 'Reaching a place',
      text: 'Whoever holds its card lays it, even out of turn, and takes the token back. A common objective {common} goes to whoever placed the arrow.',
    },
    nodes: { heading: 'Red and blue', text: 'Red {red}: a ticket. Blue {blue}: another arrow at once, for any expedition.' },
    loops: {
      heading: 'Loops',
      text: 'An expedition that meets its own way closes a loop {loop}: you may restart it at once, from any node it has visited.',
    },
    tickets: {
      heading: 'Tickets',
      text: 'One more arrow {ticket-arrow}; or take back the last arrow of an expedition {ticket-remove}; or exchange a card {ticket-exchange}.',
    },
    end: {
      heading: 'The end',
      text: 'When somebody has laid a whole hand, or all arrows lie, the round is finished. Most points wins; in a tie, most tickets.',
    },
  },
  aid: {
    turn: {
      heading: 'Your turn',
      text: '- **1 arrow**, compulsory\n- **0 to 2 tickets**, before or after\n- bonus and restart: at once, or lost\nFrom the tip; not begun: {start}; looped: any node visited. A segment once per colour.',
    },
    reached: {
      heading: 'An arrow ends at',
      text: '- {green} card in a hand: laid by its owner, {token} back\n- {common} common objective: yours, replaced from the deck\n- {red} +1 {ticket}\n- {blue} +1 arrow, any expedition\n- {start} nothing',
    },
    loop: {
      heading: 'Loop',
      text: '- {loop} a node the same colour has visited\n- {restart} 1 arrow of that colour, from any node visited\n- on blue: restart, then bonus',
    },
    tickets: {
      heading: 'Tickets',
      text: '- {ticket-arrow} one more arrow\n- {ticket-remove} last arrow of a colour back; the node it came from counts as reached (no common objective)\n- {ticket-exchange} see 2 cards, keep 1 for 1, or none',
    },
    setup: {
      heading: 'Setup',
      text: '- 12 cards (2–3 players), 9 cards (4–6)\n- 3 {ticket}, 4 {token} on far places: 3 segments or more\n- 6 {common}, all far',
    },
    score: { heading: 'Points', text: '- +1 card laid, +1 {token} back\n- −1 card in hand, −1 {token} on the map\n- tie: {ticket}' },
    end: { heading: 'The end', text: '- a hand is empty, or 135 arrows lie\n- the round is finished' },
  },
  chapters: {
    table: 'The map and the pieces',
    setup: 'Before the journey',
    turn: 'A turn',
    arrows: 'Arrows',
    reach: 'Arriving',
    loops: 'Loops',
    tickets: 'Tickets',
    end: 'The end of the game',
    atlas: 'The eighty places',
    curious: 'For the curious',
  },
  paragraphs,
  icons: {
    start: 'Start',
    green: 'Place',
    blue: 'Blue node',
    red: 'Red node',
    passage: 'Passage',
    'yellow-arrow': 'Yellow expedition',
    'red-arrow': 'Red expedition',
    'blue-arrow': 'Blue expedition',
    token: 'Token of a key place',
    card: 'Card of a place',
    common: 'Common objective',
    lay: 'A card is laid',
    loop: 'Loop',
    restart: 'Restart',
    bonus: 'Bonus arrow',
    ticket: 'Ticket',
    'ticket-arrow': 'Ticket: one more arrow',
    'ticket-remove': 'Ticket: removal',
    'ticket-exchange': 'Ticket: exchange',
  },
  examples: {
    extend: {
      lead: 'Yellow stands in Timgad, red in Petra, blue has not begun. Where could the next arrow end?',
      answers: {
        end: '**Yes.** It is one segment away from a tip, or from the start for blue, and that segment is free in its colour.',
        tip: 'Here stands a tip. An arrow leaves from it; it does not stay.',
        used: '**No.** The only arrow that could lead here would run along a segment its colour has already used, or start from elsewhere than its tip.',
        far: '**Too far.** No expedition stands beside it. Two arrows, or more, would be needed.',
      },
    },
    reach: {
      lead: 'Yellow is in Timgad, red on the Canary Islands, blue in the Sahara. Timbuktu is your key place, Kush a common objective. What would an arrow bring you?',
      answers: {
        mine: '**Four points up**: the card is laid (from −1 to +1) and the token is back (from −1 to +1).',
        common: '**One point**: you take the common objective because you place the arrow.',
        red: '**A ticket.**',
        blue: '**A bonus arrow**, at once, for any expedition.',
        plain: 'Nothing for you. Perhaps another player holds the card, and lays it.',
        far: 'No arrow can end here now.',
      },
    },
    loop: {
      lead: 'Yellow has come round to Athens and closed a loop. From where may it be restarted, and to where?',
      answers: {
        closing: 'Here the loop was closed. The restart may leave from here too.',
        visited: '**From here, yes**: yellow has visited this node. That nothing is gained by leaving is true everywhere.',
        end: '**To here, yes**: a free segment joins it to a node that yellow has visited.',
        outside: 'Yellow has not been here, and no segment leads here from where it has been.',
      },
    },
    removal: {
      lead: 'The last yellow arrow leads from the Iberian Peninsula to the Canary Islands. You take it back with a ticket. What happens at each node?',
      answers: {
        tail: '**It counts as reached.** It is blue: you gain a bonus arrow, and yellow goes on from here.',
        head: 'Yellow no longer stands here. Whatever was laid when it arrived stays laid.',
        other: 'Nothing happens here.',
      },
    },
    passage: {
      lead: 'Red has reached passage I: the left and the right edge of the map. Where can it go on?',
      answers: {
        half: '**The same node twice.** Red came in on one side and stands on both.',
        beside: '**Yes**: this node is joined to passage I, on whichever side it lies.',
        other: 'Not from passage I.',
      },
    },
  },
};
