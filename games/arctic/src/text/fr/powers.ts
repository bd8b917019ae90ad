import type { PowerId } from '../../data.ts';
import type { PowerWords } from '../texts.ts';

export const powers: Readonly<Record<PowerId, PowerWords>> = {
  'bear-give': {
    label: 'Céder une pénalité',
    text: 'Au début de la phase C, vous pouvez faire passer une carte de votre Zone de pénalité dans celle de quelqu’un d’autre.',
  },
  'bear-recover': {
    label: 'Récupérer des pénalités',
    text: 'En piochant, vous pouvez prendre des cartes au choix dans votre propre Zone de pénalité plutôt que dans la Rivière. Elles comptent dans votre valeur de pioche et ne sont plus des pénalités.',
  },
  'fox-bottom': {
    label: 'Sous la pile',
    text: 'La dernière carte que vous posez peut aller, face visible, tout en bas de votre pile. Votre carte visible reste alors celle du sommet. Utilisable à partir du tour qui suit celui où vous prenez la carte.',
  },
  'fox-joker': {
    label: 'Joker',
    text: 'La dernière carte que vous posez peut être glissée face cachée juste sous votre carte visible. Au décompte, elle vaut une carte de l’animal qui vous arrange le plus. Utilisable à partir du tour qui suit celui où vous prenez la carte.',
  },
  'moose-draw': {
    label: 'Pioche\u00a0±1',
    text: 'Vous pouvez piocher une carte de plus ou de moins que votre valeur de pioche, sans l’annoncer.',
  },
  'moose-place': {
    label: 'Pose\u00a0±1',
    text: 'Avant la pose, vous pouvez augmenter ou diminuer de 1 votre valeur de pose. Sans carte visible, il faut tout de même poser au moins une carte. Utilisable à partir du tour qui suit celui où vous prenez la carte.',
  },
  'orca-refill': {
    label: 'Rivière continue',
    text: 'Pendant que vous piochez, la Rivière est complétée après chaque carte que vous y prenez.',
  },
  'orca-blind': {
    label: 'Pioche à l’aveugle',
    text: 'En piochant, vous pouvez prendre des cartes sans les voir sur le dessus de la pioche plutôt que dans la Rivière, en regardant chacune avant la suivante. Impossible quand la pioche est vide.',
  },
  'puffin-swap': {
    label: 'Échange avec la Rivière',
    text: 'Avant la pose, vous pouvez échanger une carte de votre main avec une carte de la Rivière. Utilisable à partir du tour qui suit celui où vous prenez la carte.',
  },
  'puffin-takeback': {
    label: 'Reprise',
    text: 'Avant la pose, vous pouvez reprendre en main votre carte visible. Votre valeur de pose est alors celle de la carte devenue visible, ou 1 s’il n’y en a pas. Utilisable à partir du tour qui suit celui où vous prenez la carte.',
  },
  'walrus-main': {
    label: 'Un pas de plus (principal)',
    text: 'Après le déplacement des deux jetons, vous pouvez déplacer d’un pas de plus, à gauche ou à droite, le jeton de l’animal principal de votre carte visible.',
  },
  'walrus-associated': {
    label: 'Un pas de plus (associé)',
    text: 'Après le déplacement des deux jetons, vous pouvez déplacer d’un pas de plus, à gauche ou à droite, le jeton de l’animal associé de votre carte visible.',
  },
};
