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
    { stage: 'mark', tokens: [[], []] },
    'À vous : marquez 4 de vos cartes comme lieux clés.',
    'Tocca a te: segna 4 delle tue carte come luoghi chiave.',
    'Your turn: mark 4 of your cards as key places.',
  ],
  [
    { stage: 'mark', tokens: [[1], []] },
    'À vous : marquez le prochain lieu clé (2 sur 4).',
    'Tocca a te: segna il prossimo luogo chiave (2 di 4).',
    'Your turn: mark your next key place (2 of 4).',
  ],
  [
    { stage: 'exchange', drawn: [1, 2] },
    'À vous : gardez une des deux, contre une des vôtres.',
    'Tocca a te: tieni una delle due, per una delle tue.',
    'Your turn: keep one of the two, for one of yours.',
  ],
  [
    { stage: 'exchange', drawn: [1] },
    'À vous : vous pouvez garder la carte, contre une des vôtres.',
    'Tocca a te: puoi tenere la carta, per una delle tue.',
    'Your turn: you may keep the card, for one of yours.',
  ],
  [
    { stage: 'restart', restart: 1 },
    'À vous : la boucle rouge est fermée ; repartez d’un rond qu’elle a visité.',
    'Tocca a te: l’anello rosso è chiuso; riparti da un disco che ha visitato.',
    'Your turn: the red loop is closed; go on from any node it has visited.',
  ],
  [
    { stage: 'restart', restart: 1, bonus: 1 },
    'À vous : la boucle rouge est fermée ; repartez d’un rond qu’elle a visité. Ensuite : 1 flèche bonus.',
    'Tocca a te: l’anello rosso è chiuso; riparti da un disco che ha visitato. Poi: 1 freccia bonus.',
    'Your turn: the red loop is closed; go on from any node it has visited. Then: 1 bonus arrow.',
  ],
  [
    { stage: 'bonus', bonus: 1 },
    'À vous : flèche bonus ; prolongez n’importe quelle expédition.',
    'Tocca a te: freccia bonus; prolunga una spedizione qualsiasi.',
    'Your turn: bonus arrow; extend any expedition.',
  ],
  [
    { stage: 'bonus', bonus: 2 },
    'À vous : 2 flèches bonus ; prolongez n’importe quelle expédition.',
    'Tocca a te: 2 frecce bonus; prolunga una spedizione qualsiasi.',
    'Your turn: 2 bonus arrows; extend any expedition.',
  ],
  [
    {},
    'À vous : prolongez une expédition d’une flèche.',
    'Tocca a te: prolunga una spedizione di una freccia.',
    'Your turn: extend an expedition by one arrow.',
  ],
  [
    { mainDone: true },
    'À vous : flèche placée ; utilisez un ticket, ou finissez votre tour.',
    'Tocca a te: freccia posata; usa un biglietto, o finisci il turno.',
    'Your turn: arrow laid; use a ticket, or end your turn.',
  ],
  [
    { mainDone: true, tickets: [0, 5] },
    'À vous : flèche placée ; finissez votre tour.',
    'Tocca a te: freccia posata; finisci il turno.',
    'Your turn: arrow laid; end your turn.',
  ],
  [
    { expeditions: [] },
    'À vous : il ne reste aucune flèche ; utilisez un ticket, ou finissez votre tour.',
    'Tocca a te: non restano frecce; usa un biglietto, o finisci il turno.',
    'Your turn: no arrow is left; use a ticket, or end your turn.',
  ],
  [
    { expeditions: [], tickets: [0, 5] },
    'À vous : il ne reste aucune flèche ; finissez votre tour.',
    'Tocca a te: non restano frecce; finisci il turno.',
    'Your turn: no arrow is left; end your turn.',
  ],
  [
    { mainDone: true, ticketsUsed: 2, ending: true },
    'À vous : flèche placée ; finissez votre tour. C’est la dernière manche.',
    'Tocca a te: freccia posata; finisci il turno. È l’ultimo round.',
    'Your turn: arrow laid; end your turn. This is the last round.',
  ],
];

test.each(TASKS)('with %j the prompt tells the reader what to do', (change, ...expected) => {
  const view = { ...VIEW, ...change };
  expect([fr, it, en].map((texts) => texts.prompt(view, NAMES, 0))).toEqual(expected);
});

const WAITS: readonly Row<Partial<ExpeditionsView>>[] = [
  [{ stage: 'mark' }, 'Ada marque un lieu clé.', 'Ada segna un luogo chiave.', 'Ada is marking a key place.'],
  [{ stage: 'exchange' }, 'Ada regarde les cartes piochées.', 'Ada guarda le carte pescate.', 'Ada is looking at the drawn cards.'],
  [
    { stage: 'restart', restart: 1 },
    'Ada peut relancer la boucle rouge.',
    'Ada può far ripartire l’anello rosso.',
    'Ada may restart the red loop.',
  ],
  [{ stage: 'bonus', bonus: 1 }, 'Ada a une flèche bonus.', 'Ada ha una freccia bonus.', 'Ada has a bonus arrow.'],
  [{}, 'Ada prolonge une expédition.', 'Ada prolunga una spedizione.', 'Ada is extending an expedition.'],
  [{ mainDone: true }, 'Ada peut utiliser un ticket.', 'Ada può usare un biglietto.', 'Ada may use a ticket.'],
  [{ mainDone: true, ticketsUsed: 2 }, 'Ada finit son tour.', 'Ada finisce il turno.', 'Ada is ending the turn.'],
  [
    { ending: true },
    'Ada prolonge une expédition. C’est la dernière manche.',
    'Ada prolunga una spedizione. È l’ultimo round.',
    'Ada is extending an expedition. This is the last round.',
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
    'La partie est finie : Bo gagne avec 1 point.',
    'La partita è finita: Bo vince con 1 punto.',
    'The game is over: Bo wins with 1 point.',
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
    'La partie est finie : Ada et Bo partagent la victoire avec 2 points.',
    'La partita è finita: Ada e Bo condividono la vittoria con 2 punti.',
    'The game is over: Ada and Bo share the victory with 2 points.',
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

test('several bonus arrows are given up together (EXP-R19)', () => {
  expect([fr, it, en].map((texts) => texts.move({ type: 'bonus-decline' }, { ...VIEW, bonus: 2 }))).toEqual([
    'Renoncer aux flèches bonus',
    'Rinuncia alle frecce bonus',
    'Give up the bonus arrows',
  ]);
});
