import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Bienvenue dans le Grand Nord. Voici votre plateau : **trois sites** où l’on observe des animaux, et un campement à chaque bout. Sur chaque site, un scientifique jaune, un rose et un bleu.',
  },
  replace: {
    say: 'Vos quatre premières cartes. Le renard demande **deux jaunes** sur un même site, et vous n’en avez qu’un partout. Touchez-le, puis remplacez-le.',
    other: 'Les trois autres sont bonnes. Ne choisissez que le renard : deux scientifiques jaunes et une étoile.',
  },
  observe: {
    say: 'Maintenant, **observez** : choisissez le harfang en dirigeable, puis le site du milieu. Le bleu partira à gauche, le rose à droite. La case suivante de la piste montre un dirigeable : votre drapeau montera aussi.',
    other: 'Cela se joue aussi. Essayez d’abord le harfang en dirigeable au milieu : le drapeau y monte.',
  },
  take: {
    say: 'Après chaque observation, on **pioche une carte**. Prenez le harfang de la réserve : plusieurs animaux d’une espèce sur un même site valent de plus en plus.',
    other: 'Belle carte. Pour l’instant, prenez le harfang : vous en avez déjà un.',
  },
  camp: {
    say: 'À vous. Jouez le phoque en kayak à **gauche**. Le rose part à gauche, hors du site : **au campement**. La case suivante n’y montre pas de kayak, alors le drapeau reste.',
    other: 'Jouez le phoque en kayak sur le site de gauche : vous verrez quelqu’un partir au campement.',
  },
  draw: {
    say: 'Cette fois, piochez dans le **paquet**, à l’aveugle. Personne ne saura ce que vous avez.',
    other: 'C’est possible. Laissez faire la chance, pour une fois : piochez dans le paquet.',
  },
  twins: {
    say: 'Ce harfang demande **deux roses**. À droite, il y en a deux maintenant : l’un est venu du milieu. Ces cartes portent une **étoile** : un point de plus à la fin.',
    other: 'Choisissez le harfang à l’étoile, puis le site de droite.',
  },
  refresh: {
    say: 'La réserve ne vous plaît pas ? Une fois par manche, **une de vos étoiles change les quatre cartes**. Essayez.',
    other: 'Changez d’abord la réserve : le bouton aux deux flèches.',
  },
  bear: {
    say: 'Quatre nouvelles cartes. Prenez l’ours à skis : ses deux couleurs sont au milieu, et la case suivante y montre des skis.',
    other: 'Prenez l’ours à skis. Il va bien au milieu.',
  },
  goals: {
    say: 'Regardez les **objectifs**. Qui en remplit un le premier gagne **5 étoiles** ; les autres n’ont que jusqu’à la fin de la manche. Ici : les cinq espèces ; trois scientifiques dans un campement ; les trois drapeaux sur la case 2 ou plus loin.',
  },
  objective: {
    say: 'Trois manches plus tard. Deux des vôtres sont au campement de gauche. Jouez le phoque en sous-marin à gauche : avec le rose, ils seront **trois**. Et c’est votre troisième phoque ici.',
    other: 'Voyez le campement de gauche : encore un, et l’objectif est à vous. Jouez le phoque en sous-marin à gauche.',
  },
  seal: {
    say: '**5 étoiles**, aussitôt et sans rien demander. Piochez : prenez le phoque, un quatrième doublerait ce qu’ils valent.',
    other: 'Prenez le phoque, le site de gauche l’attend.',
  },
  regroup: {
    say: 'Deux de vos cartes ne trouvent plus personne : il est temps de **regrouper**. Touchez Regrouper, puis touchez les deux cartes en sous-marin pour les défausser. Chacun des quatre scientifiques au campement rapporte **une étoile**.',
    other: 'Touchez Regrouper, et touchez les deux cartes en sous-marin. Gardez les deux autres.',
  },
  return: {
    say: 'Vous avez vu vos nouvelles cartes ; maintenant, **les quatre reviennent sur un seul site**. La carte Score Pot de départ compte votre site le plus peuplé : choisissez celui de droite.',
    other: 'Ils peuvent y aller aussi. À droite, ils seraient huit : Pot de départ vaudrait 16.',
  },
  scores: {
    say: 'Si la partie s’arrêtait ici : **groupes** d’animaux, **cases** des drapeaux, **étoiles** des cartes, les deux **cartes Score**, et les étoiles que vous **possédez**.',
  },
  end: {
    say: 'La fin vient avec la **septième carte** sur un site, chez vous ou chez un autre : on termine la manche, puis on compte. C’est tout. Bonne expédition !',
  },
};
