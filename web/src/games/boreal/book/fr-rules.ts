import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  players: {
    heading: 'Blanc et Noir',
    text: 'Boreal est un duel. {token-white} **Blanc** joue le premier tour, {token-black} **Noir** le deuxième. À vous de convenir de qui est Blanc.',
  },
  cards: {
    heading: 'Ce que montre une carte',
    text: 'Il y a 44 cartes : 12 Lieux de départ, 24 Lieux et 8 Archives. Les Lieux de départ ont leur propre dos ; Lieux et Archives ont le même, si bien qu’une Archive face cachée ne se reconnaît pas.\n- En haut à gauche, son **coût** en boussoles.\n- En haut à droite, une à trois boussoles {compass} : son **revenu** quand vous vous reposez.\n- Sur une languette sombre, ce qui **arrive quand on la pose** ; beaucoup de cartes n’ont rien à cet endroit.\n- En bas, sa **famille** et son livre {book} : ce qu’elle vaut à la fin.',
  },
  families: {
    heading: 'Les quatre familles',
    text: 'Bleu {family-blue}, jaune {family-yellow}, rouge {family-red} et vert {family-green}. Les Lieux ont une famille ; trois d’entre eux en ont deux. Les Archives {archive} n’en ont pas, sauf une qui les a toutes les quatre.\nUne carte compte **une fois dans chacune de ses familles** : une carte bleue et verte est une carte bleue, et c’est aussi une carte verte.',
  },
  board: {
    heading: 'Le plateau',
    text: 'Huit cartes sont alignées face visible. De votre côté court votre piste, cases 0 à 8 ; de l’autre, celle de l’adversaire. Les pistes vont **en sens contraire** : la carte de votre case 1 est sur la case 8 de l’adversaire.\nLa case 0 n’a pas de carte et montre un bonus de 2 {compass} ; la case 1, un bonus de 1 {compass}.\nÀ côté se trouvent la pioche, les deux pyramides, les deux réserves et les cartes retirées de la partie. Tout est visible, sauf la pioche.',
  },
  setup: {
    heading: 'Mise en place',
    text: '- Les deux pions sur la case 5.\n- Mélangez les 12 Lieux de départ et alignez-en 8 ; les 4 autres retournent dans la boîte.\n- Mélangez les 8 Archives et prenez-en 3 sans regarder ; les 5 autres retournent dans la boîte, sans être vues. Mélangez ces 3 cartes avec les 24 Lieux : voilà la pioche de 27 cartes.\n- Pyramides et réserves sont vides. 35 cartes sont en jeu.',
  },
  phases: {
    heading: 'Un tour',
    text: 'On joue chacun son tour. Dans le vôtre, vous **explorez**, puis vous vous **reposez** ; ensuite seulement, l’autre agit.\nPour explorer, il faut faire exactement une de ces deux choses : [découvrir](discover) une carte, qui va dans votre pyramide, ou en [repérer](locate) une, qui va dans votre réserve. On ne passe pas.',
  },
  token: {
    heading: 'Votre pion',
    text: 'La case de votre pion dit deux choses à la fois. C’est le **nombre de boussoles** {compass} que vous avez ; et c’est **votre portée** : sur le plateau, vous pouvez découvrir les cartes de votre case 1 jusqu’à celle du pion. Sur la case 0, aucune carte du plateau n’est à portée.\nLa portée ne compte que pour découvrir depuis le plateau : ni pour repérer, ni pour votre réserve, ni pour les effets des cartes.',
  },
  discover: {
    heading: 'Découvrir une carte',
    text: 'Vous pouvez découvrir une carte si tout ceci est vrai :\n- Elle est sur le plateau **à votre portée**, ou dans votre **réserve**.\n- Vous avez au moins autant de boussoles {compass} qu’elle en **coûte**.\n- Votre pyramide a une [place](places) où elle peut aller.\n- Ce n’est pas une deuxième [Archive](archives).\nUn coût de 0 est un coût comme un autre : votre pion ne bouge pas. Une carte de coût 0 de votre réserve peut donc être découverte même depuis la case 0 ; sur le plateau, non, puisque de là rien n’est à portée.',
  },
  order: {
    heading: 'Pas à pas',
    text: '- Vous choisissez la carte.\n- Vous payez : votre pion recule de son coût.\n- Si la carte vient du plateau, sa colonne est aussitôt [remplie](refill). Une carte de la réserve n’est pas remplacée.\n- Vous choisissez une place dans votre pyramide et vous l’y posez.\n- Son effet a lieu.\n- Vous vous reposez.\nVous voyez donc la nouvelle carte du plateau avant de choisir la place. Ici, vous pouvez choisir d’un geste la carte et la place si la nouvelle carte vous est égale.\nUne carte posée ne quitte plus la pyramide ; seul un [échange](swap-pyramid) peut la déplacer.',
  },
  locate: {
    heading: 'Repérer une carte',
    text: 'Prenez **n’importe quelle carte du plateau**, où qu’elle soit et quel que soit son coût, et mettez-la face visible dans votre réserve ; seule une deuxième [Archive](archives) est interdite. La colonne est remplie. Vous ne payez rien, votre pion ne bouge pas, et l’effet de la carte n’a pas lieu.\nLa réserve est sans limite. Ce qui y reste à la fin ne vaut rien et ne coûte rien.',
  },
  refill: {
    heading: 'Remplir le plateau',
    text: 'Chaque fois qu’une carte quitte le plateau, quelle qu’en soit la raison, la première carte de la pioche prend sa colonne **aussitôt**, avant toute autre chose. Les autres cartes ne glissent pas.\nQuand la pioche est vide, la colonne reste vide. La partie continue, et rien n’est remélangé.',
  },
  rest: {
    heading: 'Se reposer',
    text: 'Additionnez les boussoles {compass} de toutes les cartes de votre pyramide **sur lesquelles rien ne repose**, Archives comprises. Une carte est couverte dès qu’une autre repose sur elle, même en partie.\nAjoutez **2** si votre pion est sur la case 0, ou **1** s’il est sur la case 1. C’est la case d’après le paiement et tous les effets qui compte.\nVotre pion avance du total, au plus jusqu’à la case 8. Il n’y a rien à décider, et l’on se repose à chaque tour, aussi après avoir repéré.',
  },
  blocked: {
    heading: 'Quand rien n’est possible',
    text: 'Tant qu’il y a une pioche, on peut toujours repérer quelque chose. Très rarement, la pioche épuisée, le plateau n’a rien que vous puissiez prendre et votre réserve rien que vous puissiez poser. Alors, et alors seulement, vous **passez** : pas d’exploration, mais un repos.\nCela ne peut durer toujours. Si deux passes de suite ne faisaient bouger aucun pion, la partie s’arrêterait et serait comptée.',
  },
  shape: {
    heading: 'La pyramide',
    text: 'Une pyramide complète a dix cartes : quatre à l’étage 1, trois à l’étage 2, deux à l’étage 3 et une au sommet. La première carte va à l’étage 1.\nSeule compte la position des cartes entre elles, pas l’endroit de la table. La gauche et la droite sont les vôtres, quand vous regardez votre pyramide.',
  },
  places: {
    heading: 'Où poser une carte',
    text: '- **L’étage 1** est une rangée sans trou, de quatre cartes au plus. Tant qu’elle est plus courte, on peut ajouter une carte **à l’un ou l’autre bout**, quoi qu’il y ait au-dessus.\n- **Plus haut**, une carte repose sur les **deux cartes juste en dessous**, couvertes chacune à moitié. On peut commencer un étage avant que celui d’en dessous soit complet, et le remplir dans n’importe quel ordre.\nChacune de ces places touche une carte déjà posée : inutile de le vérifier.',
  },
  ban: {
    heading: 'Les cartes interdites à l’étage 1',
    text: 'Les cartes marquées {ban} ne se posent qu’aux étages 2 à 4. Sans place libre là-haut, on ne peut pas du tout les découvrir, mais on peut les repérer. C’est le cas avec une pyramide vide, ou quand la vôtre forme un petit triangle complet de 1, 3 ou 6 cartes.',
  },
  neighbours: {
    heading: 'Cartes adjacentes',
    text: 'Une carte en touche jusqu’à six autres : celles de **gauche et de droite** au même étage, les **deux du dessus** qui reposent sur elle et les **deux du dessous** sur lesquelles elle repose. Seule la place du milieu, à l’étage 2, peut avoir les six.',
  },
  effect: {
    heading: 'Les effets en général',
    text: 'Un effet a lieu une seule fois, quand vous **découvrez** la carte et la posez : pas quand elle va dans une réserve, ni quand un échange la déplace. Il est obligatoire s’il est possible ; s’il n’y a rien à choisir, il n’a pas lieu.\nAucune carte ne demande plus d’un choix.',
  },
  'reserve-effect': {
    heading: 'En prendre une en réserve',
    text: '{reserve} Choisissez n’importe quelle carte du plateau et mettez-la dans votre réserve, gratuitement ; la colonne est remplie. Ce peut être la carte qui vient d’arriver. Une deuxième [Archive](archives) est interdite.',
  },
  'remove-effect': {
    heading: 'En retirer une de la partie',
    text: '{remove} Choisissez n’importe quelle carte du plateau, même une Archive : elle quitte la partie, face visible, et la colonne est remplie. Un bon moyen d’ôter une carte à l’adversaire.',
  },
  'swap-board': {
    heading: 'Échanger deux cartes du plateau',
    text: '{swap-board} Échangez deux cartes du plateau, côte à côte ou éloignées. Les colonnes vides n’y participent pas.',
  },
  'swap-pyramid': {
    heading: 'Échanger deux cartes de la pyramide',
    text: '{swap-pyramid} Échangez deux cartes de votre pyramide, au même étage ou non ; celle que vous venez de poser peut en être. Leurs effets n’ont pas lieu de nouveau. Une carte marquée {ban} peut ainsi arriver à l’étage 1 : elle est déplacée, non posée.\nAvec exactement deux cartes, il n’y a qu’un échange possible, et il faut le faire.',
  },
  compasses: {
    heading: 'Gagner et perdre des boussoles',
    text: '{gain} Votre pion avance du nombre indiqué, au plus jusqu’à 8. Cela vient après le paiement.\n{lose} Le pion adverse recule du nombre indiqué, au plus jusqu’à 0. C’est immédiat, donc avant le prochain tour de l’adversaire.\nUne Archive fait les deux ; comme elle touche deux pions différents, l’ordre est sans importance.',
  },
  look: {
    heading: 'Regarder trois cartes',
    text: '{look} Vous seul regardez les trois premières cartes de la pioche. Mettez-en une qui n’est pas une Archive dans votre réserve, face visible et gratuitement ; les deux autres passent sous la pioche, dans le même ordre.\nIl y en a toujours une que vous pouvez prendre. S’il reste moins de trois cartes dans la pioche, l’effet n’a pas lieu.',
  },
  archives: {
    heading: 'Les Archives',
    text: 'Trois des huit Archives {archive} sont cachées dans la pioche. De toute la partie, vous ne pouvez en avoir qu’**une seule**, pyramide et réserve comprises : dès que vous en avez une, vous ne pouvez plus en repérer, en découvrir ni en prendre une autre. Celle de votre réserve, bien sûr, vous pouvez la découvrir : c’est la même carte.\nCela ne protège pas les Archives du plateau : tout le monde peut les retirer ou les échanger.',
  },
  score: {
    heading: 'Ce qui compte',
    text: 'À la fin de la partie, additionnez ce que valent les livres {book} des cartes **de votre pyramide**. Rien ne compte avant. La réserve, les boussoles et le plateau ne rapportent rien.',
  },
  fixed: {
    heading: 'Un nombre',
    text: 'Le nombre du livre {book} est ce que vaut la carte. Un seul Lieu de départ, l’Arche des marcheuses, n’a pas de livre : il vaut 0, aussi pour une carte qui le copie.',
  },
  'family-cards': {
    heading: 'Deux par carte d’une famille',
    text: '{in-pyramid-green} 2 points par carte de la famille indiquée, **n’importe où dans votre pyramide**.',
  },
  'around-it': {
    heading: 'Ce qui l’entoure',
    text: '{adjacent-blue} 2 points par carte [adjacente](neighbours) de la famille indiquée, donc au plus 12.\n{per-adjacent} 1 point par carte adjacente, Archives comprises.\n{adjacent-distinct} 2 points par **famille différente** parmi les cartes adjacentes : 0, 2, 4, 6 ou 8. Une carte adjacente de plusieurs familles compte pour chacune. La carte n’est pas adjacente à elle-même : le vert ne compte que si une carte adjacente est verte. Les cartes sans famille n’ajoutent rien.',
  },
  floor: {
    heading: 'Son étage',
    text: '{per-floor} 2, 4, 6 ou 8 points à l’étage 1, 2, 3 ou 4.',
  },
  whole: {
    heading: 'Toute votre pyramide',
    text: '{majority} 4 points par famille dont votre pyramide a **plus de cartes que celle de l’adversaire**. L’égalité ne donne rien ; 1 contre 0 suffit. Les réserves ne comptent pas.\n{set-four} 5 points par série des quatre familles : regardez celle dont vous avez le moins de cartes.',
  },
  copies: {
    heading: 'Les copies',
    text: '{copy-left} et {copy-right} valent autant que la carte juste à gauche, ou juste à droite, au même étage. {copy-below} vaut autant que la **meilleure** des deux cartes sur lesquelles elle repose.\nOn copie ce que cette carte vaut vraiment **là où elle est**. Sans carte à copier : 0 ; {copy-below} vaut donc 0 à l’étage 1.\nLa copie d’une copie vaut ce que vaut la dernière carte. Si {copy-right} et {copy-left} sont côte à côte et se copient l’une l’autre, elles valent 0 toutes les deux.',
  },
  tenth: {
    heading: 'La dixième carte',
    text: 'La fin arrive quand une pyramide a dix cartes.\n- Si c’est **Blanc** qui la complète, son tour se joue jusqu’au bout, puis Noir a un dernier tour entier.\n- Si c’est **Noir**, la partie s’arrête aussitôt, après l’effet de cette carte.\nOn a donc joué autant de tours de part et d’autre.',
  },
  winner: {
    heading: 'Qui gagne',
    text: 'Le plus grand total l’emporte. À égalité, c’est la pyramide qui a **le moins de cartes** ; la réserve ne compte pas. Si c’est encore égal, la victoire est partagée.',
  },
  secrets: {
    heading: 'Ce qui est secret',
    text: 'Seulement l’ordre de la pioche, et les cinq Archives restées dans la boîte. Tout le reste est visible. Qui regarde trois cartes les connaît, et sait lesquelles sont sous la pioche ; l’autre sait seulement que quelqu’un le sait.\nLe hasard est tout entier dans le premier mélange : ensuite, rien n’est tiré au sort.',
  },
  shapes: {
    heading: 'Combien de pyramides ?',
    text: 'Avec 1 à 10 cartes, une pyramide peut avoir 1, 1, 2, 3, 4, 4, 3, 2, 1 et 1 formes. Si l’on compte tous les ordres de pose, il y a 356 façons de la bâtir en entier.',
  },
  always: {
    heading: 'Ce qui est toujours vrai',
    text: 'À tout moment, chacune des 35 cartes est à un seul endroit : plateau, pioche, réserve, pyramide, ou hors de la partie. Les pions sont entre 0 et 8. Personne n’a deux Archives. Aucune carte ne flotte en l’air, et tant qu’il y a une pioche, aucune colonne n’est vide. Avec cela, qui doit jouer et ce qui reste à choisir, on peut tout noter et reprendre plus tard.',
  },
};
