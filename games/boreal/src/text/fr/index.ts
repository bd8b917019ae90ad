import type { Family } from '../../data.ts';
import type { EffectStage } from '../../events.ts';
import type { OpenStage } from '../../state.ts';
import { build } from '../build.ts';
import type { BorealTexts, Phrases, Spot } from '../texts.ts';
import { names } from './names.ts';

const compasses = (n: number): string => (n <= 1 ? `${n} boussole` : `${n} boussoles`);
const points = (n: number): string => (n <= 1 ? `${n} point` : `${n} points`);
const families: Readonly<Record<Family, string>> = { blue: 'bleu', yellow: 'jaune', red: 'rouge', green: 'vert' };
/** « carte » est féminin. */
const cardOfFamily: Readonly<Record<Family, string>> = { blue: 'bleue', yellow: 'jaune', red: 'rouge', green: 'verte' };

const AWAITED: Readonly<Record<OpenStage, string>> = {
  action: 'choisissez une action',
  place: 'posez la carte que vous venez de découvrir',
  reserve: 'choisissez une carte pour votre réserve',
  remove: 'choisissez une carte à retirer',
  'swap-board': 'choisissez deux cartes du plateau à échanger',
  'swap-pyramid': 'choisissez deux cartes de votre pyramide à échanger',
  look: 'choisissez une des trois cartes',
};

const EFFECTS: Readonly<Record<EffectStage, string>> = {
  reserve: 'de réserve',
  remove: 'de retrait',
  'swap-board': 'd’échange sur le plateau',
  'swap-pyramid': 'd’échange dans la pyramide',
  look: 'de regard sur la pioche',
};

function spot(where: Spot): string {
  switch (where.kind) {
    case 'first':
      return 'étage 1, première carte';
    case 'left':
      return `étage 1, à gauche de ${where.of}`;
    case 'right':
      return `étage 1, à droite de ${where.of}`;
    case 'above':
      return `étage ${where.floor}, sur ${where.left} et ${where.right}`;
    case 'slot':
      return `étage ${where.floor}, colonne ${where.column}`;
  }
}

const phrases: Phrases = {
  title: 'Boreal',
  names,
  quote: (name) => `«\u00a0${name}\u00a0»`,
  families,
  groups: { startingSite: 'Lieu de départ', site: 'Lieu', archive: 'Archive' },
  lines: { floor1: 'Étage 1', floor2: 'Étage 2', floor3: 'Étage 3', floor4: 'Étage 4' },
  yours: {
    action: () => 'À vous : découvrez une carte, ou repérez-en une.',
    place: ({ card }) => `À vous : choisissez la place de ${card} dans votre pyramide.`,
    reserve: ({ card }) => `À vous (${card}) : mettez une carte du plateau dans votre réserve.`,
    remove: ({ card }) => `À vous (${card}) : retirez une carte du plateau.`,
    'swap-board': ({ card }) => `À vous (${card}) : échangez deux cartes du plateau.`,
    'swap-pyramid': ({ card }) => `À vous (${card}) : échangez deux cartes de votre pyramide.`,
    look: () => 'À vous : gardez une des trois cartes, sauf une Archive ; les autres passent sous la pioche.',
  },
  onlyLocate: 'À vous : rien à découvrir, repérez une carte.',
  onlyDiscover: 'À vous : rien à repérer, découvrez une carte.',
  onlyPass: 'À vous : rien à découvrir ni à repérer, reposez-vous.',
  theirs: {
    action: (name) => `${name} choisit une carte.`,
    place: (name) => `${name} pose sa carte.`,
    reserve: (name) => `${name} réserve une carte.`,
    remove: (name) => `${name} retire une carte.`,
    'swap-board': (name) => `${name} échange deux cartes.`,
    'swap-pyramid': (name) => `${name} échange deux cartes.`,
    look: (name) => `${name} regarde trois cartes.`,
  },
  lastTurn: 'C’est le dernier tour.',
  won: (name, best, other) => `La partie est finie : ${name} l’emporte, ${best} à ${other}.`,
  wonTie: (name, total) => `La partie est finie : ${total} partout, ${name} l’emporte avec moins de cartes.`,
  shared: (total) => `La partie est finie : ${total} partout avec autant de cartes, la victoire est partagée.`,
  moves: {
    locate: (card, square) => `Repérer ${card} (case ${square})`,
    discoverBoard: (card, square, cost) => `Découvrir ${card} (case ${square}, coût ${cost})`,
    discoverReserve: (card, cost) => `Découvrir ${card} depuis la réserve (coût ${cost})`,
    pass: 'Se reposer',
    place: (where) => `Poser : ${spot(where)}`,
    reserve: (card, square) => `Réserver ${card} (case ${square})`,
    remove: (card, square) => `Retirer ${card} (case ${square})`,
    swapBoard: (cardA, squareA, cardB, squareB) => `Échanger ${cardA} et ${cardB} (cases ${squareA} et ${squareB})`,
    swapPyramid: (cardA, cardB) => `Échanger ${cardA} et ${cardB}`,
    take: (card) => `Garder ${card}`,
    nothing: 'aucune carte',
  },
  events: {
    located: ({ seat, card }, { name, card: say }) => `${name(seat)} repère ${say(card)}.`,
    reserved: ({ seat, card }, { name, card: say }) => `${name(seat)} réserve ${say(card)}.`,
    discovered: ({ seat, card, from }, { name, card: say }) =>
      `${name(seat)} découvre ${say(card)}${from === 'board' ? '' : ' depuis la réserve'}.`,
    paid: ({ seat, cost, from, to }, { name }) => `${name(seat)} paie ${compasses(cost)} : ${from} → ${to}.`,
    refilled: ({ card, left }, { card: say }) =>
      `${say(card)} arrive sur le plateau ; pioche : ${left <= 1 ? `${left} carte` : `${left} cartes`}.`,
    'not-refilled': () => 'La pioche est vide : la case reste vide.',
    placed: ({ seat, card, floor }, { name, card: say }) => `${name(seat)} pose ${say(card)} à l’étage ${floor}.`,
    gained: ({ seat, amount, from, to }, { name }) => `${name(seat)} gagne ${compasses(amount)} : ${from} → ${to}.`,
    lost: ({ seat, amount, from, to }, { name }) => `${compasses(amount)} de moins pour ${name(seat)} : ${from} → ${to}.`,
    removed: ({ seat, card }, { name, card: say }) => `${name(seat)} retire de la partie ${say(card)}.`,
    'swapped-board': ({ seat, cardA, cardB }, { name, card }) => `${name(seat)} échange ${card(cardA)} et ${card(cardB)} sur le plateau.`,
    'swapped-pyramid': ({ seat, cardA, cardB }, { name, card }) =>
      `${name(seat)} échange ${card(cardA)} et ${card(cardB)} dans la pyramide.`,
    looked: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} regarde les ${count} premières cartes de la pioche.`
        : `${name(seat)} regarde le dessus de la pioche : ${secret.cards.map(card).join(', ')}.`,
    took: ({ seat, card }, { name, card: say }) => `${name(seat)} met ${say(card)} dans la réserve.`,
    returned: ({ seat, count, secret }, { name, card }) =>
      secret === undefined
        ? `${name(seat)} remet ${count} cartes sous la pioche.`
        : `${name(seat)} remet sous la pioche, de haut en bas : ${secret.cards.map(card).join(', ')}.`,
    skipped: ({ effect, card }, { card: say }) => `Rien à choisir : l’effet ${EFFECTS[effect]} de ${say(card)} n’a pas lieu.`,
    passed: ({ seat }, { name }) => `${name(seat)} ne peut rien faire et passe.`,
    rested: ({ seat, income, bonus, from, to }, { name }) =>
      `${name(seat)} se repose : ${compasses(income)} des cartes${bonus > 0 ? `, ${bonus} de la case` : ''}, ${from} → ${to}.`,
    turn: ({ seat, last }, { name }) => (last ? `Dernier tour : à ${name(seat)} de jouer.` : `À ${name(seat)} de jouer.`),
    over: ({ reason, totals }) =>
      `${reason === 'complete' ? 'La partie est finie' : 'Plus rien ne peut bouger : la partie est finie'}, ${totals.join(' à ')}.`,
  },
  refusals: {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'not-now': ({ awaited }) => `Pas maintenant : d’abord, ${AWAITED[awaited]}.`,
    'nothing-in-hand': ({ awaited }) => `Vous n’avez pas de carte à poser : ${AWAITED[awaited]}.`,
    'no-such-effect': ({ effect, awaited }) => `Aucun effet ${EFFECTS[effect]} n’est en cours : ${AWAITED[awaited]}.`,
    'must-act': ({ moves }) =>
      moves === 1
        ? 'On ne passe que si rien d’autre n’est possible : il vous reste un coup.'
        : `On ne passe que si rien d’autre n’est possible : il vous reste ${moves} coups.`,
    'empty-column': () => 'Cette case est vide, et la pioche aussi : choisissez une autre carte.',
    'out-of-reach': ({ square, token }) =>
      `Cette carte est sur votre case ${square} et votre pion sur la case ${token} : avancez encore de ${square - token}.`,
    'too-expensive': ({ cost, have }) => `Il faut ${compasses(cost)}, vous en avez ${have} : il en manque ${cost - have}.`,
    'not-in-reserve': ({ card }, { card: say }) => `${say(card)} n’est pas dans votre réserve : il faut d’abord la repérer.`,
    'second-archive': ({ owned, where }, { card }) =>
      `Une seule Archive par personne : vous avez ${card(owned)} dans votre ${where === 'reserve' ? 'réserve' : 'pyramide'}.`,
    'no-upper-slot': ({ card }, { card: say }) =>
      `${say(card)} ne va pas à l’étage 1, et votre pyramide n’a aucune place libre sur deux cartes : élargissez d’abord la base.`,
    'first-floor-ban': ({ card }, { card: say }) => `${say(card)} ne va pas à l’étage 1 : choisissez une place sur deux cartes.`,
    'slot-taken': ({ card }, { card: say }) => `${say(card)} est déjà là : choisissez une place vide.`,
    'first-card-elsewhere': () => 'La première carte va au milieu de l’étage 1 ; la pyramide grandit à partir d’elle.',
    'row-full': () => 'L’étage 1 a ses 4 cartes : montez plus haut.',
    'row-gap': () => 'L’étage 1 est une rangée sans trou : posez la carte à l’une de ses extrémités.',
    'not-supported': ({ missing }) =>
      missing === 1
        ? 'Il faut deux cartes juste en dessous : il en manque une.'
        : 'Il faut deux cartes juste en dessous : il manque les deux.',
    'empty-slot': ({ floor }) => `Il n’y a pas de carte à cette place de l’étage ${floor} : choisissez deux cartes de votre pyramide.`,
    'not-seen': ({ card }, { card: say }) => `${say(card)} n’est pas une des trois cartes que vous regardez.`,
  },
  scoring: {
    none: () => 'Ne vaut aucun point.',
    fixed: ({ points: n }) => `Vaut ${points(n)}.`,
    perFamilyInPyramid: ({ points: n, family }) => `Vaut ${points(n)} par carte ${cardOfFamily[family]} de votre pyramide.`,
    perAdjacentOfFamily: ({ points: n, family }) => `Vaut ${points(n)} par carte ${cardOfFamily[family]} adjacente.`,
    perAdjacentCard: ({ points: n }) => `Vaut ${points(n)} par carte adjacente.`,
    perDistinctAdjacentFamily: ({ points: n }) => `Vaut ${points(n)} par famille différente parmi les cartes adjacentes.`,
    perFloor: ({ points: n }) => `Vaut ${n}, ${2 * n}, ${3 * n} ou ${4 * n} points à l’étage 1, 2, 3 ou 4.`,
    perFamilyMajority: ({ points: n }) =>
      `Vaut ${points(n)} par famille dont votre pyramide compte plus de cartes que la pyramide adverse.`,
    perFourFamilySet: ({ points: n }) => `Vaut ${points(n)} par série des quatre familles dans votre pyramide.`,
    copyLeft: () => 'Vaut autant que la carte juste à sa gauche.',
    copyRight: () => 'Vaut autant que la carte juste à sa droite.',
    copyBestBelow: () => 'Vaut autant que la meilleure des deux cartes sur lesquelles elle repose.',
  },
  effects: {
    boardCardToReserve: () => 'À la pose : mettez une carte du plateau dans votre réserve.',
    removeBoardCard: () => 'À la pose : retirez de la partie une carte du plateau.',
    swapTwoOnBoard: () => 'À la pose : échangez deux cartes du plateau.',
    swapTwoInPyramid: () => 'À la pose : échangez deux cartes de votre pyramide.',
    gainCompasses: ({ amount }) => `À la pose : gagnez ${compasses(amount)}.`,
    opponentLosesCompasses: ({ amount }) => `À la pose : l’adversaire perd ${compasses(amount)}.`,
    lookAtDeckReserveOne: ({ look }) =>
      `À la pose : regardez les ${look} premières cartes de la pioche, mettez-en une qui n’est pas une Archive dans votre réserve et les autres sous la pioche.`,
  },
  banned: 'Ne peut pas être posée à l’étage 1.',
  printed: ({ group, families: own, cost, income }) => {
    const belongs = own.length === 0 ? 'sans famille' : own.map((family) => families[family]).join(' et ');
    return `${phrases.groups[group]}, ${own.length === 4 ? 'les quatre familles' : belongs} ; coût\u00a0${cost}, revenu\u00a0${income}.`;
  },
};

export const texts: BorealTexts = build(phrases);
