import type { HelpWords } from './help.ts';

export const help: HelpWords = {
  goal: {
    heading: 'Le but',
    body: 'Deux exploratrices fouillent les ruines d’un monde disparu. Chacune bâtit une pyramide de dix cartes : quatre à l’étage 1, trois à l’étage 2, deux à l’étage 3 et une au sommet. À la fin, les cartes de la pyramide donnent des points ; le plus grand total l’emporte.',
  },
  board: {
    heading: 'Le plateau',
    body: 'Huit cartes sont alignées face visible. Chaque joueuse a de son côté une piste de cases numérotées de 0 à 8. Les deux pistes vont en sens contraire : la carte de votre case 1 est sur la case 8 de l’adversaire.',
  },
  token: {
    heading: 'Votre pion',
    body: 'Votre pion dit deux choses à la fois. Sa case est le nombre de boussoles que vous avez, et elle marque jusqu’où vous pouvez aller : vous pouvez découvrir les cartes du plateau de votre case 1 jusqu’à celle du pion. Les deux pions partent de la case 5, et Blanc commence.',
  },
  turn: {
    heading: 'Un tour',
    body: 'D’abord vous explorez : il faut découvrir une carte ou en repérer une. Puis vous vous reposez et gagnez des boussoles. Ensuite, c’est à l’adversaire.',
  },
  discover: {
    heading: 'Découvrir',
    body: 'Choisissez une carte à votre portée, ou une carte de votre réserve, qui ne coûte pas plus de boussoles que vous n’en avez. Votre pion recule de son coût. Une carte du plateau est aussitôt remplacée par la première de la pioche. Puis vous posez votre carte dans votre pyramide et son effet a lieu.',
  },
  locate: {
    heading: 'Repérer',
    body: 'Mettez n’importe quelle carte du plateau dans votre réserve, quels que soient sa place et son coût. C’est gratuit, votre pion ne bouge pas et l’effet de la carte n’a pas lieu. La réserve est sans limite, reste face visible et ne vaut rien à la fin.',
  },
  rest: {
    heading: 'Se reposer',
    body: 'Comptez les boussoles du coin supérieur droit des cartes de votre pyramide sur lesquelles aucune autre ne repose, même en partie. Ajoutez 2 si votre pion est sur la case 0, ou 1 s’il est sur la case 1. Votre pion avance du total, au plus jusqu’à la case 8.',
  },
  building: {
    heading: 'Bâtir la pyramide',
    body: 'L’étage 1 est une rangée sans trou qui grandit par les deux bouts jusqu’à quatre cartes. Plus haut, une carte repose sur les deux cartes juste en dessous. Une carte posée ne quitte plus la pyramide. Quelques cartes sont interdites à l’étage 1 : sans place libre plus haut, on ne peut pas les découvrir, mais on peut les repérer.',
  },
  archives: {
    heading: 'Les Archives',
    body: 'Trois des huit Archives sont cachées dans la pioche. De toute la partie, chaque joueuse ne peut en avoir qu’une, pyramide et réserve comprises.',
  },
  effects: {
    heading: 'Les effets des cartes',
    body: 'Un effet a lieu une fois, quand la carte est posée, et il est obligatoire s’il est possible. Une carte peut mettre une carte du plateau dans votre réserve, en retirer une de la partie, en échanger deux sur le plateau ou dans votre pyramide, vous donner des boussoles, en faire perdre à l’adversaire, ou vous montrer les trois premières cartes de la pioche : vous en prenez une qui n’est pas une Archive, les deux autres passent dessous.',
  },
  worth: {
    heading: 'Ce que valent les cartes',
    body: 'Beaucoup de cartes portent un nombre. D’autres comptent les cartes d’une famille dans votre pyramide ou autour d’elles, toutes les cartes adjacentes, les familles différentes qui les entourent, leur étage, vos majorités ou vos séries de quatre familles. Les copies valent autant que la carte d’à côté ou d’en dessous. Une carte en touche jusqu’à six : à gauche, à droite, deux au-dessus et deux en dessous.',
  },
  emptyDeck: {
    heading: 'La pioche vide',
    body: 'Quand la pioche est vide, les colonnes ne sont plus remplies et la partie continue. Si vous ne pouvez ni découvrir ni repérer, vous passez et vous vous reposez.',
  },
  end: {
    heading: 'La fin',
    body: 'La dixième carte d’une pyramide met fin à la partie. Si c’est Blanc qui la pose, Noir joue encore un tour ; si c’est Noir, la partie s’arrête après l’effet de la carte. À égalité de points, la pyramide qui a le moins de cartes l’emporte ; si c’est encore égal, la victoire est partagée.',
  },
};
