import type { Words } from './plan.ts';

export const paragraphs: Words['paragraphs'] = {
  world: {
    heading: 'Le monde',
    text: 'Le plateau compte 122 ronds, reliés par 206 segments.\n- {start} **Le départ** : une rose des vents, en Europe du Nord.\n- {green} **80 lieux verts**. Chacun a sa carte {card}, et chaque carte son lieu.\n- {blue} **20 ronds bleus** : ils donnent une flèche bonus.\n- {red} **21 ronds rouges** : ils donnent un ticket.\nLe départ et les ronds bleus et rouges n’ont pas de carte.',
  },
  expeditions: {
    heading: 'Trois expéditions',
    text: 'La jaune {yellow-arrow}, la rouge {red-arrow} et la bleue {blue-arrow} : 45 flèches chacune, 135 en tout. Chaque couleur est une expédition, et **n’appartient à personne** : tout le monde prolonge les trois.\nL’ordre de ses flèches compte : c’est de la dernière posée qu’une expédition repart, et c’est la seule qu’on puisse retirer. Les flèches qui ne sont pas sur le plateau forment sa réserve.',
  },
  passages: {
    heading: 'Les passages',
    text: 'Trois ronds rouges sont au bord du plateau : **I**, **II** et **III** {passage}. Chacun est dessiné en deux moitiés, à gauche et à droite à la même hauteur, et n’est **qu’un seul rond**.\nUne expédition qui y arrive est sur un rond rouge comme un autre. Sa flèche suivante peut partir de l’un ou l’autre côté. On ne franchit le bord nulle part ailleurs.',
  },
  near: {
    heading: 'Près et loin',
    text: 'La distance entre deux ronds est le plus petit nombre de segments qui les sépare, par des ronds de toutes couleurs et par les passages.\nDouze lieux sont à moins de 3 segments du départ : ils sont **proches**. Les 68 autres sont **éloignés**. Seuls les lieux éloignés peuvent être des lieux clés, et les objectifs communs du début le sont tous.',
  },
  outfit: {
    heading: 'Ce que chacun reçoit',
    text: 'Quatre jetons {token} d’une couleur, et 3 tickets {ticket}. Le grand jeton montre seulement qui joue quelle couleur. La boîte contient 40 tickets ; les autres sont la banque.',
  },
  deal: {
    heading: 'La donne',
    text: 'On mélange les 80 cartes. À 2 ou 3 joueurs, chacun en reçoit **12** ; à 4, 5 ou 6 joueurs, **9**. Ce sont vos objectifs secrets.\nUne main doit compter au moins 4 lieux éloignés. Si, par extraordinaire, ce n’est pas le cas, ses cartes proches vont une à une sous la pioche, la première reçue d’abord, remplacées chacune par la première carte de la pioche.',
  },
  row: {
    heading: 'Les objectifs communs',
    text: 'Six cartes sont retournées près de la pioche : les objectifs communs {common}. Un lieu proche qui sortirait va sous la pioche et on le remplace : tous les six sont éloignés.\nIls ne sont jamais plus de six. Le reste est la pioche, face cachée.',
  },
  first: {
    heading: 'Qui commence',
    text: 'La personne revenue le plus récemment d’un voyage à l’étranger ; ici vous choisissez qui commence, ou vous laissez faire le hasard. On joue ensuite dans le sens horaire. Chacun marque d’abord ses [lieux clés](keys), puis le premier joueur prend le premier tour.',
  },
  keys: {
    heading: 'Les lieux clés',
    text: 'Dans l’ordre du tour, un jeton à la fois, chacun pose **quatre jetons** {token} sur les lieux de quatre cartes de sa main. Il faut les poser tous. Chaque lieu doit être [éloigné](near) et ne porte qu’un jeton.\nLes cartes restent en main, mais tous savent désormais que vous les avez. En échange, chaque jeton récupéré vaut un point, et chaque jeton resté sur le plateau en coûte un.',
  },
  turn: {
    heading: 'Votre tour',
    text: 'Posez **une flèche** ; utilisez **jusqu’à deux tickets** {ticket}, chacun avant ou après elle. Rien d’autre.\nVotre tour finit quand vous le dites, une fois la flèche posée et s’il ne reste rien à décider.',
  },
  main: {
    heading: 'La flèche du tour',
    text: 'Prolonger une expédition d’une flèche est obligatoire, et c’est bien de cette flèche qu’il s’agit : celles d’un ticket, d’un bonus ou d’une relance **ne la remplacent jamais**.\nC’est seulement quand les 135 flèches sont sur le plateau, et que plus rien ne peut être prolongé, qu’on finit son tour sans elle.',
  },
  'at-once': {
    heading: 'Tout de suite, ou jamais',
    text: 'Flèches bonus {bonus} et relances {restart} se jouent aussitôt. Tant que l’une d’elles attend, ou que les cartes d’un échange attendent, vous ne pouvez ni utiliser un ticket, ni poser la flèche du tour, ni finir. Ce que vous n’utilisez pas alors est perdu.',
  },
  extend: {
    heading: 'Prolonger une expédition',
    text: 'Prenez une flèche dans la réserve d’une couleur et posez-la sur un segment, de l’endroit où se trouve l’expédition vers un rond voisin.\n- **Pas encore partie** : du départ {start}, vers l’un de ses six voisins.\n- **Ouverte** : seulement de sa pointe, celle de sa dernière flèche.\n- **En boucle** : de [n’importe quel rond qu’elle a visité](left-looped).',
  },
  once: {
    heading: 'Jamais deux fois',
    text: 'Une expédition **n’emprunte jamais deux fois un segment**, dans aucun sens, de toute la partie. Elle ne peut donc pas faire demi-tour.',
  },
  'side-by-side': {
    heading: 'Les autres couleurs ne gênent pas',
    text: 'Un segment peut porter trois flèches, une de chaque couleur {yellow-arrow} {red-arrow} {blue-arrow}, dans tous les sens. Qu’une autre expédition soit passée par un rond ne change rien.',
  },
  stock: {
    heading: 'Quand une couleur est épuisée',
    text: 'Quand les 45 flèches d’une couleur sont sur le plateau, cette expédition ne se prolonge plus : prenez-en une autre. Une flèche [retirée](removal) retourne dans sa réserve et pourra resservir.',
  },
  home: {
    heading: 'Retour au départ',
    text: 'Une expédition peut revenir au départ {start}. On n’y gagne rien, mais le départ compte comme visité dès le début : la flèche ferme une [boucle](loop).',
  },
  ways: {
    heading: 'Pas d’impasse',
    text: 'Tant qu’une couleur a une flèche, on peut la prolonger : de chaque rond partent au moins deux chemins, et 45 flèches ne les épuisent jamais tous. On n’est jamais coincé.',
  },
  own: {
    heading: 'Atteindre un lieu',
    text: 'Une flèche qui aboutit à un lieu vert {green} l’atteint, qui que ce soit qui l’ait posée et pour quelque raison que ce soit. Qui détient la carte de ce lieu **la pose devant soi**, que ce soit son tour ou non {lay}.\nSi son jeton {token} s’y trouve, il le récupère et le met sur la carte.\nIci, tout cela se fait tout seul : personne ne peut l’oublier.',
  },
  commons: {
    heading: 'Atteindre un objectif commun',
    text: 'Il revient à **qui a posé la flèche** {common}, et rejoint ses cartes posées. La première carte de la pioche le remplace avant toute autre décision ; celle-là peut être proche.\nQuand la pioche est vide, rien ne le remplace et la rangée raccourcit.',
  },
  late: {
    heading: 'Trop tard ou trop tôt',
    text: 'Une carte qui arrive dans la rangée, ou dans votre main, alors qu’une expédition est déjà à cet endroit ou y est passée, ne donne rien. Il faut qu’une expédition **y arrive de nouveau**.\nSi la carte est déjà posée, ou encore dans la pioche, il ne se passe rien.',
  },
  'red-node': {
    heading: 'Les ronds rouges',
    text: 'La personne dont c’est le tour gagne **un ticket** {ticket}, aux passages {passage} aussi. Il en reste toujours : si la boîte est vide, prenez autre chose.',
  },
  'blue-node': {
    heading: 'Les ronds bleus',
    text: 'La personne dont c’est le tour gagne une **flèche bonus** {bonus} : une flèche de plus, aussitôt, pour n’importe quelle expédition. Elle atteint à son tour un rond, et les bonus peuvent s’enchaîner.\nOn peut y renoncer ; si plusieurs attendent, on renonce à toutes. Le tour continue.',
  },
  order: {
    heading: 'Dans quel ordre',
    text: 'Après chaque flèche :\n- les cartes et les tickets du rond atteint ;\n- est-ce une boucle ?\n- la relance ;\n- les flèches bonus ;\n- retour à votre tour.',
  },
  loop: {
    heading: 'Une boucle',
    text: 'Quand une flèche atteint un rond que **cette expédition a déjà visité**, elle ferme une boucle {loop}. Le départ compte toujours comme visité. Seules comptent les flèches encore sur le plateau : une flèche retirée ne laisse pas de trace.\nLe rond donne ce qu’il donne toujours. L’expédition n’a plus de pointe libre. Si sa réserve est vide, il ne se passe rien de plus.',
  },
  restart: {
    heading: 'La relance',
    text: 'Qui a fermé la boucle peut poser aussitôt **une flèche de plus de cette couleur** {restart}, depuis n’importe quel rond qu’elle a visité : sur la boucle ou ailleurs, le départ aussi. Elle ne coûte rien et n’est pas la flèche du tour. On peut y renoncer.\nLà d’où elle part, on ne gagne rien ; là où elle aboutit, tout se passe comme d’habitude, et l’expédition continue de là. Elle peut fermer une autre boucle, qui donne une autre relance.\nUn segment libre entre deux ronds visités peut être pris dans un sens ou dans l’autre.',
  },
  double: {
    heading: 'Une boucle sur un rond bleu',
    text: 'Elle donne les deux : **d’abord la relance** de cette expédition, **puis la flèche bonus** pour n’importe laquelle. Tout s’additionne ; chaque relance passe avant la prochaine flèche bonus.',
  },
  'left-looped': {
    heading: 'Une boucle laissée telle quelle',
    text: 'Si l’on a renoncé à la relance, ou qu’elle était impossible, l’expédition reste en boucle. Qui la prolongera plus tard, pour quelque raison que ce soit, partira de **n’importe quel rond qu’elle a visité**.',
  },
  tickets: {
    heading: 'Les tickets',
    text: 'Seulement à votre tour, l’un après l’autre, **deux au plus**, avant ou après votre flèche. Un ticket gagné pendant le tour peut y servir. Un ticket utilisé retourne à la banque.\nChacun achète une chose sur trois : [une flèche de plus](extra), le [retrait](removal) d’une flèche, ou un [échange](exchange).',
  },
  extra: {
    heading: 'Une flèche de plus',
    text: '{ticket-arrow} Prolongez une expédition d’une flèche, avec tout ce qui s’ensuit. Elle ne compte pas comme la flèche du tour.',
  },
  removal: {
    heading: 'Retirer une flèche',
    text: '{ticket-remove} Remettez la **dernière flèche** d’une expédition dans sa réserve, qui que ce soit qui l’ait posée, et même si elle fermait une boucle. Rien de ce qui a été posé, pris ou gagné n’est défait.\nSi c’était la seule, cette expédition repart du départ.',
  },
  uncovered: {
    heading: 'Ce qu’un retrait déclenche',
    text: 'Le rond d’où **venait** la flèche compte comme atteint :\n- qui détient sa carte la pose et récupère son jeton ;\n- un rond rouge vous donne un ticket, un bleu une flèche bonus ;\n- un objectif commun **n’est pas** pris : il y faut une flèche ;\n- le départ ne donne rien.\nSi l’expédition redevient une boucle, parce que la flèche était une relance, vous pouvez la [relancer](restart) ; cela passe avant la flèche bonus.',
  },
  exchange: {
    heading: 'Échanger une carte',
    text: '{ticket-exchange} Regardez les deux premières cartes de la pioche. Gardez-en une et mettez l’autre, puis une carte de votre main, sous la pioche ; ou bien remettez les deux dessous, comme elles sont venues. Le ticket est dépensé dans les deux cas.\nLa nouvelle carte peut être proche ou éloignée. Votre main garde sa taille. S’il ne reste qu’une carte, vous en piochez une. Sans carte en main ou sans pioche, pas d’échange.',
  },
  abandoned: {
    heading: 'Rendre un lieu clé',
    text: 'On peut rendre la carte d’un lieu clé. Son jeton {token} reste alors sur le plateau **pour de bon** et coûte un point à la fin, même si vous repiochez cette carte.',
  },
  'last-card': {
    heading: 'La fin est annoncée',
    text: '- dès que quelqu’un pose la **dernière carte de sa main**, à son tour ou non ;\n- dès que **les 135 flèches** sont sur le plateau. En retirer une ensuite n’y change rien.',
  },
  'last-round': {
    heading: 'La dernière manche',
    text: 'On joue la manche jusqu’au bout, jusqu’à la personne assise avant la première : tous ont eu autant de tours. Puis c’est fini.\nUne main vide n’empêche pas de jouer : les objectifs communs comptent encore. S’il ne reste aucune flèche, vous pouvez utiliser des tickets ou simplement finir ; si vous en retirez une, il faut de nouveau en poser une.',
  },
  score: {
    heading: 'Le décompte',
    text: '- {lay} **+1** par carte posée, la vôtre ou commune ;\n- {token} **+1** par jeton récupéré ;\n- {card} **−1** par carte en main ;\n- {token} **−1** par jeton à vous resté sur le plateau.',
  },
  winner: {
    heading: 'Qui gagne',
    text: 'Le plus de points. À égalité, le plus de tickets {ticket} restants ; et si l’on est encore à égalité, la victoire est partagée.',
  },
  europe: {
    heading: 'L’Europe',
    text: 'Tout commence ici. Cinq des six voisins du départ sont des lieux d’Europe : les cartes de ce premier pas sont vite posées, mais aucune ne peut être un lieu clé. Le sixième est bleu : un bon début.',
  },
  africa: {
    heading: 'L’Afrique',
    text: 'Deux entrées depuis l’Europe : par Athènes vers Timgad et Gizeh, et par la péninsule Ibérique vers Timgad ou, en contournant, par les îles Canaries. Par la mer, on y vient aussi d’Amérique et d’Asie. Au nord les lieux sont serrés, les boucles viennent facilement ; le sud est long et donne sur la mer.',
  },
  asia: {
    heading: 'L’Asie',
    text: 'Près d’un tiers des cartes. On gagne le nord par Zagorsk, le centre par la mer Caspienne, le sud par Petra. À l’extrême est, le passage du nord {passage} mène à l’Alaska.',
  },
  oceania: {
    heading: 'L’Océanie',
    text: 'Loin du départ par tous les chemins : par l’Asie du Sud-Est, ou par les passages II et III depuis les Amériques. Qui y a deux cartes fait bien de regarder les deux routes.',
  },
  'north-america': {
    heading: 'L’Amérique du Nord et l’Amérique centrale',
    text: 'Par Terre-Neuve, ou par l’Islande et le Groenland. Terre-Neuve est un carrefour : trois ronds bleus et un rouge l’entourent. De la côte ouest, les passages I et II mènent en Asie.',
  },
  'south-america': {
    heading: 'L’Amérique du Sud',
    text: 'Par le nord depuis Tikal, par l’est à travers l’Atlantique jusqu’à Salvador. Les îles du Pacifique sont sur la route des passages II et III.',
  },
  seas: {
    heading: 'Mers et glaces',
    text: 'Les océans, le passage du Nord-Ouest et l’Antarctique sont des lieux comme les autres. Sauf le passage du Nord-Ouest, ils sont loin de tout, avec trois chemins chacun : pensez-y tôt.',
  },
  secrets: {
    heading: 'Qui sait quoi',
    text: 'Les mains sont secrètes ; leur taille ne l’est pas, ni les tickets, les jetons, les cartes posées, les flèches et le nombre de cartes en pioche. Un jeton révèle à tous une carte d’une main.\nD’un échange, les autres voient seulement qu’il a eu lieu : ni les cartes, ni le choix, ni si une carte est restée. Qu’un jeton soit abandonné, seul son propriétaire le sait, jusqu’à ce que le lieu soit atteint sans que personne pose la carte. Les cartes proches sorties pendant la mise en place de la rangée, tout le monde les a vues.',
  },
  chance: {
    heading: 'Le hasard',
    text: 'Il n’y a qu’un mélange, et peut-être le choix du premier joueur. Tout ce qui vient ensuite était décidé par l’ordre de la pioche.',
  },
  decisions: {
    heading: 'Une décision à la fois',
    text: 'Il y a toujours une seule chose à décider. Dans cet ordre : marquer un lieu clé ; les cartes d’un échange ; une relance ; une flèche bonus ; sinon votre tour, qui est libre. Ce qui relève d’une autre décision est refusé en attendant.\nUn tour retient peu de choses : si votre flèche est posée, combien de tickets ont servi, et ce qui attend.',
  },
  moves: {
    heading: 'Tout ce qu’on peut faire',
    text: 'Marquer un lieu. Poser la flèche du tour, une flèche de ticket, une flèche bonus, une relance. Retirer une flèche. Piocher pour un échange ; garder une carte contre une autre, ou aucune. Renoncer à une relance, à un bonus. Finir le tour. C’est tout le jeu.',
  },
  always: {
    heading: 'Ce qui est toujours vrai',
    text: 'La pioche, les mains, la rangée et les cartes posées font 80. La réserve et le plateau font 45 flèches de chaque couleur. Les jetons de chacun, sur le plateau ou récupérés, sont quatre. Un lieu porte au plus un jeton, un segment une flèche par couleur.',
  },
  forever: {
    heading: 'Une partie sans fin ?',
    text: 'Un tour est toujours fini, une partie pas forcément : la pointe sur un rond rouge, on pourrait poser une flèche, la retirer et récupérer le ticket, indéfiniment. Aucune règle ne l’interdit. On ne vous inviterait plus.',
  },
};
