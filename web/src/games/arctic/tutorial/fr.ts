import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Bienvenue sur la banquise. Vos cartes s’aligneront ici ; des voisines du même animal font des **séries**. À côté, votre **Totem** secret : touchez-le pour le voir.',
  },
  card: {
    say: 'Une carte a deux chiffres. Le foncé : combien de cartes vous **poserez** au tour suivant. Le blanc : combien vous **piochez** ce tour-ci. Ensemble, toujours six.',
  },
  first: {
    say: 'À votre premier tour, vous posez une carte. Choisissez **Macareux 3** et posez-le.',
    other: 'Elle irait aussi. Mais commençons par Macareux 3 : d’autres macareux attendent.',
  },
  tokens: {
    say: 'Vous avez pris le **pouvoir** du Macareux. Les deux animaux de votre carte, Macareux et Élan, font un pas : l’un à droite, l’autre à gauche. Envoyez l’**Élan à droite**.',
    other: 'C’est possible aussi. Cette fois, que l’Élan aille à droite.',
  },
  draw: {
    say: 'Votre carte dit : piochez **3**. Prenez **Orque 5**, **Macareux 4** et **Ours blanc 2** dans la Rivière, ensemble ou une par une.',
    other: 'Bon choix aussi. Pour l’instant, prenez Orque 5, Macareux 4 et Ours blanc 2.',
  },
  power: {
    say: 'Iker a posé un Morse et pris son pouvoir. Il agit **tout de suite** : le jeton a fait un pas de plus. Votre Macareux est un pouvoir de pose : ceux-là agissent **dès votre tour suivant**. C’est maintenant.',
  },
  swap: {
    say: 'Avant la pose, le Macareux permet un échange. Choisissez **Ours blanc 2** dans votre main, puis **Renard 4** dans la Rivière, et échangez.',
    other: 'Vous pourriez. Mais essayons le Macareux : Ours blanc 2 contre le Renard 4 de la Rivière.',
  },
  three: {
    say: 'Macareux 3 est dessus : vous posez **trois** cartes. Choisissez les deux **Macareux**, puis **Orque 5** en dernier. Tant que rien n’est posé, l’ordre peut changer.',
    other: 'D’abord les deux Macareux, Orque 5 en dernier : trois macareux seront côte à côte.',
  },
  run: {
    say: 'Trois macareux de suite : une série de trois, **3 points**. Quatre en vaudraient 6, cinq 10, six 15. De chaque animal, seule la plus longue série compte.',
  },
  orca: {
    say: 'La dernière carte décide : l’Orque est dessus, vous avez donc son pouvoir, et les jetons Orque et Ours blanc bougent. Comme vous voulez.',
  },
  blind: {
    say: 'Orque 5 ne pioche que **1**. Son pouvoir agit tout de suite : au lieu de la Rivière, vous pouvez prendre la carte du dessus de la **pioche**, sans la voir. Essayez.',
    other: 'La Rivière est permise aussi. Mais essayez la pioche, cette fois.',
  },
  five: {
    say: 'Voici le prix : Orque 5 demande **cinq** cartes, et vous en avez trois. Au passage, Iker s’est passé de son pas de plus : un pouvoir n’oblige jamais.',
  },
  short: {
    say: 'Vous vous passez aussi de l’échange et posez tout ce que vous avez : **Élan 2**, **Renard 4** et, en dernier, **Renard 1**.',
    other: 'Posez Élan 2, puis Renard 4, puis Renard 1 : les renards seront ensemble et Renard 1 dessus.',
  },
  penalty: {
    say: 'Il manquait deux cartes : deux cartes de la pioche sont allées face cachée dans vos **pénalités**, −1 point chacune. Un petit prix, parfois ; vous pouvez les regarder.',
  },
  'end-of-land': {
    say: 'Renard et Élan bougent. Envoyez l’**Élan à droite**, sur 15. D’un bout, un jeton ne peut que revenir.',
    other: 'Que l’Élan aille au bout, cette fois : voyons ce qui s’y passe.',
  },
  many: {
    say: 'Renard 1 pioche **cinq**. Prenez-en cinq à votre goût. Et vous avez désormais le pouvoir du Renard, pour votre prochain tour.',
    other: 'Dans la Rivière, s’il vous plaît : cinq cartes de votre choix.',
  },
  rival: {
    say: 'Beaucoup de choses : avec l’**Élan**, Iker a porté sa pose à 6, il lui manquait une carte, et avec l’**Ours** il l’a reprise dans ses pénalités en piochant. Et sa carte Ours a fait revenir du bout le jeton Élan.',
  },
  sides: {
    say: 'Chaque pouvoir a une **autre face**, pour d’autres parties : l’Ours cède des pénalités, l’Élan fait piocher une carte de plus ou s’arrêter plus tôt, le Macareux reprend en main la carte visible.',
  },
  wild: {
    say: 'Renard 1 ne demande qu’une carte. Avec le pouvoir du Renard, choisissez une carte et touchez **Joker dessous** : elle se glisse face cachée sous votre carte visible et vaut l’animal que vous voulez.',
    other: 'Cette fois, servez-vous du Renard : une carte, puis « Joker dessous ».',
  },
  again: {
    say: 'Deux renards avec un joker entre eux : une série de trois. Renard 1 est toujours dessus, Renard et Élan bougent encore. Comme vous voulez.',
  },
  full: { say: 'Piochez encore cinq cartes, dans la Rivière ou, grâce à l’Orque, sur la pioche. Vous en aurez neuf.' },
  seven: { say: 'Neuf, c’est trop : à la fin du tour, on en garde **sept**. Choisissez-en deux pour vos pénalités.' },
  scores: {
    say: 'Voici ce que cela vaudrait : vos séries, un bonus pour **deux animaux** en série, la place de votre **Totem** le Morse, moins quatre pénalités. Poussez le Morse à droite !',
  },
  end: {
    say: 'Quand la pioche est épuisée, la **Réserve** s’ouvre ; peu après, chacun joue un dernier tour sans piocher. Continuez d’ici, si vous voulez.',
  },
};
