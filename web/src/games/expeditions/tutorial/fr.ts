import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Trois expéditions vont quitter la rose des vents : la jaune, la rouge et la bleue. Elles ne sont à personne, chacun prolonge les trois. Vos douze cartes sont les lieux où vous voulez les mener.',
  },
  mark: {
    say: 'Marquez d’abord un **lieu clé**, à trois segments au moins du départ. Atteint, il rapporte un point de plus ; manqué, il en coûte un. Choisissez le **Sahara**, puis **Marquer Sahara**.',
    other: 'Ce lieu conviendrait aussi. Pour cette visite, il nous faut le Sahara.',
  },
  marked: {
    say: 'Trois autres de vos lieux sont marqués, et quatre de votre adversaire : vous connaissez donc quatre de ses cartes. Les tirets violets sont les **objectifs communs**, comme les îles Canaries : ils vont à qui y mène une flèche.',
  },
  first: {
    say: 'À chaque tour, il faut poser une flèche. Les anneaux montrent où elle peut aboutir. **Athènes** est dans votre main : choisissez-la, puis la **jaune**.',
    other: 'Bonne route aussi, mais la jaune vers Athènes fait poser une carte tout de suite.',
  },
  over: {
    say: 'La carte est devant vous : elle compte +1, et non plus −1. **Finissez votre tour** et regardez.',
    other: 'Un ticket serait possible. Gardez-le pour le tour suivant : finissez celui-ci.',
  },
  blue: {
    say: 'La rouge a touché un rond **bleu**, l’Europe de l’Est. Il donne aussitôt une flèche de plus, pour n’importe quelle expédition : la rouge a continué vers la mer Caspienne.',
  },
  way: {
    say: 'Le Sahara est à deux flèches de la jaune. Faites la première, vers **Gizeh**.',
    other: 'Ce chemin mène ailleurs : la jaune doit aller à Gizeh.',
  },
  ticket: {
    say: 'Il manque une flèche, et un **ticket** l’achète : choisissez le ticket **Flèche**, puis le **Sahara**. Deux tickets par tour au plus, avant ou après votre flèche.',
    other: 'Un ticket sert à cela aussi. Prenez maintenant le ticket Flèche, puis montrez le Sahara.',
  },
  token: {
    say: 'La carte est posée et le jeton récupéré : chacun valait −1, chacun vaut +1. Finissez votre tour.',
    other: 'Gardez vos tickets, ils serviront. Finissez votre tour.',
  },
  loop: {
    say: 'Votre adversaire a mené la jaune à Timgad et posé cette carte. La jaune est déjà passée par Athènes : une flèche qui y revient ferme une **boucle**. Posez-la.',
    other: 'Possible, mais sans boucle. La jaune, de Timgad à Athènes.',
  },
  restart: {
    say: 'Une boucle n’a plus de pointe. Vous pouvez relancer l’expédition tout de suite, depuis **n’importe quel rond qu’elle a visité**. De Timgad, elle atteint la **péninsule Ibérique**, un rond bleu : allez-y.',
    other: 'Elle peut repartir de là aussi. Le rond bleu rapporte davantage : la péninsule Ibérique.',
  },
  common: {
    say: 'Bleu : une **flèche bonus**. Menez la jaune aux **îles Canaries** : un objectif commun va à qui pose la flèche.',
    other: 'Permis. Mais les îles Canaries valent un point.',
  },
  three: {
    say: 'Trois flèches en un tour, et un nouvel objectif commun est retourné. Finissez votre tour.',
    other: 'Plus tard. Finissez votre tour.',
  },
  remove: {
    say: 'Votre adversaire a atteint un lieu clé. À présent, une ruse : le ticket **Retirer** retire la dernière flèche d’une expédition. Ce qui est posé le reste ; le rond d’où elle partait compte comme atteint. Retirez celle de la **jaune**.',
    other: 'D’abord le ticket Retirer, puis l’expédition jaune.',
  },
  again: {
    say: 'La péninsule Ibérique a donné son bonus une seconde fois. **Terre-Neuve** est dans votre main : menez-y la jaune.',
    other: 'Permis, mais la jaune vers Terre-Neuve fait poser une carte.',
  },
  exchange: {
    say: 'Troisième usage : **Échanger**. Vous regardez les deux premières cartes de la pioche et pouvez en garder une contre l’une des vôtres.',
    other: 'D’abord le ticket Échanger.',
  },
  keep: {
    say: 'Vous avez pioché **Banff**, à deux flèches de la jaune ; le **fleuve Amour**, dans votre main, est à l’autre bout du monde. Gardez Banff, rendez l’Amour.',
    other: 'Affaire de goût. Ici : gardez Banff, rendez Fleuve Amour.',
  },
  red: {
    say: 'Votre flèche du tour reste à poser : un ticket ne la remplace jamais. Les ronds **rouges** donnent un ticket : menez la jaune à la **baie d’Hudson**.',
    other: 'Permis. La baie d’Hudson donne un ticket, et c’est le chemin de Banff.',
  },
  gained: { say: 'Vous avez de nouveau un ticket. Finissez votre tour.', other: 'Gardez-le. Finissez votre tour.' },
  banff: {
    say: 'Votre adversaire a regardé deux cartes ; personne ne voit si une est restée. Et maintenant la jaune à **Banff**, la carte échangée.',
    other: 'Possible. Mais Banff fait poser une carte.',
  },
  watch: {
    say: 'Cinq cartes sont posées. Finissez encore une fois votre tour, et regardez la rouge.',
    other: 'Assez pour l’instant : finissez votre tour.',
  },
  both: {
    say: 'La rouge a fermé une boucle **sur un rond bleu**. Cela donnait une relance, puis une flèche bonus. On peut renoncer aux deux, et c’est ce qui s’est passé.',
  },
  scores: {
    say: 'Le décompte serait celui-ci : +1 par carte posée et par jeton récupéré, −1 par carte en main et par jeton sur le plateau. À égalité, les tickets tranchent.',
  },
  passage: {
    say: 'Encore une chose : les demi-ronds **I, II et III** des bords sont des passages. Chacun est un seul rond rouge, dessiné des deux côtés : on entre ici, on ressort là-bas.',
  },
  finish: {
    say: 'Quand quelqu’un a posé la dernière carte de sa main, ou que les 135 flèches sont posées, on termine la manche. C’est tout. Le monde est à vous !',
  },
};
