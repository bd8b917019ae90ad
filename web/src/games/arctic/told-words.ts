import { counted, type Language } from '@banquise/kernel';
import type { FirstGame } from '../../kit/board.ts';
import type { Passed } from './moves.ts';

/** What Arctic says of a choice under way, of a turn that was played, and in a first game. `you`: the reader did it. */
export interface ToldWords {
  readonly and: string;
  /** The reader, as somebody something is taken from or given to. */
  readonly toYou: string;
  places(you: boolean, n: number, last: string): string;
  placesNone(you: boolean): string;
  bottom(you: boolean, card: string): string;
  hides(you: boolean): string;
  swaps(you: boolean, given: string, got: string): string;
  takesBack(you: boolean, card: string): string;
  takesPower(you: boolean, power: string, from: string | undefined): string;
  gives(you: boolean, to: string): string;
  skips(you: boolean, power: string): string;
  announces(you: boolean, n: number): string;
  changes(you: boolean, base: number, value: number): string;
  draws(you: boolean, n: number): string;
  recovers(you: boolean, n: number): string;
  penalties(n: number): string;
  /** Penalties in place of cards one did not have to place. */
  lacked(n: number): string;
  drewShort(n: number): string;
  /** What was placed elsewhere than on top, where the rest of the turn has few words too. */
  bottomShort: string;
  hidShort: string;
  placeMore(chosen: number, more: number): string;
  /** One card is chosen, to be placed or traded. */
  placeOrSwap(more: number): string;
  /** `over`: how many of the cards the hand will not keep, at the least; `power`: what lets one draw more or fewer, if it does. */
  placeReady(n: number, a: string, b: string, least: number, most: number, over: number, power: string): string;
  someReady(n: number, more: number): string;
  swapMore(card: string): string;
  swapWhich(other: string): string;
  swapReady(card: string, other: string, slot: number): string;
  drawMore(chosen: number, least: number, most: number): string;
  /** `over`: how many cards the hand cannot keep. */
  drawUpTo(chosen: number, more: number, hand: number, over: number): string;
  drawReady(n: number, hand: number, then: string, over: number): string;
  /** What is done without, after what is done. */
  without(passed: readonly Passed[]): string;
  discardMore(chosen: number, more: number): string;
  discardReady(n: number): string;
  /** `n`: how many cards are placed then. */
  takeBackReady(card: string, n: number): string;
  giveReady(name: string): string;
  blindReady(then: string): string;
  recoverReady(card: string, then: string): string;
  /** What is drawn after a card that comes alone, within its sentence. */
  thenDraw(least: number, most: number): string;
  /** Where a token will stand. */
  onLand(animal: string, value: number): string;
  /** `totem`: where it lies open; else a touch shows it. */
  first(totem: string | undefined): FirstGame;
}

const N = '\u00a0';

const named = (power: string): string => (power === '' ? '' : ` (${power})`);

const fr: ToldWords = {
  and: `${N}; `,
  toYou: 'vous',
  places: (you, n, last) => (n === 1 ? `${you ? 'posez' : 'pose'} ${last}` : `${you ? 'posez' : 'pose'} ${n} cartes, la dernière ${last}`),
  placesNone: (you) => `${you ? 'ne posez' : 'ne pose'} rien`,
  bottom: (you, card) => `${you ? 'glissez' : 'glisse'} ${card} tout en bas`,
  hides: (you) => `${you ? 'cachez' : 'cache'} un joker`,
  swaps: (you, given, got) => `${you ? 'échangez' : 'échange'} ${given} contre ${got}`,
  takesBack: (you, card) => `${you ? 'reprenez' : 'reprend'} ${card}`,
  takesPower: (you, power, from) =>
    from === 'vous'
      ? `vous prend «${N}${power}${N}»`
      : `${you ? 'prenez' : 'prend'} «${N}${power}${N}»${from === undefined ? '' : ` à ${from}`}`,
  gives: (you, to) => (to === 'vous' ? 'vous donne une pénalité' : `${you ? 'donnez' : 'donne'} une pénalité à ${to}`),
  skips: (you, power) => `${you ? 'n’utilisez' : 'n’utilise'} pas «${N}${power}${N}»`,
  announces: (you, n) => `${you ? 'poserez' : 'posera'} ${counted('fr', n, 'carte', 'cartes')}`,
  changes: (you, base, value) => `${you ? 'passez votre' : 'passe sa'} valeur de pose de ${base} à${N}${value}`,
  draws: (you, n) => `${you ? 'piochez' : 'pioche'}${N}${n}`,
  recovers: (you, n) => `${you ? 'reprenez' : 'reprend'} ${n === 1 ? 'une pénalité' : `${n} pénalités`}`,
  penalties: (n) => `${n} en pénalité`,
  lacked: (n) => `${counted('fr', n, 'manquante', 'manquantes')}, en pénalité`,
  drewShort: (n) => `pioche${N}${n}`,
  bottomShort: 'une tout en bas',
  hidShort: 'un joker',
  placeMore: (chosen, more) => `${counted('fr', chosen, 'choisie', 'choisies')}, encore ${more}${N}; la dernière décide.`,
  placeOrSwap: (more) => `1 choisie, encore ${more}${N}; ou une carte de la Rivière, pour l’échanger.`,
  placeReady: (n, a, b, least, most, over, power) =>
    `${n > 1 ? 'Dans cet ordre, ' : ''}${a} et ${b} bougent${most > 0 ? `, vous piochez ${least < most ? `de ${least} à ${most}${named(power)}` : most}` : ''}${over > 0 ? `, puis ${least < most ? `${over} à ${over + most - least}` : over}${N}en pénalité` : ''}.`,
  someReady: (n, more) => `${counted('fr', n, 'carte', 'cartes')} d’abord, puis encore ${more}.`,
  swapMore: (card) => `${card} contre quelle carte de la Rivière${N}?`,
  swapWhich: (other) => `Quelle carte de votre main contre ${other}${N}?`,
  swapReady: (card, other, slot) => `${card} contre ${other}, case ${slot} de la Rivière.`,
  drawMore: (chosen, least, most) =>
    `${counted('fr', chosen, 'choisie', 'choisies')}, encore ${least < most ? `${least} à ${most}` : most}.`,
  drawUpTo: (chosen, more, hand, over) =>
    `${counted('fr', chosen, 'choisie', 'choisies')}${N}: vous en aurez ${hand} en main${over > 0 ? `, puis ${over} en pénalité` : ''}. Encore ${more} au plus.`,
  drawReady: (n, hand, then, over) =>
    `${counted('fr', n, 'carte', 'cartes')}${N}: vous en aurez ${hand} en main${then}${over > 0 ? `, puis ${over} en pénalité` : ''}.`,
  without: (passed) =>
    `Sans ${passed.map((stage) => ({ swap: 'échange', 'take-back': 'reprise', value: `pose${N}±1`, walrus: `«${N}un pas de plus${N}»`, gift: 'pénalité cédée' })[stage]).join(' ni ')}.`,
  discardMore: (chosen, more) => `${counted('fr', chosen, 'choisie', 'choisies')}, encore ${more}.`,
  discardReady: (n) => `${counted('fr', n, 'carte', 'cartes')} en pénalité${N}: −${n}.`,
  takeBackReady: (card, n) => `${card} revient en main${N}; vous poserez ${counted('fr', n, 'carte', 'cartes')}.`,
  giveReady: (name) => `Une pénalité à ${name}${N}: vous +1, ${name} −1.`,
  blindReady: (then) => `La première carte de la pioche, sans la voir${then}.`,
  recoverReady: (card, then) => `${card} revient en main${N}: +1${then}.`,
  thenDraw: (least, most) => `, puis encore ${least > 0 && least < most ? `${least} à ${most}` : most}${least > 0 ? '' : ' au plus'}`,
  onLand: (animal, value) => `${animal} sur ${value}`,
  first: (totem) => ({
    goal: 'Faites de longues séries d’un même animal.',
    turn: `Un tour${N}: poser sur votre pile, bouger deux jetons, piocher.`,
    why: [
      `La dernière carte décide${N}: ses animaux bougent${N}; en bas, votre pioche${N}; en haut, votre prochaine pose.`,
      `Votre Totem (${totem ?? 'touchez l’hexagone'}) vaut sa place dans le Paysage${N}: plus à droite, plus de points.`,
      `Au-delà de 7 cartes en main, chacune devient une pénalité, −1${N}: piochez ce que vous poserez.`,
    ],
  }),
};

const it: ToldWords = {
  and: '; ',
  toYou: 'te',
  places: (you, n, last) => (n === 1 ? `${you ? 'posi' : 'posa'} ${last}` : `${you ? 'posi' : 'posa'} ${n} carte, per ultima ${last}`),
  placesNone: (you) => `non ${you ? 'posi' : 'posa'} nulla`,
  bottom: (you, card) => `${you ? 'metti' : 'mette'} ${card} in fondo`,
  hides: (you) => `${you ? 'nascondi' : 'nasconde'} un jolly`,
  swaps: (you, given, got) => `${you ? 'scambi' : 'scambia'} ${given} con ${got}`,
  takesBack: (you, card) => `${you ? 'riprendi' : 'riprende'} ${card}`,
  takesPower: (you, power, from) =>
    from === undefined ? `${you ? 'prendi' : 'prende'} «${power}»` : `${you ? 'togli' : 'toglie'} «${power}» a ${from}`,
  gives: (you, to) => (to === 'te' ? 'ti dà una penalità' : `${you ? 'dai' : 'dà'} una penalità a ${to}`),
  skips: (you, power) => `non ${you ? 'usi' : 'usa'} «${power}»`,
  announces: (you, n) => `${you ? 'poserai' : 'poserà'} ${counted('it', n, 'carta', 'carte')}`,
  changes: (you, base, value) => `${you ? 'porti il tuo' : 'porta il suo'} valore di posa da ${base} a${N}${value}`,
  draws: (you, n) => `${you ? 'peschi' : 'pesca'}${N}${n}`,
  recovers: (you, n) => `${you ? 'riprendi' : 'riprende'} ${n === 1 ? 'una' : n} penalità`,
  penalties: (n) => `${n} in penalità`,
  lacked: (n) => `${counted('it', n, 'mancante', 'mancanti')}, in penalità`,
  drewShort: (n) => `pesca${N}${n}`,
  bottomShort: 'una in fondo',
  hidShort: 'un jolly',
  placeMore: (chosen, more) => `${counted('it', chosen, 'scelta', 'scelte')}, ancora ${more}; l’ultima decide.`,
  placeOrSwap: (more) => `1 scelta, ancora ${more}; o una carta del Fiume, per scambiarla.`,
  placeReady: (n, a, b, least, most, over, power) =>
    `${n > 1 ? 'In quest’ordine ' : ''}${a} e ${b} si muovono${most > 0 ? `, peschi ${least < most ? `da ${least} a ${most}${named(power)}` : most}` : ''}${over > 0 ? `, poi ${least < most ? `da ${over} a ${over + most - least}` : over}${N}in penalità` : ''}.`,
  someReady: (n, more) => `Prima ${counted('it', n, 'carta', 'carte')}, poi ancora ${more}.`,
  swapMore: (card) => `${card} per quale carta del Fiume?`,
  swapWhich: (other) => `Quale carta della tua mano per ${other}?`,
  swapReady: (card, other, slot) => `${card} per ${other}, casella ${slot} del Fiume.`,
  drawMore: (chosen, least, most) =>
    `${counted('it', chosen, 'scelta', 'scelte')}, ancora ${least < most ? `da ${least} a ${most}` : most}.`,
  drawUpTo: (chosen, more, hand, over) =>
    `${counted('it', chosen, 'scelta', 'scelte')}: ne avrai ${hand} in mano${over > 0 ? `, poi ${over} in penalità` : ''}. Ancora ${more} al massimo.`,
  drawReady: (n, hand, then, over) =>
    `${counted('it', n, 'carta', 'carte')}: ne avrai ${hand} in mano${then}${over > 0 ? `, poi ${over} in penalità` : ''}.`,
  without: (passed) =>
    `Senza ${passed.map((stage) => ({ swap: 'scambio', 'take-back': 'ripresa', value: `posa${N}±1`, walrus: 'passo in più', gift: 'penalità ceduta' })[stage]).join(' né ')}.`,
  discardMore: (chosen, more) => `${counted('it', chosen, 'scelta', 'scelte')}, ancora ${more}.`,
  discardReady: (n) => `${counted('it', n, 'carta', 'carte')} in penalità: −${n}.`,
  takeBackReady: (card, n) => `${card} torna in mano; poi posi ${counted('it', n, 'carta', 'carte')}.`,
  giveReady: (name) => `Una penalità a ${name}: tu +1, ${name} −1.`,
  blindReady: (then) => `La prima carta del mazzo, senza vederla${then}.`,
  recoverReady: (card, then) => `${card} torna in mano: +1${then}.`,
  thenDraw: (least, most) => `, poi ancora ${least > 0 && least < most ? `da ${least} a ${most}` : most}${least > 0 ? '' : ' al massimo'}`,
  onLand: (animal, value) => `${animal} su ${value}`,
  first: (totem) => ({
    goal: 'Crea lunghe serie dello stesso animale.',
    turn: 'Un turno: posa sulla pila, muovi due segnalini, pesca.',
    why: [
      'L’ultima carta decide: i suoi animali si muovono; in basso, la tua pesca; in alto, la prossima posa.',
      `Il tuo Totem (${totem ?? 'tocca l’esagono'}) vale il punto in cui si trova: più a destra, più punti.`,
      'Oltre 7 carte in mano, ognuna diventa una penalità, −1: pesca ciò che potrai posare.',
    ],
  }),
};

const en: ToldWords = {
  and: '; ',
  toYou: 'you',
  places: (you, n, last) => (n === 1 ? `${you ? 'place' : 'places'} ${last}` : `${you ? 'place' : 'places'} ${n} cards, last ${last}`),
  placesNone: (you) => `${you ? 'place' : 'places'} nothing`,
  bottom: (you, card) => `${you ? 'put' : 'puts'} ${card} at the bottom`,
  hides: (you) => `${you ? 'hide' : 'hides'} a wild card`,
  swaps: (you, given, got) => `${you ? 'trade' : 'trades'} ${given} for ${got}`,
  takesBack: (you, card) => `${you ? 'take' : 'takes'} ${card} back`,
  takesPower: (you, power, from) => `${you ? 'take' : 'takes'} “${power}”${from === undefined ? '' : ` from ${from}`}`,
  gives: (you, to) => `${you ? 'give' : 'gives'} ${to} a penalty`,
  skips: (you, power) => `${you ? 'do' : 'does'} not use “${power}”`,
  announces: (_, n) => `will place ${counted('en', n, 'card', 'cards')}`,
  changes: (you, base, value) => `${you ? 'change your' : 'changes their'} placement value from ${base} to${N}${value}`,
  draws: (you, n) => `${you ? 'draw' : 'draws'}${N}${n}`,
  recovers: (you, n) => `${you ? 'take' : 'takes'} ${n === 1 ? 'a penalty' : `${n} penalties`} back`,
  penalties: (n) => `${n} to penalties`,
  lacked: (n) => `${n} missing, to penalties`,
  drewShort: (n) => `draws${N}${n}`,
  bottomShort: 'one at the bottom',
  hidShort: 'a wild card',
  placeMore: (chosen, more) => `${chosen} chosen, ${more} to go; the last one decides.`,
  placeOrSwap: (more) => `1 chosen, ${more} to go; or a River card, to trade it.`,
  placeReady: (n, a, b, least, most, over, power) =>
    `${n > 1 ? 'In this order, ' : ''}${a} and ${b} move${most > 0 ? `, you draw ${least < most ? `${least} to ${most}${named(power)}` : most}` : ''}${over > 0 ? `, then ${least < most ? `${over}–${over + most - least}` : over}${N}to penalties` : ''}.`,
  someReady: (n, more) => `${counted('en', n, 'card', 'cards')} first, then ${more} more.`,
  swapMore: (card) => `${card} for which River card?`,
  swapWhich: (other) => `Which card of your hand for ${other}?`,
  swapReady: (card, other, slot) => `${card} for ${other}, space ${slot} of the River.`,
  drawMore: (chosen, least, most) => `${chosen} chosen, ${least < most ? `${least} to ${most} more` : `${most} to go`}.`,
  drawUpTo: (chosen, more, hand, over) =>
    `${chosen} chosen: your hand will have ${hand}${over > 0 ? `, then ${over} to penalties` : ''}; up to ${more} more.`,
  drawReady: (n, hand, then, over) =>
    `${counted('en', n, 'card', 'cards')}: your hand will have ${hand}${then}${over > 0 ? `, then ${over} to penalties` : ''}.`,
  without: (passed) =>
    `Without ${passed.map((stage) => ({ swap: 'a trade', 'take-back': 'a take-back', value: `placing${N}±1`, walrus: 'the extra step', gift: 'giving a penalty' })[stage]).join(' or ')}.`,
  discardMore: (chosen, more) => `${chosen} chosen, ${more} to go.`,
  discardReady: (n) => `${counted('en', n, 'card', 'cards')} to your penalties: −${n}.`,
  takeBackReady: (card, n) => `${card} comes back to your hand; you then place ${counted('en', n, 'card', 'cards')}.`,
  giveReady: (name) => `One penalty to ${name}: you +1, ${name} −1.`,
  blindReady: (then) => `The top card of the deck, unseen${then}.`,
  recoverReady: (card, then) => `${card} comes back to your hand: +1${then}.`,
  thenDraw: (least, most) => `, then ${least > 0 ? '' : 'up to '}${least > 0 && least < most ? `${least} to ${most}` : most} more`,
  onLand: (animal, value) => `${animal} to ${value}`,
  first: (totem) => ({
    goal: 'Build long runs of the same animal.',
    turn: 'A turn: place cards on your pile, move two tokens, draw.',
    why: [
      'The last card decides: its animals move; below, what you draw; above, what you place next turn.',
      `Your Totem (${totem ?? 'touch the hexagon'}) is worth the ground it stands on: further right, more points.`,
      'More than 7 cards in hand become penalties, −1 each: draw what you can place.',
    ],
  }),
};

const LANGUAGES: Readonly<Record<Language, ToldWords>> = { fr, it, en };
export const toldWordsOf = (language: Language): ToldWords => LANGUAGES[language];
