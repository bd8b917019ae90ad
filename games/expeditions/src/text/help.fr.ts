import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'L’idée du jeu',
    body: 'Trois expéditions partent de la rose des vents, en Europe du Nord, et parcourent le monde. Elles ne sont à personne : chacun fait avancer les trois et tâche de les conduire vers les lieux de ses propres cartes.',
    clauses: ['EXP-1', 'EXP-3'],
  },
  {
    heading: 'Le plateau',
    body: 'Les ronds verts sont les 80 lieux, chacun avec sa carte. Un rond bleu donne une flèche bonus, un rond rouge un ticket. Trois demi-ronds rouges du bord gauche ne font qu’un avec ceux du bord droit, à la même hauteur : on y traverse le Pacifique.',
    clauses: ['EXP-1', 'EXP-2', 'EXP-6', 'EXP-33'],
  },
  {
    heading: 'Mise en place',
    body: 'Chacun reçoit 12 cartes secrètes à 2 ou 3 joueurs, 9 au-delà, et 3 tickets. Six cartes visibles sont les objectifs communs, tous à 3 segments au moins du départ. Une main compte toujours au moins quatre lieux aussi éloignés.',
    clauses: ['EXP-16', 'EXP-17', 'EXP-18', 'EXP-19'],
  },
  {
    heading: 'Les lieux clés',
    body: 'À tour de rôle, un jeton à la fois, chacun marque quatre lieux de sa main situés à 3 segments au moins du départ. Tous savent dès lors que vous avez ces quatre cartes, mais chaque jeton récupéré vaut un point, et chaque jeton resté sur le plateau en coûte un.',
    clauses: ['EXP-20', 'EXP-21', 'EXP-22', 'EXP-23'],
  },
  {
    heading: 'Votre tour',
    body: 'Prolongez une expédition d’une flèche : c’est obligatoire tant qu’une flèche peut être posée. Avant ou après, vous pouvez utiliser jusqu’à deux tickets. Puis annoncez la fin de votre tour.',
    clauses: ['EXP-24', 'EXP-25', 'EXP-26', 'EXP-28'],
  },
  {
    heading: 'Poser une flèche',
    body: 'Une expédition repart de la pointe de sa dernière flèche, et la première fois de la rose des vents. Elle n’emprunte jamais deux fois le même segment, dans aucun sens. Les autres couleurs ne la gênent pas. Chaque couleur compte 45 flèches.',
    clauses: ['EXP-29', 'EXP-30', 'EXP-31', 'EXP-32'],
  },
  {
    heading: 'Atteindre un lieu',
    body: 'Qui détient la carte d’un lieu atteint la pose aussitôt devant soi, que ce soit son tour ou non, et y reprend son jeton. Un objectif commun revient à qui a posé la flèche ; une carte de la pioche le remplace.',
    clauses: ['EXP-37', 'EXP-38', 'EXP-39', 'EXP-40', 'EXP-42'],
  },
  {
    heading: 'Ronds rouges et bleus',
    body: 'Sur un rond rouge, vous gagnez un ticket. Sur un rond bleu, vous pouvez poser aussitôt une autre flèche, sur l’expédition de votre choix ; elle produit ses propres effets, et les bonus peuvent s’enchaîner.',
    clauses: ['EXP-44', 'EXP-45', 'EXP-47'],
  },
  {
    heading: 'Les boucles',
    body: 'Quand une expédition atteint un rond qu’elle a déjà visité, rose des vents comprise, elle forme une boucle et n’a plus de pointe libre. Vous pouvez aussitôt poser une flèche de plus de cette couleur, depuis n’importe quel rond qu’elle a visité. Sur un rond bleu, la relance vient d’abord, la flèche bonus ensuite. Si vous renoncez à la relance, qui prolongera plus tard cette expédition aura le même choix.',
    clauses: ['EXP-48', 'EXP-52', 'EXP-55', 'EXP-57', 'EXP-58'],
  },
  {
    heading: 'Tickets : une flèche de plus ou de moins',
    body: 'Un ticket permet de poser une flèche de plus sur une expédition, ou d’enlever la dernière flèche de l’une d’elles. Après un retrait, le rond d’où partait la flèche compte comme atteint : on pose la carte qu’on a en main, rouge et bleu donnent leur bonus, mais on ne prend pas d’objectif commun. S’il reste alors une boucle, vous pouvez la relancer. Ce qui était gagné le reste.',
    clauses: ['EXP-59', 'EXP-60', 'EXP-61', 'EXP-62', 'EXP-63'],
  },
  {
    heading: 'Tickets : échanger une carte',
    body: 'Un ticket permet aussi de regarder les deux premières cartes de la pioche. Gardez-en une et glissez l’autre sous la pioche, suivie d’une carte de votre main ; ou remettez les deux. Personne ne voit votre choix. Si vous rendez la carte d’un lieu clé, son jeton reste à jamais sur le plateau.',
    clauses: ['EXP-64', 'EXP-65', 'EXP-66'],
  },
  {
    heading: 'Fin de la partie',
    body: 'Quand quelqu’un pose la dernière carte de sa main, ou quand les 135 flèches sont sur le plateau, on termine la manche pour que tous aient joué autant de tours.',
    clauses: ['EXP-67', 'EXP-68', 'EXP-69', 'EXP-70', 'EXP-71'],
  },
  {
    heading: 'Décompte',
    body: 'Un point par carte posée devant vous et par jeton récupéré ; un point de moins par carte restée en main et par jeton resté sur le plateau. À égalité, qui a le plus de tickets l’emporte ; sinon la victoire est partagée.',
    clauses: ['EXP-72', 'EXP-73'],
  },
];
