import { expect, test } from 'vitest';
import { cardNumber as card, type ExpeditionsRefusal, game, nodeNumber as node, texts } from '../index.ts';

const [fr, it, en] = await Promise.all([texts.fr(), texts.it(), texts.en()]);

const REFUSALS: readonly (readonly [ExpeditionsRefusal, fr: string, it: string, en: string])[] = [
  [{ code: 'game-over' }, 'La partie est finie.', 'La partita è finita.', 'The game is over.'],
  [{ code: 'not-your-turn', turn: 1 }, 'Ce n’est pas votre tour.', 'Non è il tuo turno.', 'It is not your turn.'],
  [
    { code: 'not-now', awaited: 'mark' },
    'On marque d’abord les lieux clés : choisissez un lieu éloigné de votre main.',
    'Prima si segnano i luoghi chiave: scegli un luogo lontano della tua mano.',
    'Key places are marked first: choose a far place from your hand.',
  ],
  [
    { code: 'not-now', awaited: 'exchange' },
    'Décidez d’abord du sort des cartes piochées.',
    'Prima decidi delle carte pescate.',
    'First decide about the drawn cards.',
  ],
  [
    { code: 'not-now', awaited: 'restart' },
    'Relancez d’abord l’expédition qui forme une boucle, ou renoncez-y.',
    'Prima fai ripartire la spedizione che forma un anello, oppure rinuncia.',
    'First restart the looped expedition, or decline.',
  ],
  [
    { code: 'not-now', awaited: 'bonus' },
    'Posez d’abord votre flèche bonus, ou renoncez-y.',
    'Prima posa la freccia bonus, oppure rinuncia.',
    'First place your bonus arrow, or give it up.',
  ],
  [
    { code: 'not-now', awaited: 'free' },
    'Il n’y a rien de tel à décider maintenant.',
    'Non c’è nulla del genere da decidere adesso.',
    'There is nothing of that kind to decide now.',
  ],
  [
    { code: 'not-in-hand', card: card('uluru') },
    'La carte Uluru n’est pas dans votre main.',
    'La carta Uluru non è nella tua mano.',
    'Uluru is not in your hand.',
  ],
  [
    { code: 'too-near', card: card('rome'), distance: 1 },
    'Rome : à 1 flèche du départ, il en faut au moins 3 pour un lieu clé.',
    'Roma: dista 1 freccia dalla partenza, per un luogo chiave ne servono almeno 3.',
    'Rome is 1 arrow from the start; a key place needs at least 3.',
  ],
  [
    { code: 'too-near', card: card('rome'), distance: 2 },
    'Rome : à 2 flèches du départ, il en faut au moins 3 pour un lieu clé.',
    'Roma: dista 2 frecce dalla partenza, per un luogo chiave ne servono almeno 3.',
    'Rome is 2 arrows from the start; a key place needs at least 3.',
  ],
  [
    { code: 'already-marked', card: card('uluru') },
    'Votre jeton est déjà là : Uluru.',
    'Il tuo gettone è già qui: Uluru.',
    'Uluru already bears your token.',
  ],
  [
    { code: 'not-drawn', card: card('uluru') },
    'Vous n’avez pas pioché la carte Uluru.',
    'Non hai pescato la carta Uluru.',
    'Uluru is not one of the cards you drew.',
  ],
  [
    { code: 'main-done' },
    'Vous avez déjà prolongé une expédition ; il faut un ticket pour une autre flèche.',
    'Hai già prolungato una spedizione; per un’altra freccia serve un biglietto.',
    'You have made your main extension; another arrow takes a ticket.',
  ],
  [
    { code: 'main-first' },
    'Prolongez une expédition avant de finir votre tour ; les flèches des tickets et des bonus ne comptent pas.',
    'Prolunga una spedizione prima di finire il turno; le frecce dei biglietti e dei bonus non contano.',
    'Extend an expedition before you end your turn; arrows from tickets and bonuses do not count.',
  ],
  [
    { code: 'no-ticket' },
    'Vous n’avez pas de ticket ; un rond rouge vous en donne un.',
    'Non hai biglietti; un disco rosso te ne dà uno.',
    'You have no ticket; a red node gives you one.',
  ],
  [
    { code: 'two-tickets' },
    'Vous avez utilisé 2 tickets ce tour-ci : c’est le maximum.',
    'Hai usato 2 biglietti in questo turno: è il massimo.',
    'You have used 2 tickets this turn, the most allowed.',
  ],
  [
    { code: 'no-arrow-left', colour: 0 },
    'Les 45 flèches jaunes sont sur le plateau ; prolongez une autre expédition.',
    'Tutte le 45 frecce gialle sono sul tabellone; prolunga un’altra spedizione.',
    'All 45 yellow arrows are on the board; extend another expedition.',
  ],
  [
    { code: 'no-arrow-left', colour: 2 },
    'Les 45 flèches bleues sont sur le plateau ; prolongez une autre expédition.',
    'Tutte le 45 frecce blu sono sul tabellone; prolunga un’altra spedizione.',
    'All 45 blue arrows are on the board; extend another expedition.',
  ],
  [
    { code: 'other-expedition', colour: 1 },
    'Seule l’expédition rouge peut être relancée maintenant.',
    'Adesso può ripartire solo la spedizione rossa.',
    'Only the red expedition may be restarted now.',
  ],
  [
    { code: 'not-the-tip', colour: 1, tip: node('rome') },
    'L’expédition rouge ne repart que d’ici : Rome.',
    'La spedizione rossa prosegue solo da qui: Roma.',
    'The red expedition goes on from Rome only.',
  ],
  [
    { code: 'not-visited', colour: 1, node: node('rome') },
    'L’expédition rouge n’est pas passée par là : Rome.',
    'La spedizione rossa non è passata di qui: Roma.',
    'The red expedition has not visited Rome.',
  ],
  [
    { code: 'segment-used', colour: 2 },
    'Une flèche bleue est déjà sur ce segment ; une expédition ne l’emprunte jamais deux fois.',
    'Su quel segmento c’è già una freccia blu; una spedizione non lo usa mai due volte.',
    'A blue arrow already lies on that segment; an expedition never uses one twice.',
  ],
  [
    { code: 'nothing-to-remove', colour: 1 },
    'L’expédition rouge n’a pas de flèche à retirer.',
    'La spedizione rossa non ha frecce da togliere.',
    'The red expedition has no arrow to remove.',
  ],
  [
    { code: 'empty-hand' },
    'Vous n’avez plus de carte en main à échanger.',
    'Non hai carte in mano da scambiare.',
    'You have no card in hand to exchange.',
  ],
  [
    { code: 'empty-deck' },
    'La pioche est vide : il n’y a rien à échanger.',
    'Il mazzo è vuoto: non c’è nulla con cui scambiare.',
    'The deck is empty: there is nothing to exchange for.',
  ],
];

test.each(REFUSALS)('%j is explained', (refusal, ...expected) => {
  expect([fr, it, en].map((texts) => texts.refusal(refusal))).toEqual(expected);
});

test('every reason is tried above', () => {
  expect(new Set(REFUSALS.map(([{ code }]) => code))).toEqual(new Set(Object.keys(game.refusals)));
});
