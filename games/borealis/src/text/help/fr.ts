import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'Le but',
    body: 'Vous menez neuf scientifiques dans le Grand Nord. Observez des animaux sur trois sites, faites avancer vos drapeaux et atteignez des objectifs : à la fin, le plus grand nombre d’étoiles l’emporte.',
    clauses: ['BLS-1', 'BLS-48', 'BLS-50'],
  },
  {
    heading: 'Votre plateau',
    body: 'Cinq lieux se suivent de gauche à droite : un campement, trois sites, un campement. Au départ, chaque site accueille un scientifique jaune, un rose et un bleu. Chaque site a sa piste de sept cases, que gravit un drapeau. La face I est la même pour tous ; sur la face II, chacun a ses propres pistes.',
    clauses: ['BLS-2', 'BLS-3', 'BLS-4', 'BLS-13', 'BLS-14'],
  },
  {
    heading: 'Les cartes Animal',
    body: 'Chaque carte montre une espèce, un véhicule et deux scientifiques : le premier part à gauche, le second à droite. Si les deux sont de la même couleur, la carte vaut une étoile de plus à la fin.',
    clauses: ['BLS-8', 'BLS-9'],
  },
  {
    heading: 'Le départ',
    body: 'Chacun reçoit quatre cartes secrètes et deux étoiles. Une seule fois, tous choisissent en même temps et en secret les cartes à remplacer ; les échanges se font ensuite dans l’ordre du tour.',
    clauses: ['BLS-11', 'BLS-12', 'BLS-15', 'BLS-16', 'BLS-17'],
  },
  {
    heading: 'Votre tour',
    body: 'À chaque tour, faites une observation ou un regroupement. Le regroupement est toujours permis ; il est obligatoire si aucune carte de votre main ne peut être jouée.',
    clauses: ['BLS-18', 'BLS-19', 'BLS-20'],
  },
  {
    heading: 'Observation',
    body: 'Posez une carte de votre main sur un site qui accueille les deux scientifiques demandés (deux de la même couleur s’ils sont pareils). L’un va un lieu plus à gauche, l’autre un lieu plus à droite. Si la case suivante de la piste du site montre le véhicule de la carte, le drapeau y avance. Qui arrive dans un campement y reste jusqu’à votre prochain regroupement.',
    clauses: ['BLS-22', 'BLS-23', 'BLS-24', 'BLS-25', 'BLS-26'],
  },
  {
    heading: 'Compléter sa main',
    body: 'Après une observation, prenez une des quatre cartes de la réserve, aussitôt remplacée, ou piochez à l’aveugle. Avant cela, une fois par manche, vous pouvez payer une étoile pour changer les quatre cartes de la réserve.',
    clauses: ['BLS-27', 'BLS-28', 'BLS-29', 'BLS-30'],
  },
  {
    heading: 'Regroupement',
    body: 'Défaussez autant de cartes que vous voulez et piochez-en autant. Gagnez une étoile par scientifique dans vos campements. Choisissez ensuite un site : tous vos campeurs y vont ensemble.',
    clauses: ['BLS-31', 'BLS-32', 'BLS-33', 'BLS-34', 'BLS-35'],
  },
  {
    heading: 'Les objectifs',
    body: 'Trois objectifs sont visibles : un d’animaux, un de scientifiques, un de véhicules. Dès que votre plateau remplit la condition, vous gagnez cinq étoiles sans rien demander. Ceux qui doivent encore jouer dans la même manche peuvent l’atteindre aussi ; à la fin de la manche, il disparaît.',
    clauses: ['BLS-36', 'BLS-37', 'BLS-38', 'BLS-39', 'BLS-40', 'BLS-41'],
  },
  {
    heading: 'Le paquet',
    body: 'Les cartes défaussées forment une pile ouverte que tous peuvent consulter. Quand il faut une carte et que le paquet est vide, cette pile est mélangée et redevient le paquet.',
    clauses: ['BLS-42', 'BLS-43', 'BLS-44', 'BLS-45'],
  },
  {
    heading: 'La fin',
    body: 'Une septième carte sur un site annonce la fin : la manche se termine, pour que chacun ait joué autant de tours.',
    clauses: ['BLS-21', 'BLS-46', 'BLS-47'],
  },
  {
    heading: 'Le décompte',
    body: 'Sur chaque site, un groupe de 2, 3, 4, 5, 6 ou 7 cartes d’une espèce rapporte 1, 3, 6, 10, 15 ou 21 étoiles. Ajoutez la case de chaque drapeau, les étoiles des cartes en jeu, les deux cartes Score de la partie et les étoiles que vous possédez.',
    clauses: ['BLS-48', 'BLS-49'],
  },
  {
    heading: 'Les égalités',
    body: 'À égalité, le drapeau le plus avancé l’emporte, puis le plus grand nombre d’étoiles possédées ; sinon la victoire est partagée.',
    clauses: ['BLS-50'],
  },
];
