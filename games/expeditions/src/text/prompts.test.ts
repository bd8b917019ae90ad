import { expect, test } from 'vitest';
import { play, quiet } from '../../test/table.ts';
import { cardNumber as card, type ExpeditionsMove, type ExpeditionsView, game, nodeNumber as node, texts } from '../index.ts';

const [fr, it, en] = await Promise.all([texts.fr(), texts.it(), texts.en()]);
const NAMES = ['Ada', 'Bo', 'Cléo'];

/** Ada is to move; one yellow arrow lies on the board. */
const VIEW = game.view(quiet({ arrows: { yellow: ['start', 'rome'] } }), 0);

type Row<T> = readonly [T, fr: string, it: string, en: string];

const TASKS: readonly Row<Partial<ExpeditionsView>>[] = [
  [
    { awaited: 'mark', tokens: [[1], []] },
    'À vous : marquez un lieu clé de votre main (2 sur 4).',
    'Tocca a te: segna un luogo chiave della tua mano (2 di 4).',
    'Your turn: mark a key place from your hand (2 of 4).',
  ],
  [
    { awaited: 'exchange', drawn: [1, 2] },
    'À vous : gardez une des deux cartes piochées et choisissez celle que vous rendez, ou renoncez.',
    'Tocca a te: tieni una delle due carte pescate e scegli quale rendere, oppure rinuncia.',
    'Your turn: keep one of the two drawn cards and choose one to put back, or decline.',
  ],
  [
    { awaited: 'exchange', drawn: [1] },
    'À vous : gardez la carte piochée et choisissez celle que vous rendez, ou renoncez.',
    'Tocca a te: tieni la carta pescata e scegli quale rendere, oppure rinuncia.',
    'Your turn: keep the drawn card and choose one to put back, or decline.',
  ],
  [
    { awaited: 'restart', restart: 1 },
    'À vous : l’expédition rouge forme une boucle ; relancez-la depuis un rond qu’elle a visité, ou renoncez.',
    'Tocca a te: la spedizione rossa forma un anello; falla ripartire da un disco che ha visitato, oppure rinuncia.',
    'Your turn: the red expedition has closed a loop; restart it from any node it has visited, or decline.',
  ],
  [
    { awaited: 'restart', restart: 1, bonus: 1 },
    'À vous : l’expédition rouge forme une boucle ; relancez-la depuis un rond qu’elle a visité, ou renoncez. Ensuite : 1 flèche bonus.',
    'Tocca a te: la spedizione rossa forma un anello; falla ripartire da un disco che ha visitato, oppure rinuncia. Poi: 1 freccia bonus.',
    'Your turn: the red expedition has closed a loop; restart it from any node it has visited, or decline. Then: 1 bonus arrow.',
  ],
  [
    { awaited: 'bonus', bonus: 1 },
    'À vous : prolongez une expédition avec votre flèche bonus, ou renoncez-y.',
    'Tocca a te: prolunga una spedizione con la freccia bonus, oppure rinuncia.',
    'Your turn: extend any expedition with your bonus arrow, or give it up.',
  ],
  [
    { awaited: 'bonus', bonus: 2 },
    'À vous : prolongez une expédition avec une de vos 2 flèches bonus, ou renoncez à toutes.',
    'Tocca a te: prolunga una spedizione con una delle tue 2 frecce bonus, oppure rinuncia a tutte.',
    'Your turn: extend any expedition with one of your 2 bonus arrows, or give them up.',
  ],
  [
    {},
    'À vous : prolongez une expédition d’une flèche ; vous pouvez utiliser 2 tickets avant ou après.',
    'Tocca a te: prolunga una spedizione di una freccia; puoi usare 2 biglietti prima o dopo.',
    'Your turn: extend an expedition by one arrow; you may use 2 tickets before or after.',
  ],
  [
    { ticketsUsed: 1 },
    'À vous : prolongez une expédition d’une flèche ; vous pouvez utiliser 1 ticket avant ou après.',
    'Tocca a te: prolunga una spedizione di una freccia; puoi usare 1 biglietto prima o dopo.',
    'Your turn: extend an expedition by one arrow; you may use 1 ticket before or after.',
  ],
  [
    { ticketsUsed: 2 },
    'À vous : prolongez une expédition d’une flèche.',
    'Tocca a te: prolunga una spedizione di una freccia.',
    'Your turn: extend an expedition by one arrow.',
  ],
  [
    { mainDone: true },
    'À vous : vous pouvez utiliser 2 tickets ou finir votre tour.',
    'Tocca a te: puoi usare 2 biglietti o finire il turno.',
    'Your turn: you may use 2 tickets, or end your turn.',
  ],
  [{ mainDone: true, tickets: [0, 5] }, 'À vous : finissez votre tour.', 'Tocca a te: finisci il turno.', 'Your turn: end your turn.'],
  [
    { expeditions: [] },
    'À vous : il ne reste aucune flèche ; vous pouvez utiliser 2 tickets ou finir votre tour.',
    'Tocca a te: non restano frecce; puoi usare 2 biglietti o finire il turno.',
    'Your turn: no arrow is left; you may use 2 tickets, or end your turn.',
  ],
  [
    { expeditions: [], tickets: [0, 5] },
    'À vous : il ne reste aucune flèche ; finissez votre tour.',
    'Tocca a te: non restano frecce; finisci il turno.',
    'Your turn: no arrow is left; end your turn.',
  ],
  [
    { mainDone: true, ticketsUsed: 2, ending: true },
    'À vous : finissez votre tour. C’est la dernière manche.',
    'Tocca a te: finisci il turno. È l’ultimo round.',
    'Your turn: end your turn. This is the last round.',
  ],
];

test.each(TASKS)('with %j the prompt tells the reader what to do', (change, ...expected) => {
  const view = { ...VIEW, ...change };
  expect([fr, it, en].map((texts) => texts.prompt(view, NAMES, 0))).toEqual(expected);
});

const WAITS: readonly Row<Partial<ExpeditionsView>>[] = [
  [{ awaited: 'mark' }, 'Ada marque un lieu clé.', 'Ada segna un luogo chiave.', 'Ada is marking a key place.'],
  [{ awaited: 'exchange' }, 'Ada regarde les cartes piochées.', 'Ada guarda le carte pescate.', 'Ada is looking at the drawn cards.'],
  [
    { awaited: 'restart', restart: 1 },
    'Ada peut relancer l’expédition rouge.',
    'Ada può far ripartire la spedizione rossa.',
    'Ada may restart the red expedition.',
  ],
  [{ awaited: 'bonus', bonus: 1 }, 'Ada peut poser une flèche bonus.', 'Ada può posare una freccia bonus.', 'Ada may place a bonus arrow.'],
  [{}, 'Ada joue.', 'Ada sta giocando.', 'Ada is playing.'],
  [
    { ending: true },
    'Ada joue. C’est la dernière manche.',
    'Ada sta giocando. È l’ultimo round.',
    'Ada is playing. This is the last round.',
  ],
];

test.each(WAITS)('with %j the prompt tells the others who is doing what', (change, ...expected) => {
  const view = { ...VIEW, ...change };
  for (const you of [1, 'spectator'] as const) expect([fr, it, en].map((texts) => texts.prompt(view, NAMES, you))).toEqual(expected);
});

test('at the end the prompt names who won, or who shares the victory', () => {
  const state = quiet({ hands: { P: ['denali'], Q: ['rome'] } });
  state.first = 1;
  play(state, 'main yellow start rome');
  play(state, 'end');
  const prompts = (view: ExpeditionsView): string[] => [fr, it, en].map((texts) => texts.prompt(view, NAMES, 0));
  expect(prompts(game.view(state, 'spectator'))).toEqual([
    'La partie est finie : Bo gagne avec 1 point.',
    'La partita è finita: Bo vince con 1 punto.',
    'The game is over: Bo wins with 1 point.',
  ]);
  expect(
    prompts({
      ...game.view(state, 0),
      hands: [[], []],
      laid: [
        [1, 2],
        [3, 4],
      ],
    }),
  ).toEqual([
    'La partie est finie : Ada et Bo partagent la victoire avec 2 points.',
    'La partita è finita: Ada e Bo condividono la vittoria con 2 punti.',
    'The game is over: Ada and Bo share the victory with 2 points.',
  ]);
});

const MOVES: readonly Row<ExpeditionsMove>[] = [
  [{ type: 'mark', card: card('uluru') }, 'Marquer Uluru', 'Segna Uluru', 'Mark Uluru'],
  [
    { type: 'main', colour: 0, from: node('start'), to: node('rome') },
    'Jaune : Rose des vents (départ) → Rome',
    'Gialla: Rosa dei venti (partenza) → Roma',
    'Yellow: Compass rose (start) → Rome',
  ],
  [
    { type: 'ticket-arrow', colour: 1, from: node('rome'), to: node('b08') },
    'Ticket, rouge : Rome → Péninsule Ibérique',
    'Biglietto, rossa: Roma → Penisola iberica',
    'Ticket, red: Rome → Iberian Peninsula',
  ],
  [
    { type: 'bonus', colour: 2, from: node('start'), to: node('athens') },
    'Bonus, bleue : Rose des vents (départ) → Athènes',
    'Bonus, blu: Rosa dei venti (partenza) → Atene',
    'Bonus, blue: Compass rose (start) → Athens',
  ],
  [
    { type: 'restart', colour: 0, from: node('athens'), to: node('petra') },
    'Relance, jaune : Athènes → Petra',
    'Ripartenza, gialla: Atene → Petra',
    'Restart, yellow: Athens → Petra',
  ],
  [
    { type: 'ticket-remove', colour: 0 },
    'Ticket : retirer la dernière flèche jaune (Rose des vents (départ) → Rome)',
    'Biglietto: togli l’ultima freccia gialla (Rosa dei venti (partenza) → Roma)',
    'Ticket: remove the last yellow arrow (Compass rose (start) → Rome)',
  ],
  [
    { type: 'ticket-remove', colour: 1 },
    'Ticket : retirer la dernière flèche rouge',
    'Biglietto: togli l’ultima freccia rossa',
    'Ticket: remove the last red arrow',
  ],
  [
    { type: 'ticket-exchange' },
    'Ticket : piocher deux cartes et en échanger une',
    'Biglietto: pesca due carte e scambiane una',
    'Ticket: draw two cards and exchange one',
  ],
  [
    { type: 'exchange-keep', keep: card('kush'), discard: card('bagan') },
    'Garder Koush, rendre Bagan',
    'Tieni Kush, rendi Bagan',
    'Keep Kush, put back Bagan',
  ],
  [{ type: 'exchange-decline' }, 'Ne garder aucune carte piochée', 'Non tenere nessuna carta pescata', 'Keep none of the drawn cards'],
  [{ type: 'restart-decline' }, 'Ne pas relancer', 'Non far ripartire', 'Do not restart'],
  [{ type: 'bonus-decline' }, 'Renoncer à la flèche bonus', 'Rinuncia alla freccia bonus', 'Give up the bonus arrow'],
  [{ type: 'end' }, 'Finir le tour', 'Finisci il turno', 'End the turn'],
];

test.each(MOVES)('%j has a label', (move, ...expected) => {
  expect([fr, it, en].map((texts) => texts.move(move, VIEW))).toEqual(expected);
});

test('every kind of move is tried above', () => {
  expect(new Set(MOVES.map(([{ type }]) => type))).toEqual(new Set(game.vocabulary.map(({ type }) => type)));
});

test('several bonus arrows are given up together (RUL-19)', () => {
  expect([fr, it, en].map((texts) => texts.move({ type: 'bonus-decline' }, { ...VIEW, bonus: 2 }))).toEqual([
    'Renoncer aux flèches bonus',
    'Rinuncia alle frecce bonus',
    'Give up the bonus arrows',
  ]);
});
