import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  world: {
    heading: 'The world',
    text: 'The map has 122 nodes, joined by 206 segments.\n- {start} **The start**: a compass rose in northern Europe.\n- {green} **80 green places**. Each has one card {card}, and each card one place.\n- {blue} **20 blue nodes**: they give a bonus arrow.\n- {red} **21 red nodes**: they give a ticket.\nStart, blue and red nodes have no card.',
  },
  expeditions: {
    heading: 'Three expeditions',
    text: 'Yellow {yellow-arrow}, red {red-arrow} and blue {blue-arrow}: 45 arrows each, 135 in all. Each colour is one expedition, and **belongs to nobody**: everybody extends all three.\nThe order of its arrows matters: the last one placed is where an expedition goes on, and the only one that can be taken back. What is not on the map is its stock.',
  },
  passages: {
    heading: 'Passages',
    text: 'Three red nodes lie on the edge of the map: **I**, **II** and **III** {passage}. Each is drawn as two half discs, left and right at the same height, and is **one single node**.\nAn expedition that arrives there is at a red node like any other. Its next arrow may leave on either side. The edge can be crossed nowhere else.',
  },
  near: {
    heading: 'Near and far',
    text: 'The distance between two nodes is the smallest number of segments between them, through nodes of any colour and through passages.\nTwelve places lie fewer than 3 segments from the start: they are **near**. The other 68 are **far**. Only far places can be key places, and only they are common objectives at the beginning.',
  },
  outfit: {
    heading: 'What everybody gets',
    text: 'Four tokens {token} of one colour, and 3 tickets {ticket}. The large token only shows who plays which colour. The box holds 40 tickets; the rest are the supply.',
  },
  deal: {
    heading: 'Dealing',
    text: 'All 80 cards are shuffled. With 2 or 3 players everybody gets **12 cards**, with 4, 5 or 6 players **9**. They are your secret objectives.\nYou must hold at least 4 far places. In the rare hand that does not, near cards go under the deck one by one, the first dealt first, each replaced by the top card, until it does.',
  },
  row: {
    heading: 'Common objectives',
    text: 'Six cards are turned up beside the deck: the common objectives {common}. Near places that turn up go under the deck and are replaced: all six are far.\nThere are never more than six. What is left is the deck, face down.',
  },
  first: {
    heading: 'Who begins',
    text: 'Whoever has last travelled abroad; here you choose the first player, or leave it to chance. Turns go clockwise from there. First everybody marks [key places](keys), then the first player takes the first turn.',
  },
  keys: {
    heading: 'Key places',
    text: 'In turn order, one token at a time, everybody puts **four tokens** {token} on the places of four cards in hand. You must place all four. Each place must be [far](near), and can bear only one token.\nThe cards stay in your hand, but from now on everybody knows that you hold them. In return each token you get back is worth a point, and each one left on the map costs one.',
  },
  turn: {
    heading: 'Your turn',
    text: 'Place **one arrow**; use **up to two tickets** {ticket}, each before or after it. Nothing else.\nYour turn ends when you say so, once your arrow is placed and nothing is waiting for a decision.',
  },
  main: {
    heading: 'The arrow of your turn',
    text: 'Extending one expedition by one arrow is compulsory, and it must be this arrow: those you get by a ticket, a bonus or a restart **never replace it**.\nOnly when all 135 arrows lie on the board, so that no expedition can be extended, may you end your turn without it.',
  },
  'at-once': {
    heading: 'At once, or never',
    text: 'Bonus arrows {bonus} and restarts {restart} are used at once. While one of them waits, or the cards of an exchange, you can neither use a ticket, nor place the arrow of your turn, nor end it. What you do not use then is lost.',
  },
  extend: {
    heading: 'Extending an expedition',
    text: 'Take an arrow from the stock of a colour and lay it on a segment, from where the expedition stands to a neighbouring node.\n- **Not begun**: from the start {start}, to one of its six neighbours.\n- **Open**: only from its tip, the head of its last arrow.\n- **Looped**: from [any node it has visited](left-looped).',
  },
  once: {
    heading: 'Never twice',
    text: 'An expedition **never uses a segment twice**, in either direction, in the whole game. So it cannot turn round and go back.',
  },
  'side-by-side': {
    heading: 'Other colours do not matter',
    text: 'A segment can carry three arrows, one of each colour {yellow-arrow} {red-arrow} {blue-arrow}, in any directions. That another expedition has been at a node means nothing.',
  },
  stock: {
    heading: 'When a colour runs out',
    text: 'Once all 45 arrows of a colour lie on the board, that expedition cannot be extended; take another one. An arrow that is [removed](removal) goes back to its stock and can be placed again.',
  },
  home: {
    heading: 'Back at the start',
    text: 'An expedition may return to the start {start}. Nothing is gained there, but the start counts as visited from the beginning, so the arrow closes a [loop](loop).',
  },
  ways: {
    heading: 'No dead ends',
    text: 'As long as a colour has an arrow left, it can be extended: every node has at least two ways out, and 45 arrows never use them all up. You cannot be stuck.',
  },
  own: {
    heading: 'Reaching a place',
    text: 'An arrow that ends at a green place {green} is an arrival, whoever placed it and for whatever reason. Whoever holds the card of that place **lays it face up**, whether it is their turn or not {lay}.\nIf their token {token} is there, they take it back and put it on the card.\nHere this happens by itself: nobody can forget it.',
  },
  commons: {
    heading: 'Reaching a common objective',
    text: 'It goes to **whoever placed the arrow** {common}, and is laid with the own cards. The top card of the deck replaces it before anything else is decided; this card may be near too.\nWhen the deck is empty, nothing replaces it and the row gets shorter.',
  },
  late: {
    heading: 'Too late, or too early',
    text: 'A card that enters the row, or your hand, while an expedition already stands at its place or has been there, gives nothing. An expedition must **arrive there again**.\nIf the card is already laid, or still in the deck, nothing happens.',
  },
  'red-node': {
    heading: 'Red nodes',
    text: 'The player whose turn it is gains **one ticket** {ticket}, passages {passage} included. There is always one left: should the box run out, take something else.',
  },
  'blue-node': {
    heading: 'Blue nodes',
    text: 'The player whose turn it is gains a **bonus arrow** {bonus}: one more arrow at once, for any expedition. It causes an arrival of its own, so that bonus may follow bonus.\nYou may give it up; if several are waiting, you give up all of them. Your turn goes on.',
  },
  order: {
    heading: 'In which order',
    text: 'After each arrow:\n- cards and tickets of the node reached;\n- is it a loop?\n- the restart;\n- the bonus arrows;\n- back to your turn.',
  },
  loop: {
    heading: 'A loop',
    text: 'When an arrow reaches a node that **this expedition has already visited**, it closes a loop {loop}. The start always counts as visited. Only arrows that still lie on the board count: one that was removed leaves no trace.\nThe node gives what it always gives. The expedition now has no free tip. If its stock is empty, nothing more happens.',
  },
  restart: {
    heading: 'The restart',
    text: 'Whoever closed the loop may at once place **one more arrow of that colour** {restart}, from any node it has visited: on the loop or off it, the start too. It costs nothing and is not the arrow of the turn. You may decline.\nWhere it leaves, nothing is gained; where it ends, everything as usual, and from there the expedition goes on. It may close another loop, which gives another restart.\nA free segment between two visited nodes can be used in either direction.',
  },
  double: {
    heading: 'A loop on a blue node',
    text: 'It gives both: **first the restart** of that expedition, **then the bonus arrow** for any of them. Several of each add up; every restart comes before the next bonus arrow.',
  },
  'left-looped': {
    heading: 'A loop left as it is',
    text: 'If the restart was declined, or impossible, the expedition stays looped. Whoever extends it later, for whatever reason, may start from **any node it has visited**.',
  },
  tickets: {
    heading: 'Tickets',
    text: 'In your own turn only, one after the other, **two at most**, before or after your arrow. A ticket gained in this turn may be used in it. A used ticket goes back to the supply.\nEach buys one of three things: [one more arrow](extra), the [removal](removal) of an arrow, or an [exchange](exchange).',
  },
  extra: {
    heading: 'One more arrow',
    text: '{ticket-arrow} Extend any expedition by one arrow, with everything that follows from it. It does not count as the arrow of your turn.',
  },
  removal: {
    heading: 'Removing an arrow',
    text: '{ticket-remove} Take the **last arrow** of any expedition back into its stock, whoever placed it, and even if it closed a loop. Nothing that was laid, taken or gained is undone.\nIf it was the only arrow, that expedition begins again at the start.',
  },
  uncovered: {
    heading: 'What a removal sets off',
    text: 'The node that the arrow **came from** counts as reached:\n- whoever holds its card lays it, and takes the token back;\n- red gives you a ticket, blue a bonus arrow;\n- a common objective is **not** taken: that needs an arrow;\n- the start gives nothing.\nIf the expedition is a loop again, because the arrow was a restart, you may [restart](restart) it; this comes before the bonus arrow.',
  },
  exchange: {
    heading: 'Exchanging a card',
    text: '{ticket-exchange} Look at the two top cards of the deck. Either keep one of them and put the other, then one card of your hand, under the deck; or put both under it, as they came. The ticket is spent in either case.\nThe new card may be near or far. Your hand is as large as before. If only one card is left, you draw one. With an empty hand or an empty deck there is no exchange.',
  },
  abandoned: {
    heading: 'Giving a key place back',
    text: 'You may put back the card of a key place. Its token {token} then stays on the board **for good** and costs a point at the end, even if you draw that card again.',
  },
  'last-card': {
    heading: 'The end is announced',
    text: '- as soon as a player lays the **last card of their hand**, in their turn or not;\n- as soon as **all 135 arrows** lie on the board. Removing one afterwards changes nothing.',
  },
  'last-round': {
    heading: 'The last round',
    text: 'The round is played to its end, up to the player before the first one: everybody has had the same number of turns. Then it is over.\nAn empty hand is no reason to stop: common objectives still count. If there is no arrow left, you may use tickets or simply end your turn; if you remove an arrow, you must place one again.',
  },
  score: {
    heading: 'Counting',
    text: '- {lay} **+1** per card laid, own and common;\n- {token} **+1** per token taken back;\n- {card} **−1** per card in hand;\n- {token} **−1** per own token on the map.',
  },
  winner: {
    heading: 'Who wins',
    text: 'The most points. In a tie, the most tickets {ticket} left; after that, the victory is shared.',
  },
  europe: {
    heading: 'Europe',
    text: 'Everything begins here. Five of the start’s six neighbours are places of Europe: the cards of that first step are quickly laid, but none of them can be a key place. The sixth is blue: a good beginning.',
  },
  africa: {
    heading: 'Africa',
    text: 'Two ways lead in from Europe: by Athens to Timgad and Giza, and by the Iberian Peninsula to Timgad or round by the Canary Islands. By sea it is also reached from the Americas and from Asia. In the north the places lie close together, so loops come easily; the south is long, and goes out to sea.',
  },
  asia: {
    heading: 'Asia',
    text: 'Almost a third of all cards. The north is reached by Zagorsk, the middle by the Caspian Sea, the south by Petra. In the far east the northern passage {passage} leads on to Alaska.',
  },
  oceania: {
    heading: 'Oceania',
    text: 'Far from the start on every way: by south-eastern Asia, or by passages II and III from the Americas. Whoever holds two cards here does well to look at both ways.',
  },
  'north-america': {
    heading: 'North and Central America',
    text: 'By Newfoundland, or by Iceland and Greenland. Newfoundland is a crossroads: three blue nodes and a red one lie around it. From the west coast passages I and II lead to Asia.',
  },
  'south-america': {
    heading: 'South America',
    text: 'From the north by Tikal, from the east across the Atlantic to Salvador. The islands of the Pacific lie on the way to passages II and III.',
  },
  seas: {
    heading: 'Seas and ice',
    text: 'Oceans, the Northwest Passage and Antarctica are places like all others. All but the Northwest Passage lie far out, with three ways each: think of them early.',
  },
  secrets: {
    heading: 'Who knows what',
    text: 'Hands are secret; their size is not, nor are tickets, tokens, laid cards, arrows and the number of cards in the deck. A token tells everybody one card of a hand.\nOf an exchange the others see only that it was made: not the cards, not the choice, not whether anything was kept. Whether a token was given up its owner alone knows, until the place is reached and no card is laid. Near cards that turned up while the row was laid out were seen by all.',
  },
  chance: {
    heading: 'Chance',
    text: 'There is only one shuffle, and perhaps the choice of the first player. Whatever comes later was decided by the order of the deck.',
  },
  decisions: {
    heading: 'One decision at a time',
    text: 'There is always exactly one thing to decide. In this order: mark a key place; the cards of an exchange; a restart; a bonus arrow; else your turn, which is free. What belongs to another decision is refused until this one is made.\nA turn remembers little: whether your arrow is placed, how many tickets you used, and what is waiting.',
  },
  moves: {
    heading: 'All there is to do',
    text: 'Mark a place. Place the arrow of the turn, a ticket arrow, a bonus arrow, a restart. Remove an arrow. Draw for an exchange; keep a card for another, or none. Decline a restart, decline a bonus. End the turn. That is the whole game.',
  },
  always: {
    heading: 'What is always true',
    text: 'Deck, hands, row and laid cards are 80 together. Stock and map make 45 arrows of each colour. Everybody’s tokens, on the board and recovered, are four. A place bears one token at most, a segment one arrow of each colour.',
  },
  forever: {
    heading: 'A game without end?',
    text: 'A turn is always finite, a game need not be: with its tip on a red node, one could place an arrow, remove it and have the ticket back, for ever. No rule forbids it. Nobody would invite you again.',
  },
};
