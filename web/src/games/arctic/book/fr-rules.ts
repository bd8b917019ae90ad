import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  cards: {
    heading: 'Ce que montre une carte',
    text: 'Chaque carte a un grand **animal principal** et un petit **animal associé**, toujours différents, et deux chiffres :\n- {place} la **valeur de pose**, de 1 à 5 : tant que la carte est sur votre pile, autant de cartes à poser au tour *suivant*.\n- {draw} la **valeur de pioche** : autant de cartes à piocher pendant le tour où elle arrive dessus.\nLes deux font toujours **6**. Il y a 120 cartes en quatre paquets de 30. Dans chaque paquet, chaque animal est cinq fois le principal, avec les valeurs 1 à 5, une fois avec chacun des autres comme associé.',
  },
  landscape: {
    heading: 'Le Paysage et les jetons',
    text: 'Six tableaux côte à côte valent, de gauche à droite, **0, 1, 3, 6, 10 et 15**. Chaque animal a un jeton : {bear} {fox} {moose} {orca} {puffin} {walrus}. Tous les six partent du 3.\nLes places extrêmes, 0 et 15, sont les **bouts**.',
  },
  'power-cards': {
    heading: 'Les cartes Pouvoir',
    text: 'Chaque animal a une carte Pouvoir, avec un pouvoir différent sur chaque face. Au début, les six sont au milieu, chacune sur une face tirée au sort ; l’autre face ne sert pas de la partie. Six cartes, deux faces : 64 parties différentes.\nIci, vous pouvez aussi choisir les faces en préparant une table.',
  },
  totem: {
    heading: 'Votre Totem',
    text: 'Au début, chaque personne reçoit en secret une tuile Totem {totem} ; les autres retournent dans la boîte sans être vues. À la fin, elle vous rapporte la valeur du Paysage sous le jeton de son animal. Vous pouvez la regarder quand vous voulez, personne d’autre ne le peut.',
  },
  paw: {
    heading: 'L’empreinte',
    text: 'Le sort désigne qui commence et reçoit l’empreinte {paw}. Elle ne change pas de main de toute la partie : elle dit où commence la dernière manche et qui l’emporte en cas d’égalité. On joue à partir de là dans le sens des aiguilles d’une montre.\nLa boîte contient aussi un carnet de score et un jeton qui marque la Réserve ; ils n’ont pas d’autre rôle.',
  },
  setup: {
    heading: 'La mise en place',
    text: '- Autant de paquets que de personnes, tirés au sort et mélangés ensemble. Tout le monde sait lesquels.\n- À 2, 3 ou 4, on met de côté 5, 10 ou 15 cartes face cachée : la **Réserve** {reserve}. Personne ne la regarde.\n- Chaque personne pioche **3 cartes**.\n- **6 cartes** face visible : la **Rivière**. Le reste est la **pioche** {deck} : 43, 65 ou 87 cartes.\n- Piles et zones de pénalité sont vides, personne n’a de pouvoir.',
  },
  phases: {
    heading: 'Trois phases',
    text: 'Votre tour a trois parties, toujours dans cet ordre :\n- **A** Vous posez des cartes sur votre pile et prenez une carte Pouvoir.\n- **B** Vous déplacez deux jetons.\n- **C** Vous piochez ; puis la Rivière est complétée et votre main vérifiée.\nEnsuite, c’est à la personne suivante. On ne décide jamais rien pendant le tour d’une autre.',
  },
  'using-powers': {
    heading: 'Quand un pouvoir agit',
    text: 'Vous pouvez utiliser un pouvoir tant que sa carte est devant vous, dans la phase qui est la sienne. Rien ne vous y oblige, et vous pouvez en avoir et en utiliser plusieurs.\n- Les pouvoirs de la **phase A** (Macareux, Élan *pose*, Renard) agissent **dès votre tour suivant**, si personne ne vous a pris la carte d’ici là.\n- Ceux des **phases B et C** (Morse, Ours, Orque, Élan *pioche*) agissent **tout de suite**, au tour où vous les prenez.\nLes pouvoirs ne changent de main qu’à la fin de la phase A : ce que vous avez alors vous reste jusqu’à la fin du tour.\nCe qui n’est pas un pouvoir est un devoir : poser, déplacer les jetons, piocher et défausser ne se sautent pas.',
  },
  'visible-card': {
    heading: 'Votre carte visible',
    text: 'C’est la carte du dessus de votre pile, si elle est face visible. Sa valeur de pose {place} dit combien de cartes vous posez. C’est la carte visible **avant** la pose qui compte ; celles que vous posez maintenant ne changent plus le nombre.\nSans carte visible, comme à votre premier tour, vous en posez **1**. La pose terminée, vous avez toujours une carte visible.',
  },
  order: {
    heading: 'Poser des cartes',
    text: 'Vous posez exactement autant de cartes que votre valeur de pose {place}, l’une après l’autre, face visible, sur votre pile. Lesquelles et dans quel ordre, c’est à vous de voir. Si vous n’en avez pas assez, vous les posez toutes et [il en manque](missing).\nL’ordre compte : des voisines font des [séries](runs), et la **dernière** carte décide du pouvoir, des jetons et de la pioche.\nIci, vous les alignez d’abord toutes et pouvez encore changer l’ordre ; une par une, c’est possible aussi et cela revient au même.',
  },
  missing: {
    heading: 'Les cartes manquantes',
    text: 'Pour chaque carte que vous auriez dû poser et n’aviez pas, une carte de la pioche va face cachée dans votre **Zone de pénalité** {penalty} : −1 point à la fin. Vous pouvez regarder vos propres pénalités.\nSi la pioche est vide, la [Réserve](reserve-opens) s’ouvre. Si elle est épuisée aussi, on prend des cartes de la Rivière, en commençant par la dernière place ; et s’il n’y en a plus, ce sont des marqueurs de pénalité, −1 chacun tout pareil.',
  },
  'taking-power': {
    heading: 'Prendre un pouvoir',
    text: 'Regardez maintenant l’**animal principal de votre carte visible** et prenez sa carte Pouvoir : au milieu, ou à qui l’a devant soi. C’est obligatoire, même si votre carte visible n’a pas changé. Si vous l’avez déjà, il ne se passe rien.\nUn pouvoir ne retourne jamais au milieu ; il reste chez vous jusqu’à ce que quelqu’un le prenne, quelle que soit ensuite la carte du dessus.',
  },
  'token-moves': {
    heading: 'Deux jetons, deux chemins',
    text: 'Les jetons des **deux animaux** de votre carte visible font un pas. Vous choisissez lequel va à droite {right} ; l’autre va à gauche {left}. Même s’ils sont à la même place, il y a ces deux possibilités.\nLes jetons peuvent partager une place. Les animaux absents de votre carte visible ne bougent pas. Le déplacement est obligatoire.',
  },
  'the-ends': {
    heading: 'Aux deux bouts',
    text: 'Un jeton sur 0 ou sur 15 ne peut aller que **vers l’intérieur** :\n- Si **l’un** des deux est au bout, il rentre d’un pas, et l’autre va dans le **sens contraire** de ce pas. Il peut arriver ainsi à un bout.\n- Si **tous deux** sont au bout, le même ou non, tous deux rentrent d’un pas.\nIl n’y a alors rien à choisir, et cela se fait tout seul. Par exemple, l’un sur 15 et l’autre sur 1 : ils vont sur 10 et sur 3. Tous deux sur 15 : tous deux sur 10.',
  },
  drawing: {
    heading: 'Piocher',
    text: 'Prenez exactement autant de cartes que la valeur de pioche {draw} de votre carte visible, une par une, n’importe où dans la Rivière. Avec le bon pouvoir, aussi [dans vos pénalités](recover) ou [sur la pioche](blind) ; chaque carte compte dans le même nombre, et vous pouvez mélanger.\nVous les prenez toutes, même si votre main devient trop grande. C’est seulement quand la Rivière est vide que vous pouvez vous arrêter plus tôt ; s’il n’y a rien d’autre où piocher, il le faut bien. Ce que vous n’avez pas eu ne coûte rien.',
  },
  refill: {
    heading: 'Compléter la Rivière',
    text: 'Quand vous avez fini de piocher, la Rivière est complétée à six cartes avec la pioche {deck}. Si la pioche n’y suffit pas, la [Réserve s’ouvre](reserve-opens).',
  },
  limit: {
    heading: 'Sept cartes au plus',
    text: 'Une fois la Rivière complétée, vous gardez **7 cartes au plus**. Le surplus, au choix, va face cachée dans votre propre Zone de pénalité {penalty}. Vous voyez la nouvelle Rivière avant de décider.\nPuis votre tour est fini.',
  },
  swap: {
    heading: 'Macareux : échange avec la Rivière',
    text: '{puffin-swap} *Phase A, une fois.* Avant la pose, échangez une carte de votre main contre une de la Rivière. La vôtre y est face visible. Le nombre de cartes à poser ne change pas.\nLes deux pouvoirs du Macareux viennent avant tout le reste du tour, et seulement si vous aviez la carte à son début.',
  },
  'take-back': {
    heading: 'Macareux : reprise',
    text: '{puffin-takeback} *Phase A, une fois.* Avant la pose, reprenez en main votre carte visible. C’est alors la carte du dessous qui compte : posez-en autant qu’elle le dit, ou 1 s’il n’y en a pas ou si c’est un joker {joker}. Vous pouvez reposer aussitôt la même carte.\nUn joker ne revient jamais en main, et vous ne perdez aucun pouvoir.',
  },
  'place-more': {
    heading: 'Élan : pose ±1',
    text: '{moose-place} *Phase A, une fois.* Avant la première carte, augmentez ou diminuez de 1 votre valeur de pose. Elle vaut alors comme si elle était imprimée : ce qui manque est une pénalité.\nVous pouvez descendre à **0** : vous ne posez rien, votre carte visible reste, vous prenez de nouveau son pouvoir et le tour continue avec elle. Mais sans carte visible, vous posez au moins 1 carte.',
  },
  'last-card': {
    heading: 'Renard : la dernière carte seulement',
    text: 'Les deux pouvoirs du Renard portent sur la **dernière carte** posée dans le tour, et sur aucune autre. S’il manque des cartes, c’est la dernière que vous aviez. Si vous n’en posez aucune, le Renard n’a rien à faire.\nIl sert aussi avec une seule carte. Votre carte visible reste alors la même.',
  },
  'to-bottom': {
    heading: 'Renard : sous la pile',
    text: '{fox-bottom} *Phase A, une fois.* Mettez plutôt la dernière carte face visible tout en bas de votre pile. La carte d’avant reste visible. Votre pile ne doit pas être vide.',
  },
  beneath: {
    heading: 'Renard : joker',
    text: '{fox-joker} *Phase A, une fois.* Glissez la dernière carte **face cachée** juste sous votre carte visible : celle que vous venez de poser, ou celle qui y était déjà si vous n’en posez qu’une. Elle devient un [joker](jokers) {joker}, et votre carte visible reste. Il vous en faut une.\nUn joker suivant se glisse au-dessus du précédent.',
  },
  step: {
    heading: 'Morse : un pas de plus',
    text: '{walrus-main} {walrus-associated} *Phase B, une fois.* Après le déplacement des deux jetons, l’un d’eux fait un pas de plus, à gauche ou à droite à votre choix : celui de l’**animal principal** ou celui de l’**animal associé**, selon la face. Il peut continuer, revenir ou quitter un bout ; il ne peut pas aller au-delà.',
  },
  give: {
    heading: 'Ours : céder une pénalité',
    text: '{bear-give} *Phase C, une fois, avant de piocher.* Faites passer une carte de votre Zone de pénalité dans celle d’une autre personne. Les marqueurs ne se cèdent pas, et les cartes défaussées à la fin de ce tour arrivent trop tard.',
  },
  recover: {
    heading: 'Ours : récupérer des pénalités',
    text: '{bear-recover} *Phase C.* En piochant, vous pouvez prendre des cartes de votre choix dans votre propre Zone de pénalité. Chacune compte comme une carte piochée et n’est plus une pénalité.',
  },
  'live-river': {
    heading: 'Orque : Rivière continue',
    text: '{orca-refill} *Phase C.* La Rivière est complétée après chaque carte que vous y prenez ; vous pouvez donc prendre aussi les nouvelles. Cela se fait tout seul : on ne peut qu’y gagner.',
  },
  blind: {
    heading: 'Orque : pioche à l’aveugle',
    text: '{orca-blind} *Phase C.* En piochant, vous pouvez prendre des cartes sur le dessus de la pioche, sans les voir ; regardez chacune avant de décider de la suivante. Impossible quand la pioche est vide : la Réserve ne s’ouvre pas pour cela.',
  },
  'draw-more': {
    heading: 'Élan : pioche ±1',
    text: '{moose-draw} *Phase C, une fois.* Piochez une carte de plus ou de moins que votre valeur de pioche. Inutile de l’annoncer : arrêtez-vous, ou continuez. Avec une valeur de 1, vous pouvez ne rien piocher.',
  },
  together: {
    heading: 'Plusieurs pouvoirs à la fois',
    text: 'Les deux faces d’un même animal ne se rencontrent jamais. Qui a plusieurs pouvoirs les utilise dans cet ordre :\n- **A** Macareux, puis Élan, puis Renard avec la dernière carte\n- **B** Morse\n- **C** Ours *céder* d’abord, puis la pioche avec Ours *récupérer*, Orque et Élan, mêlés à volonté',
  },
  'reserve-opens': {
    heading: 'La Réserve s’ouvre',
    text: 'La Réserve {reserve} reste fermée jusqu’à ce qu’il **faille** une carte et que la pioche soit vide : pour la Rivière, ou pour une carte manquante. Elle devient alors la dernière pioche, et ce qui était en cours continue avec elle.\nSi la dernière carte de la pioche vient de compléter la Rivière, il ne se passe encore rien : la Rivière est complète. Une pioche à l’aveugle n’ouvre pas non plus la Réserve.',
  },
  'last-turns': {
    heading: 'Jusqu’à l’empreinte',
    text: 'Une partie se compose de tours normaux et d’une dernière manche. Une fois la Réserve ouverte, chaque personne joue encore un tour normal jusqu’à celle qui précède l’**empreinte** {paw}. Qui a l’empreinte n’en a plus : c’est là que commence la dernière manche.\nSi la Réserve s’est ouverte pendant le tour de l’empreinte, toutes les autres personnes ont encore un tour normal ; si c’est juste avant, la dernière manche commence aussitôt.\nQuand cette dernière pioche s’épuise à son tour, la Rivière n’est simplement plus complétée.',
  },
  'final-round': {
    heading: 'La dernière manche',
    text: 'À partir de l’empreinte, chaque personne a un dernier tour fait des **phases A et B seulement** : on ne pioche plus, on ne complète plus, on ne vérifie plus les mains. Les cartes manquantes coûtent toujours des pénalités, et les pouvoirs changent encore de main.\nPuis la partie est finie. Tout le monde a joué autant de tours ; les cartes restées en main ne comptent pas.',
  },
  runs: {
    heading: 'Les séries',
    text: 'Parcourez votre pile dans l’ordre. Des cartes voisines du même **animal principal** forment une série. Pour chaque animal, seule la **plus longue** compte :\n- 2 cartes : **1** point\n- 3 cartes : **3**\n- 4 cartes : **6**\n- 5 cartes : **10**\n- 6 cartes ou plus : **15**\nDeux séries de même longueur comptent une fois. Chiffres et animaux associés n’ont plus d’importance.',
  },
  series: {
    heading: 'Beaucoup d’animaux',
    text: 'Comptez les animaux qui ont une série d’au moins deux cartes : 2, 3, 4, 5 ou 6 animaux rapportent **1, 3, 6, 10 ou 15** points de plus.',
  },
  'totem-points': {
    heading: 'Totem et pénalités',
    text: '{totem} Montrez votre Totem : ajoutez la valeur du Paysage sous son jeton, de 0 à 15.\n{penalty} Retirez 1 point par carte et par marqueur de votre Zone de pénalité. Un total peut être négatif.',
  },
  jokers: {
    heading: 'Les jokers',
    text: 'Une carte face cachée dans votre pile {joker} vaut à la fin **une carte de l’animal de votre choix** ; ce qui est imprimé dessus n’a pas d’importance. Vous choisissez pour chacune. Elle peut allonger une série, en relier deux du même animal, faire une paire avec un autre joker, ou ne servir à rien. Elle ne sert jamais deux animaux à la fois.\nIci, le meilleur choix pour vous se fait tout seul et se voit à tout moment dans votre pile.',
  },
  winner: {
    heading: 'Qui l’emporte',
    text: 'Le total le plus élevé l’emporte. À égalité, la personne qui vient **la première dans l’ordre du tour**, à partir de l’empreinte {paw}, passe devant ; de même pour toutes les autres places.',
  },
  'best-jokers': {
    heading: 'Le meilleur emploi des jokers',
    text: 'Avec une douzaine de jokers, il y a des milliards de façons de les nommer. Inutile d’essayer : on parcourt la pile une seule fois, de bas en haut, en ne gardant que ce qui peut encore devenir le meilleur, l’animal en cours, la longueur de sa série, la plus longue de chacun. Cela reste petit, et c’est exact.',
  },
  'large-hands': {
    heading: 'Treize cartes en main',
    text: 'Une main n’est jamais plus grande : sept au début, une reprise, puis cinq piochées sans rien poser, ou six après en avoir posé une. Six d’entre elles deviennent alors des pénalités. À l’autre extrême, une main vide et un 5 sur la pile coûtent cinq pénalités d’un coup.',
  },
  secrets: {
    heading: 'Ce qui est secret',
    text: 'Mains, Totems, pénalités et jokers ne sont connus que de qui les a ; personne ne connaît la pioche ni la Réserve. Tout le monde voit combien il y en a, où sont les pouvoirs et ce qui est pris dans la Rivière.\nVous pouvez parcourir votre propre pile, pas celles des autres : on n’en voit que la carte du dessus. Tous les dos se ressemblent : aucun paquet ne trahit une carte.',
  },
};
