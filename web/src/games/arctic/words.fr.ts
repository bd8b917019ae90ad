import { counted, signed } from '@banquise/kernel';
import type { TableWords } from './words.ts';

const cards = (n: number): string => counted('fr', n, 'carte', 'cartes');
const points = (n: number): string => counted('fr', n, 'point', 'points');

export const fr: TableWords = {
  codes: ['Ou', 'Re', 'Él', 'Or', 'Ma', 'Mo'],
  landscape: 'Paysage',
  river: 'Rivière',
  powers: 'Pouvoirs',
  players: 'Les autres',
  myPile: 'Ma pile',
  pileOf: (name) => `Pile : ${name}`,
  handOf: (n) => `Ma main, ${cards(n)}`,
  deck: 'Pioche',
  reserve: 'Réserve',
  penalties: 'Pénalités',
  totem: 'Totem',
  pair: (label, value) => `${label} : ${value}`,
  cards,
  points,
  inPile: 'pile',
  inHand: 'main',
  inZone: 'pénal.',
  next: 'ensuite',
  paw: 'Empreinte : a commencé la partie',
  emptyHand: 'Main vide',
  noVisible: 'pas de carte visible',
  emptySlot: 'vide',
  emptyPile: 'Vos cartes s’aligneront ici, de gauche à droite.',
  slot: (n, card) => `Rivière ${n} : ${card}`,
  landAt: (value, animals) => `Paysage, valeur ${value} : ${animals}`,
  nobody: 'aucun jeton',

  runs: 'Séries',
  kinds: (n) => (n < 2 ? `${n} animal` : `${n} animaux`),
  total: 'Total',
  withoutTotem: 'Partiel',
  showTotem: 'Totem secret : touchez pour le voir',
  hideTotem: (animal) => `Totem : ${animal}. Touchez pour le cacher`,
  run: (animal, length, worth, jokers) =>
    `Série ${animal}, ${cards(length)}${jokers > 0 ? ` dont ${jokers} joker${jokers > 1 ? 's' : ''}` : ''}, ${points(worth)}`,
  single: (animal) => `${animal}, carte isolée`,
  shorter: (animal, length) => `Série ${animal}, ${cards(length)}, ne compte pas : une autre est au moins aussi longue`,
  topCard: (card) => `Carte visible : ${card}`,

  end: (distance, turns, name) =>
    ({
      far: `Réserve dans ~${turns} tours`,
      near: turns === 1 ? 'La Réserve s’ouvre bientôt' : `Réserve dans ~${turns} tours`,
      closing: `Après ${name ?? 'vous'}, un dernier tour chacun`,
      final: 'Dernier tour, sans pioche',
      over: 'La partie est finie',
    })[distance],
  powerState: (state, name) =>
    ({
      now: 'Utilisable maintenant.',
      'with-card': 'Utilisable maintenant : choisissez d’abord la carte.',
      'with-step': 'Utilisable maintenant : touchez dans le Paysage où irait le jeton.',
      active: 'Agit pendant votre pioche.',
      later: 'Plus tard dans ce tour.',
      idle: 'Rien à en faire pour l’instant.',
      'next-turn': 'À votre prochain tour, si vous le gardez.',
      waiting: 'Il est à vous : utilisable à votre tour.',
      'not-last-round': 'Plus au dernier tour.',
      theirs: `Tenu par ${name}. Finissez votre pose par cet animal pour le prendre.`,
      middle: 'Au milieu. Finissez votre pose par cet animal pour le prendre.',
    })[state],
  phase: 'Phase',
  phases: { A: 'Pose', B: 'Jetons', C: 'Pioche' },

  verbs: {
    under: 'Joker dessous',
    bottom: 'Tout en bas',
    swap: 'Échanger',
    'take-back': 'Reprendre',
    blind: 'Piocher à l’aveugle',
    recover: 'Récupérer',
  },
  lastToBottom: 'Dernière en bas',
  place: (n) => (n === 1 ? 'Poser dessus' : `Poser ${cards(n)}`),
  placeSome: (n, of) => `En poser ${n} sur ${of} maintenant`,
  draw: (n) => (n === 1 ? 'Prendre' : `Prendre ${cards(n)}`),
  drawSome: (n, of) => `En prendre ${n} sur ${of} maintenant`,
  discard: (n) => (n === 1 ? 'Mettre en pénalité' : `${cards(n)} en pénalité`),
  give: (name) => `Donner à ${name}`,
  value: (n, lacking) => (lacking > 0 ? `En poser ${n} : ${counted('fr', lacking, 'pénalité', 'pénalités')}` : `En poser ${n}`),

  orSwap: 'Ou échangez-la avec la Rivière.',

  takesPower: (power, from) => `Vous prenez « ${power} »${from === '' ? '' : ` à ${from}`}.`,
  missing: (n) => (n === 1 ? 'Il manque 1 carte : 1 pénalité.' : `Il manque ${n} cartes : ${n} pénalités.`),
  handThen: (n, excess) => (excess > 0 ? `Main : ${n} cartes, ${excess} de trop : en pénalité.` : `Main : ${cards(n)} ensuite.`),

  tray: 'Ordre de pose',
  trayCard: (n, of, card) => `${n} sur ${of} : ${card}`,
  trayHelp: 'touchez-en 2 pour inverser',

  waysTitle: 'Les deux déplacements possibles',
  totemThen: (n) => `Totem ${signed(n)}`,

  showZone: (n) => `Regarder mes pénalités, ${cards(n)}`,
  markers: (n) => counted('fr', n, 'marqueur de pénalité', 'marqueurs de pénalité'),
  willPlace: (n) => `Posera ${n} au prochain tour.`,
  held: (powers) => `Pouvoirs : ${powers}`,
  noPowers: 'Aucun pouvoir encore',

  cardMain: (animal) => `Animal principal : ${animal}. Il fait les séries de la pile ; dessus, il donne son pouvoir.`,
  cardPlace: (n) => `Pose ${n} : tant qu’elle est visible, autant de cartes à poser au prochain tour.`,
  cardDraw: (n) => `Pioche ${n} : ce tour-ci, autant de cartes à prendre. Les deux valeurs font toujours six.`,
  cardAssociated: (animal) =>
    `Animal associé : ${animal}. Dessus, les deux jetons font un pas, en sens contraires ; aux bouts, vers l’intérieur.`,
  deckHelp: 'La Rivière se complète avec la pioche. Quand il faut une carte et que la pioche est vide, la Réserve s’ouvre.',
  reserveHelp: (name) =>
    `Mise de côté au début. Quand elle s’ouvre, la fin est proche : on joue encore jusqu’${name === undefined ? 'à votre tour' : `au tour de ${name}`}, puis un dernier tour chacun, sans pioche.`,
  landHelp: 'Plus un jeton est à droite, plus son animal rapporte à qui l’a pour totem.',
  pileHelp: 'De gauche, le bas, à droite, le sommet. Des voisines du même animal font une série ; celle du dessus est votre carte visible.',
  runHelp: 'De chaque animal, la plus longue série compte : 2, 3, 4, 5, 6 cartes valent 1, 3, 6, 10, 15.',
  sumTitle: 'Mes points',
  kindsHelp: '« 3 animaux » : ceux qui ont une série dans votre pile. 2, 3, 4, 5, 6 animaux valent 1, 3, 6, 10, 15.',
  sumHelp: 'Le Totem rapporte la valeur du Paysage sous son jeton ; chaque pénalité coûte 1 point.',
  totemHelp: 'Personne d’autre ne le connaît. À la fin, il rapporte la valeur du Paysage sous son jeton.',
  zoneHelp: 'Chaque carte ici coûte 1 point. Personne d’autre ne voit lesquelles.',
  jokerHelp: 'Joker : il compte dans la série où il vous sert le plus, et c’est là qu’il est dessiné.',
  waysHelp: 'Les deux jetons de la carte visible vont en sens contraires. Un jeton au bout rentre d’un pas.',
};
