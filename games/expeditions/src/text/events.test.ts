import type { Seen } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { cardNumber as card, type ExpeditionsEvent, nodeNumber as node, texts } from '../index.ts';

const [fr, it, en] = await Promise.all([texts.fr(), texts.it(), texts.en()]);
const NAMES = ['Ada', 'Bo', 'Cléo'];

const EVENTS: readonly (readonly [Seen<ExpeditionsEvent>, fr: string, it: string, en: string])[] = [
  [
    { type: 'marked', seat: 0, card: card('uluru') },
    'Ada marque un lieu clé : Uluru.',
    'Ada segna un luogo chiave: Uluru.',
    'Ada marks Uluru as a key place.',
  ],
  [
    { type: 'spent', seat: 0, tickets: 0 },
    'Ada dépense un ticket (reste : 0).',
    'Ada spende un biglietto (ne restano 0).',
    'Ada spends a ticket and has 0 left.',
  ],
  [
    { type: 'spent', seat: 0, tickets: 1 },
    'Ada dépense un ticket (reste : 1).',
    'Ada spende un biglietto (ne resta 1).',
    'Ada spends a ticket and has 1 left.',
  ],
  [
    { type: 'placed', seat: 1, reason: 'main', colour: 0, from: node('start'), to: node('rome'), left: 44 },
    'Bo prolonge l’expédition jaune : Rose des vents (départ) → Rome.',
    'Bo prolunga la spedizione gialla: Rosa dei venti (partenza) → Roma.',
    'Bo extends the yellow expedition: Compass rose (start) → Rome.',
  ],
  [
    { type: 'placed', seat: 1, reason: 'ticket', colour: 1, from: node('start'), to: node('rome'), left: 44 },
    'Bo prolonge l’expédition rouge avec un ticket : Rose des vents (départ) → Rome.',
    'Bo prolunga la spedizione rossa con un biglietto: Rosa dei venti (partenza) → Roma.',
    'Bo extends the red expedition, by ticket: Compass rose (start) → Rome.',
  ],
  [
    { type: 'placed', seat: 1, reason: 'bonus', colour: 2, from: node('start'), to: node('rome'), left: 44 },
    'Bo prolonge l’expédition bleue en bonus : Rose des vents (départ) → Rome.',
    'Bo prolunga la spedizione blu come bonus: Rosa dei venti (partenza) → Roma.',
    'Bo extends the blue expedition, as a bonus: Compass rose (start) → Rome.',
  ],
  [
    { type: 'placed', seat: 1, reason: 'restart', colour: 0, from: node('start'), to: node('rome'), left: 44 },
    'Bo prolonge l’expédition jaune en relance : Rose des vents (départ) → Rome.',
    'Bo prolunga la spedizione gialla come ripartenza: Rosa dei venti (partenza) → Roma.',
    'Bo extends the yellow expedition, as a restart: Compass rose (start) → Rome.',
  ],
  [
    { type: 'removed', seat: 0, colour: 2, from: node('start'), to: node('rome') },
    'Ada retire la dernière flèche bleue : Rose des vents (départ) → Rome.',
    'Ada toglie l’ultima freccia blu: Rosa dei venti (partenza) → Roma.',
    'Ada removes the last blue arrow: Compass rose (start) → Rome.',
  ],
  [
    { type: 'laid', seat: 0, card: card('rome'), source: 'hand' },
    'Ada pose la carte Rome.',
    'Ada posa la carta Roma.',
    'Ada lays Rome from hand.',
  ],
  [
    { type: 'laid', seat: 0, card: card('rome'), source: 'row' },
    'Ada prend l’objectif commun Rome.',
    'Ada prende l’obiettivo comune Roma.',
    'Ada takes the common objective Rome.',
  ],
  [
    { type: 'recovered', seat: 0, card: card('uluru') },
    'Ada récupère le jeton d’un lieu clé : Uluru.',
    'Ada recupera il gettone di un luogo chiave: Uluru.',
    'Ada recovers the token of a key place: Uluru.',
  ],
  [
    { type: 'refilled', card: card('uluru'), deck: 1 },
    'Nouvel objectif commun : Uluru. Pioche : 1 carte.',
    'Nuovo obiettivo comune: Uluru. Mazzo: 1 carta.',
    'New common objective: Uluru. The deck has 1 card left.',
  ],
  [
    { type: 'refilled', card: card('uluru'), deck: 0 },
    'Nouvel objectif commun : Uluru. Pioche : 0 carte.',
    'Nuovo obiettivo comune: Uluru. Mazzo: 0 carte.',
    'New common objective: Uluru. The deck has 0 cards left.',
  ],
  [
    { type: 'gained', seat: 0, tickets: 4 },
    'Ada gagne un ticket (total : 4).',
    'Ada guadagna un biglietto (totale: 4).',
    'Ada gains a ticket and now has 4.',
  ],
  [
    { type: 'looped', seat: 0, colour: 1, node: node('rome'), by: 'arrow' },
    'L’expédition rouge ferme une boucle : Rome.',
    'La spedizione rossa chiude un anello: Roma.',
    'The red expedition closes a loop at Rome.',
  ],
  [
    { type: 'looped', seat: 0, colour: 1, node: node('rome'), by: 'removal' },
    'L’expédition rouge redevient une boucle, fermée ici : Rome.',
    'La spedizione rossa torna a formare un anello, chiuso qui: Roma.',
    'The red expedition is a loop again, closed at Rome.',
  ],
  [{ type: 'earned', seat: 0, bonus: 1 }, 'Ada obtient une flèche bonus.', 'Ada ottiene una freccia bonus.', 'Ada earns a bonus arrow.'],
  [
    { type: 'declined', seat: 0, what: 'restart' },
    'Ada ne relance pas l’expédition.',
    'Ada non fa ripartire la spedizione.',
    'Ada does not restart the expedition.',
  ],
  [{ type: 'declined', seat: 0, what: 'bonus' }, 'Ada renonce au bonus.', 'Ada rinuncia al bonus.', 'Ada gives up the bonus.'],
  [{ type: 'forfeited', seat: 0, bonus: 2 }, 'Ada perd 2 flèches bonus.', 'Ada perde 2 frecce bonus.', 'Ada loses 2 bonus arrows.'],
  [{ type: 'drew', seat: 0, count: 2 }, 'Ada pioche 2 cartes.', 'Ada pesca 2 carte.', 'Ada draws 2 cards.'],
  [
    { type: 'drew', seat: 0, count: 2, secret: { cards: [card('kush'), card('bagan')] } },
    'Ada pioche Koush et Bagan.',
    'Ada pesca Kush e Bagan.',
    'Ada draws Kush and Bagan.',
  ],
  [
    { type: 'returned', seat: 0, count: 2 },
    'Ada remet 2 cartes sous la pioche.',
    'Ada mette 2 carte sotto il mazzo.',
    'Ada puts 2 cards under the deck.',
  ],
  [
    { type: 'returned', seat: 0, count: 1 },
    'Ada remet 1 carte sous la pioche.',
    'Ada mette 1 carta sotto il mazzo.',
    'Ada puts 1 card under the deck.',
  ],
  [
    { type: 'returned', seat: 0, count: 2, secret: { kept: -1, discarded: -1 } },
    'Ada ne garde aucune carte piochée.',
    'Ada non tiene nessuna carta pescata.',
    'Ada keeps none of the drawn cards.',
  ],
  [
    { type: 'returned', seat: 0, count: 2, secret: { kept: card('kush'), discarded: card('bagan') } },
    'Ada garde Koush et rend Bagan.',
    'Ada tiene Kush e rende Bagan.',
    'Ada keeps Kush and puts Bagan back.',
  ],
  [
    { type: 'ending', seat: 0, cause: 'hand' },
    'Ada a posé la dernière carte de sa main : on termine la manche.',
    'Ada ha posato l’ultima carta della sua mano: si finisce il round.',
    'Ada has laid the last card in hand: the round is played out.',
  ],
  [
    { type: 'ending', seat: 0, cause: 'arrows' },
    'Toutes les flèches sont sur le plateau : on termine la manche.',
    'Tutte le frecce sono sul tabellone: si finisce il round.',
    'All arrows are on the board: the round is played out.',
  ],
  [{ type: 'turn', seat: 0, round: 3 }, 'Manche 3 : à Ada de jouer.', 'Round 3, tocca a Ada.', 'Round 3, next turn: Ada.'],
  [
    { type: 'over', winners: [0], totals: [9, 4] },
    'La partie est finie : Ada gagne avec 9 points.',
    'La partita è finita: Ada vince con 9 punti.',
    'The game is over: Ada wins with 9 points.',
  ],
  [
    { type: 'over', winners: [0], totals: [1, -4] },
    'La partie est finie : Ada gagne avec 1 point.',
    'La partita è finita: Ada vince con 1 punto.',
    'The game is over: Ada wins with 1 point.',
  ],
  [
    { type: 'over', winners: [0, 2], totals: [9, 4, 9] },
    'La partie est finie : Ada et Cléo partagent la victoire avec 9 points.',
    'La partita è finita: Ada e Cléo condividono la vittoria con 9 punti.',
    'The game is over: Ada and Cléo share the victory with 9 points.',
  ],
];

test.each(EVENTS)('%j is one line of the log', (event, ...expected) => {
  expect([fr, it, en].map((texts) => texts.event(event, NAMES))).toEqual(expected);
});
