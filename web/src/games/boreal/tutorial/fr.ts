import type { Lines } from '../../../kit/learn/tutorial.ts';
import type { script } from './script.ts';

export const lines: Lines<typeof script> = {
  welcome: {
    say: 'Bienvenue. Entre vous et Iker, huit ruines. Chacun bâtit une pyramide de dix cartes ; la meilleure l’emporte.',
  },
  token: {
    say: 'Voici votre pion, sur la case **5**. Vous avez donc **5 boussoles** à dépenser, et les cartes de vos cases 1 à 5 sont **à votre portée**.',
  },
  discover: {
    say: 'Découvrez votre première carte : la **Lanterne de cristal**, pour 1 boussole. Touchez-la, puis la place libre de votre pyramide, puis **Découvrir**.',
    other: 'Belle carte aussi. Commencez par la Lanterne de cristal : elle ne coûte que 1 et vaut 3 points.',
  },
  rest: {
    say: 'Vous avez payé : votre pion a reculé sur 4. Puis vient le **repos** : chaque carte sur laquelle rien ne repose rapporte ses boussoles, ici 1. Vous revoilà sur 5. Le plateau a été rempli aussitôt. À Iker de jouer.',
  },
  swapped: {
    say: 'Iker a découvert une carte à **effet** : elle a échangé deux cartes du plateau. Sa piste va dans l’autre sens : ce qui est loin de vous est près de lui.',
  },
  locate: {
    say: 'La **Fontaine endormie** vaut 5 points, mais elle est sur votre case 6, hors de portée. Choisissez-la et touchez **Repérer** : elle va dans votre réserve, gratuitement, où qu’elle soit.',
    other: 'Ce serait permis. Mais la Fontaine endormie risque de disparaître avant que vous l’atteigniez : repérez-la maintenant.',
  },
  bonus: {
    say: 'Repérer n’a rien coûté, et le repos a suivi. Iker est descendu sur la case 1, où le repos rapporte **1 de plus** ; sur la case 0, **2 de plus**. La pauvreté n’est pas si terrible.',
  },
  reserve: {
    say: 'Pour ce qui est dans votre réserve, seul le coût compte, plus la portée. Découvrez de là la **Fontaine endormie** et posez-la à un bout de l’étage 1.',
    other: 'Plus tard, peut-être. D’abord, faites passer la Fontaine endormie de la réserve à la pyramide.',
  },
  robbed: {
    say: 'C’était la Route du crépuscule : quand Iker l’a posée, vous avez **perdu une boussole**. Certains effets touchent l’adversaire.',
  },
  effect: {
    say: 'À vous : découvrez les **Terrasses violettes**, à un bout de l’étage 1. En les posant, vous mettrez une carte du plateau dans votre réserve.',
    other: 'Plus tard. D’abord les Terrasses violettes, à un bout de l’étage 1 : essayons leur effet.',
  },
  archive: {
    say: 'Prenez la **Galerie des couronnes** sur votre case 1. C’est une **Archive** : puissante, mais on n’en a qu’une de toute la partie.',
    other: 'Permis, mais l’Archive de votre case 1 est une meilleure prise.',
  },
  removed: {
    say: 'La carte d’Iker en a **retiré** une de la partie : il ne voulait pas vous la laisser. Une autre a pris sa colonne. Le plateau n’attend jamais.',
  },
  climb: {
    say: 'Il est temps de monter. Découvrez la **Galerie des couronnes** depuis votre réserve et posez-la à l’**étage 2**, sur deux cartes. Ces deux-là sont couvertes : leurs boussoles ne comptent plus.',
    other: 'L’étage 1 peut attendre : posez la Galerie des couronnes à l’étage 2, sur deux cartes.',
  },
  look: {
    say: 'Son effet ne montre qu’à vous les trois premières cartes de la pioche. Prenez l’**Étang du héron** : il a deux familles, bleue et verte. Les autres passent sous la pioche.',
    other: 'Tentant. Pour l’instant, prenez l’Étang du héron : vous pourrez le payer au prochain tour.',
  },
  exchanged: {
    say: 'Vous étiez sur la case 0 : le repos a ajouté 2. Et Iker vient d’**échanger** deux cartes de sa pyramide : il ne vous manque que l’effet qui fait gagner des boussoles. Si un jour rien n’était possible, on passerait ; cela n’arrive presque jamais.',
  },
  last: {
    say: 'Encore à vous. Découvrez l’**Étang du héron** depuis votre réserve et posez-le où vous voulez. Regardez les nombres dans les places libres : les points gagnés, et la case où sera votre pion.',
    other: 'Servons-nous de ce que vous avez : l’Étang du héron, dans votre réserve.',
  },
  scores: {
    say: 'Voilà comment on compte : étage par étage, ce que valent les **livres** de vos cartes. Certains portent un nombre, d’autres comptent les cartes adjacentes, leur étage ou vos familles. Réserve et boussoles ne comptent pas.',
  },
  end: {
    say: 'La partie finit avec la **dixième carte** d’une pyramide. Si elle est de qui a commencé, l’adversaire a un dernier tour. À égalité, le moins de cartes l’emporte.',
  },
};
