import { scoring } from './fr-scoring.ts';
import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  aim: {
    heading: 'Les étoiles',
    text: 'Les étoiles {star} sont des points. Celles que vous possédez sont devant vous, à la vue de tous : on en gagne pendant la partie, on peut en dépenser, et celles qui restent comptent à la fin. Qui en a le plus gagne.\nPeu importe qu’elles soient en jetons de un, de trois ou de cinq ; il y en a toujours assez, et l’on n’en possède jamais moins que zéro.',
  },
  places: {
    heading: 'Votre plateau',
    text: 'Cinq lieux se suivent : un campement {camp}, le **site de gauche**, celui du **milieu**, celui de **droite**, et un autre campement {camp}. Un campement n’est pas un site : on n’y observe rien.\nVous menez neuf scientifiques, trois jaunes {yellow}, trois roses {pink} et trois bleus {blue}. Ils peuvent être aussi nombreux qu’on veut au même endroit.\nLes cartes de vos trois sites, toutes ensemble, sont vos cartes **en jeu**.',
  },
  tracks: {
    heading: 'Piles et pistes',
    text: 'Chaque site a une **pile** de cartes Animal, qui monte, et une **piste** avec un drapeau {flag}. Le drapeau commence au départ, qui ne vaut rien, et peut gravir sept cases. Chaque case montre deux véhicules et une valeur en étoiles.\n- Pistes de gauche et de droite : 1, 2, 3, 5, 8, 11, 15.\n- Piste du milieu : 1, 2, 3, 4, 6, 8, 11.\nLes valeurs sont les mêmes sur tous les plateaux ; seuls les véhicules changent.',
  },
  cards: {
    heading: 'Les cartes Animal',
    text: 'Il y en a 100. Chacune montre\n- une **espèce** : ours {bear}, renard {fox}, harfang {owl}, phoque {seal} ou macareux {puffin} ;\n- un **véhicule** : traîneau {sleigh}, dirigeable {zeppelin}, sous-marin {submarine}, kayak {kayak} ou skis {skis} ;\n- **deux scientifiques** : celui qui partira à gauche, et celui qui partira à droite.\nIl y a 20 cartes de chaque espèce et 20 de chaque véhicule, 4 de chaque combinaison. Quand les deux scientifiques sont de la même couleur, la carte porte une **étoile** {star}, qui vaut 1 à la fin : il y en a 21, 7 par couleur.',
  },
  box: {
    heading: 'Le reste du matériel',
    text: '10 cartes Score, dont deux servent dans une partie ; 12 objectifs, quatre d’animaux, quatre de scientifiques et quatre de véhicules, dont un de chaque sorte sert ; quatre plateaux à deux faces ; douze scientifiques de chaque couleur, chacun en prend trois ; trois drapeaux par personne ; des pions étoile ; un pion Premier joueur.',
  },
  deal: {
    heading: 'Mise en place',
    text: '- Mélangez les cartes Animal. Quatre sont face visible : c’est la **réserve**. Les autres forment le paquet.\n- Deux cartes Score et trois objectifs, un de chaque sorte, sont tirés et visibles. Les autres ne servent pas. Sur chaque objectif, 5 étoiles {star} attendent chaque joueur.\n- Chacun place un scientifique de chaque couleur sur chaque site, ses drapeaux au départ, et prend 2 étoiles {star}.\n- Chacun pioche quatre cartes, que les autres ne voient pas.',
  },
  sides: {
    heading: 'Les deux faces',
    text: 'Convenez d’une face pour tous. La **face I** est la même sur chaque plateau : idéale pour une première partie. La **face II** est différente sur chacun des quatre plateaux ; chacun en reçoit un au hasard.',
  },
  opening: {
    heading: 'Le remplacement de départ',
    text: 'Une seule fois, avant le premier tour, vous pouvez remplacer n’importe lesquelles de vos quatre cartes, toutes, ou aucune. Vous connaissez déjà la réserve, les cartes Score et les objectifs.\nTous choisissent **en même temps**, en secret. Quand chacun a choisi, les remplacements se font dans l’ordre du tour, à partir du premier joueur ; les cartes remplacées vont à la défausse.\nUne carte à deux scientifiques de même couleur ne peut pas être jouée au début : chaque site n’en a qu’un de chaque.',
  },
  first: {
    heading: 'Le premier joueur',
    text: 'Le premier joueur {first} est tiré au sort, sauf si vous en convenez, et commence **toutes** les manches de la partie. Après la distribution, le paquet compte 88, 84 ou 80 cartes à deux, trois ou quatre, moins celles du remplacement de départ.',
  },
  turn: {
    heading: 'Un tour',
    text: 'La partie se joue en manches. Dans chaque manche, chacun joue exactement un tour, dans le sens horaire à partir du premier joueur. À votre tour, vous faites exactement une de ces deux choses :\n- [observer](crew) un animal : jouer une carte ;\n- [regrouper](discard) : remplacer des cartes et rappeler vos scientifiques des campements.\nLe regroupement est toujours permis. Il est obligatoire si aucune de vos cartes ne peut être jouée. On ne passe pas.',
  },
  order: {
    heading: 'Chaque chose en son temps',
    text: 'Au départ : choisir les cartes à remplacer. À son tour : choisir une carte et un site, ou regrouper avec les cartes à défausser.\nAprès une observation, la marche, le drapeau et les objectifs se règlent d’eux-mêmes, puis on pioche ; si l’on renouvelle la réserve, c’est avant de choisir la carte. Dans un regroupement, on choisit ce qu’on défausse **avant** de voir les nouvelles cartes, et le site **après**.',
  },
  rounds: {
    heading: 'La fin d’une manche',
    text: 'Quand chacun a joué :\n- Les objectifs atteints pendant cette manche sont retirés, avec ce qui reste dessus.\n- Si la [fin](seventh) a été annoncée, la partie est finie : on compte.\n- Sinon, chacun peut de nouveau renouveler la réserve, et le même premier joueur commence la manche suivante.',
  },
  crew: {
    heading: 'Quelle carte, et où',
    text: 'Vous pouvez observer un animal sur un site où se tiennent **les deux scientifiques de la carte** : un de chaque couleur ou, si les deux sont pareils, **deux de cette couleur**. Un même scientifique ne compte pas deux fois.\nCeux des autres sites et des campements n’aident pas. Rien d’autre n’est demandé : le véhicule peut ne pas correspondre, et il y a toujours de la place là où ils vont.',
  },
  stack: {
    heading: 'Poser la carte',
    text: 'La carte va sur le dessus de la pile de son site. L’espèce et le véhicule de toutes les cartes restent visibles.\nDeux cartes sont **voisines** si l’une est juste au-dessus de l’autre dans la même pile. Des cartes de sites différents ne sont jamais voisines.',
  },
  walk: {
    heading: 'La marche',
    text: 'Le scientifique à gauche sur la carte marche **d’un lieu vers la gauche** du site, celui de droite **d’un lieu vers la droite**.\n- Du site de gauche : au campement de gauche, et au milieu.\n- Du milieu : à gauche, et à droite.\n- Du site de droite : au milieu, et au campement de droite.\nLes deux doivent marcher. Il n’y a rien à choisir : ceux d’une couleur se valent.\nQui arrive dans un campement {camp} y reste jusqu’au regroupement. Sur un site, on peut repartir dès votre prochain tour.',
  },
  flags: {
    heading: 'Le drapeau',
    text: 'Regardez le drapeau {flag} du site, et lui seul. Si la **case suivante** de sa piste montre le véhicule de la carte, le drapeau y va. C’est obligatoire, et d’une case au plus. Sinon, il reste.\nSur la dernière case, il reste pour de bon.',
  },
  check: {
    heading: 'Ce qu’on vérifie alors',
    text: 'Si la pile compte maintenant sept cartes, la [fin](seventh) est annoncée. Puis on vérifie les [objectifs](reward) pour vous. Les étoiles gagnées sont à vous aussitôt, avant de piocher.',
  },
  draw: {
    heading: 'Piocher une carte',
    text: 'Après une observation, il faut piocher une carte, même à la dernière manche :\n- une des quatre de la **réserve** ; la première du paquet prend aussitôt sa place,\n- ou la première du **paquet**, à l’aveugle.\nLes cartes de la réserve gardent leur place, et une place n’est jamais vide plus longtemps. Vous avez de nouveau quatre cartes, et votre tour est fini.',
  },
  refresh: {
    heading: 'Renouveler la réserve',
    text: 'Avant de piocher, vous pouvez payer 1 étoile {star} : les quatre cartes de la réserve sont défaussées, quatre autres arrivent du paquet. Ensuite vous en prenez une, ou vous piochez tout de même à l’aveugle.\nC’est permis une fois par manche, donc une fois par observation. Il faut posséder une étoile ; celle qu’un objectif vient de donner convient.',
  },
  discard: {
    heading: 'Remplacer des cartes',
    text: 'Un regroupement commence par la main : défaussez autant de cartes que vous voulez, d’aucune à quatre, et piochez-en autant dans le **paquet**. La réserve ne sert pas, et ne peut pas être renouvelée.',
  },
  wages: { heading: 'Une étoile par tête', text: 'Gagnez ensuite 1 étoile {star} par scientifique dans vos deux campements {camp}.' },
  return: {
    heading: 'Retour au travail',
    text: 'Enfin, choisissez un site, vos nouvelles cartes en main : **tous** les scientifiques des **deux** campements {camp} y vont ensemble. On ne peut pas les séparer, et personne ne reste.\nSi vos campements sont vides, il n’y a rien à choisir. Puis on vérifie les objectifs, et votre tour est fini.',
  },
  idle: {
    heading: 'Regrouper pour rien',
    text: 'On peut regrouper avec des campements vides, et sans rien défausser. Cela ne fait rien, et rien ne l’interdit.',
  },
  reward: {
    heading: 'Cinq étoiles',
    text: 'Trois objectifs sont sur la table. Dès que votre plateau en remplit un qui est encore ouvert, vous gagnez **5 étoiles** {star}. Pas besoin de le demander, et impossible d’attendre un meilleur moment ; si vous en remplissez deux à la fois, vous gagnez les deux.\nChacun peut avoir chaque objectif une fois, et il y en a pour tous. Vous gardez les étoiles même si votre plateau ne le remplit plus ensuite, et vous pouvez les dépenser dans le même tour.',
  },
  moment: {
    heading: 'Quand on vérifie',
    text: 'Seul votre plateau compte, et seulement à votre tour : après le drapeau d’une observation, avant de piocher ; ou à la fin d’un regroupement. Jamais au milieu d’une marche.',
  },
  window: {
    heading: 'Jusqu’à la fin de la manche',
    text: 'Quand quelqu’un a atteint un objectif, ceux qui **doivent encore jouer dans la même manche** peuvent l’atteindre aussi. À la fin de cette manche, il est retiré.\nQui a déjà joué dans cette manche ne peut plus l’atteindre ; et si le dernier de la manche est le premier à l’atteindre, personne d’autre ne le peut.',
  },
  'animal-goals': {
    heading: 'Objectifs Animal',
    text: '- **Écosystème équilibré** : au moins 3 cartes sur chaque site.\n- **Richesse de la nature** : 6 cartes sur un même site.\n- **Liste d’observations** : les 5 espèces en jeu.\n- **Sujet d’étude favori** : 6 cartes d’une espèce en jeu, sur n’importe quels sites.\nTous les nombres veulent dire « au moins ».',
  },
  'scientist-goals': {
    heading: 'Objectifs Scientifique',
    text: '- **Retraite des spécialistes** : les 3 scientifiques d’une couleur dans les campements, dans un seul ou dans les deux.\n- **Comparaison de notes** : 3 scientifiques dans un même campement.\n- **Équipe du matin** : ramener au moins 5 scientifiques en un regroupement, les deux campements ensemble. C’est le retour qui compte.\n- **Séparons-nous** : aucun site avec plus de 2 scientifiques ; 1 ou personne convient. Il en faut donc au moins 3 dans les campements.',
  },
  'vehicle-goals': {
    heading: 'Objectifs Véhicule',
    text: '- **Expédition organisée** : 4 cartes du même véhicule en jeu. Celui-ci parle des cartes, pas des drapeaux.\n- **Ratissage de la zone** : les trois drapeaux {flag} sur la case 2 ou plus loin.\n- **Explorateurs audacieux** : un drapeau sur la 5e case à partir du bas, ou plus loin.\n- **Direction prometteuse** : un drapeau 4 cases devant un autre des vôtres.',
  },
  piles: {
    heading: 'La défausse',
    text: 'Tout ce qu’on défausse, au remplacement de départ, dans un regroupement ou en renouvelant la réserve, va sur une seule pile, face visible. Chacun peut la consulter à tout moment.',
  },
  shuffle: {
    heading: 'Quand le paquet est vide',
    text: 'Quand il faut une carte et que le paquet est vide, toute la défausse est mélangée et devient le paquet. Cela peut arriver au milieu d’une pioche de plusieurs cartes ; ce qu’on vient de défausser est mélangé avec.\nLes cartes ne peuvent pas manquer : même avec quatre plateaux pleins, il en reste.',
  },
  seventh: {
    heading: 'La septième carte',
    text: 'Dès qu’un site de quelqu’un compte **sept cartes**, la fin est annoncée. Ce tour se termine normalement, puis la manche : chacun aura joué autant de tours. On peut encore atteindre des objectifs. Si c’était le dernier de la manche, la partie s’arrête après ce tour.\nRien n’annule l’annonce. Aucun site ne peut avoir plus de sept cartes, et personne ne peut en remplir deux.',
  },
  winner: {
    heading: 'Qui gagne',
    text: 'Le plus grand total gagne. À égalité, entre les ex æquo :\n- celui dont le **drapeau le plus avancé** {flag} est le plus loin ; sa valeur ne compte pas, ni les autres drapeaux ;\n- puis celui qui possède le plus d’étoiles {star} ;\n- sinon, la victoire est partagée.',
  },
  ...scoring,
  secrets: {
    heading: 'Qui sait quoi',
    text: 'Votre main n’est qu’à vous ; les autres voient combien de cartes elle a, et se souviennent de ce que vous avez pris dans la réserve. Personne ne connaît l’ordre du paquet. Tout le reste est visible : plateaux, étoiles, réserve, toute la défausse, les cartes Score et les objectifs.\nLes bots voient ce que verrait une personne à leur place, rien de plus.',
  },
  decisions: {
    heading: 'Ce qu’on ne vous demande jamais',
    text: 'La marche, les drapeaux, les objectifs et le décompte ne laissent aucun choix : la table s’en charge. Elle retient aussi le reste : à qui de jouer, qui a renouvelé la réserve, quel objectif a été atteint et quand.',
  },
  always: {
    heading: 'Toujours vrai',
    text: 'Il y a 100 cartes, et neuf scientifiques par personne, quoi qu’il arrive ; entre les tours, chacun a quatre cartes en main. Une observation envoie un scientifique à gauche et un à droite : autant d’un côté que de l’autre. Les drapeaux ne reculent jamais, et ne dépassent jamais leur pile. Un plateau porte 19 cartes au plus. Les étoiles viennent des regroupements et des objectifs, et ne partent que pour renouveler la réserve. À la fin, chacun a joué autant de tours.',
  },
  print: {
    heading: 'Sur les cartes imprimées',
    text: 'Deux phoques à skis sont jumeaux : ce sont les deux seules cartes pareilles. Sur les cartes imprimées, les scientifiques sont dans le bandeau du haut ; ici, ils sont au pied, d’où ils partent.',
  },
  titles: {
    heading: 'Les exploits',
    text: 'Dix-neuf exploits se collectionnent au fil des parties, et chacun est acquis pour toujours : gagner, même à égalité ; atteindre 50, 60, 70 et 80 points ; un drapeau sur la dernière case ; sept animaux d’une espèce sur un site ; les trois objectifs d’une partie ; gagner sans aucun ; et un beau score avec chacune des dix cartes Score. Tous les nombres veulent dire « au moins ».\nLeur nombre donne un titre : Touriste de la Toundra, dès 5 Amateur de l’Arctique, dès 9 Baroudeur Boréal, dès 13 Professionnel Polaire, dès 17 Explorateur Émérite.',
  },
};
