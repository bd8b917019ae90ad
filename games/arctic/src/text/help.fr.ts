import type { HelpParagraph } from '@banquise/kernel';

export const help: readonly HelpParagraph[] = [
  {
    heading: 'Le but',
    body: 'Vous empilez des cartes Animal sur votre propre pile. À la fin, les cartes voisines d’un même animal forment des séries qui rapportent des points, le nombre de séries différentes aussi, de même que la place atteinte sur le Paysage par votre Animal Totem secret.',
    clauses: ['ARC-66', 'ARC-67', 'ARC-68', 'ARC-69'],
  },
  {
    heading: 'Les cartes',
    body: 'Une carte montre un animal principal, un animal associé, une valeur de pose et une valeur de pioche, dont la somme est toujours 6. La carte au sommet de votre pile, si elle est face visible, est votre carte visible : elle dit combien de cartes vous piochez ce tour-ci et combien vous poserez au suivant.',
    clauses: ['ARC-1', 'ARC-20', 'ARC-38'],
  },
  {
    heading: 'La mise en place',
    body: 'On mélange autant de paquets de 30 cartes que de personnes ; 5, 10 ou 15 cartes (à 2, 3 ou 4) sont mises de côté : c’est la Réserve. Chaque personne reçoit 3 cartes et un Totem secret. Six cartes forment la Rivière, les six jetons partent de la valeur 3 et chaque carte Pouvoir montre l’une de ses deux faces.',
    clauses: ['ARC-6', 'ARC-7', 'ARC-8', 'ARC-9', 'ARC-10', 'ARC-12', 'ARC-13'],
  },
  {
    heading: 'Phase A : poser des cartes',
    body: 'Vous posez autant de cartes de votre main que la valeur de pose de votre carte visible, l’une après l’autre au sommet de votre pile, dans l’ordre de votre choix. Sans carte visible, comme au premier tour, vous en posez 1.',
    clauses: ['ARC-15', 'ARC-20', 'ARC-22'],
  },
  {
    heading: 'Les cartes manquantes',
    body: 'Si vous n’avez pas assez de cartes, vous les posez toutes et, pour chaque carte qui manque, une carte de la pioche va face cachée dans votre Zone de pénalité. Chacune coûte 1 point à la fin. Si la pioche et la Réserve sont épuisées, on prend dans la Rivière, puis des marqueurs de pénalité.',
    clauses: ['ARC-25', 'ARC-26'],
  },
  {
    heading: 'Les cartes Pouvoir',
    body: 'Après la pose, vous prenez obligatoirement la carte Pouvoir de l’animal principal de votre carte visible, au centre ou à qui la possède, et la gardez jusqu’à ce qu’on vous la prenne. Se servir d’un pouvoir est toujours facultatif. Ceux des phases B et C agissent tout de suite, ceux de la phase A dès votre tour suivant.',
    clauses: ['ARC-16', 'ARC-17', 'ARC-27', 'ARC-28'],
  },
  {
    heading: 'Phase B : déplacer les jetons',
    body: 'Les jetons des deux animaux de votre carte visible se déplacent d’un pas. Si aucun n’est à une extrémité du Paysage, vous choisissez lequel va à droite ; l’autre va à gauche. Un jeton à une extrémité revient vers le centre et l’autre part dans le sens opposé. Si les deux y sont, les deux reviennent vers le centre.',
    clauses: ['ARC-30', 'ARC-31', 'ARC-32', 'ARC-33'],
  },
  {
    heading: 'Phase C : piocher',
    body: 'Vous prenez dans la Rivière autant de cartes que votre valeur de pioche, puis la Rivière est complétée à six. Si vous avez alors plus de 7 cartes en main, vous défaussez l’excédent, au choix, face cachée dans votre Zone de pénalité.',
    clauses: ['ARC-38', 'ARC-39', 'ARC-40', 'ARC-41', 'ARC-42'],
  },
  {
    heading: 'Les pouvoirs de la pose',
    body: 'Le Macareux échange une carte avec la Rivière ou reprend la carte visible ; l’Élan peut changer de 1 la valeur de pose ; le Renard envoie la dernière carte tout en bas de la pile, ou face cachée sous la carte visible pour en faire un joker. Ils s’appliquent dans cet ordre.',
    clauses: ['ARC-45', 'ARC-46', 'ARC-53', 'ARC-55', 'ARC-56', 'ARC-57'],
  },
  {
    heading: 'Les pouvoirs du déplacement et de la pioche',
    body: 'Le Morse déplace un jeton d’un pas de plus. L’Ours blanc cède une pénalité (la plus récente) ou permet de piocher parmi les siennes. L’Orque complète la Rivière carte par carte ou permet de piocher à l’aveugle. L’Élan peut changer de 1 la valeur de pioche.',
    clauses: ['ARC-44', 'ARC-48', 'ARC-49', 'ARC-50', 'ARC-51', 'ARC-52'],
  },
  {
    heading: 'La fin de partie',
    body: 'Quand une carte doit venir de la pioche et qu’elle est vide, la Réserve devient la pioche finale. On joue normalement jusqu’à la personne qui a le jeton Empreinte, exclue. Puis, à partir d’elle, tout le monde joue un dernier tour réduit aux phases A et B.',
    clauses: ['ARC-60', 'ARC-61', 'ARC-62', 'ARC-64'],
  },
  {
    heading: 'Le décompte',
    body: 'Pour chaque animal, seule votre plus longue série compte : 2, 3, 4, 5, 6 cartes ou plus rapportent 1, 3, 6, 10, 15 points. Le même barème vaut pour le nombre d’animaux ayant une série. Ajoutez la valeur du Paysage sous le jeton de votre Totem et retirez 1 par pénalité. À égalité, la première personne dans l’ordre du tour l’emporte.',
    clauses: ['ARC-67', 'ARC-68', 'ARC-69', 'ARC-72'],
  },
  {
    heading: 'Les jokers',
    body: 'Chaque carte face cachée de votre pile vaut une carte d’un seul animal, là où elle vous rapporte le plus : elle allonge une série, réunit deux séries du même animal ou forme une série avec d’autres jokers. Le meilleur choix est calculé pour vous.',
    clauses: ['ARC-70', 'ARC-71'],
  },
  {
    heading: 'Ce qui est secret',
    body: 'Les mains, les Totems, les pénalités et les cartes face cachée ne sont connus que de leur propriétaire. Les cartes prises dans la Rivière ont été vues de tout le monde, comme ce qui est posé face visible. Dès qu’une carte quitte une main face cachée, les autres ne savent plus avec certitude laquelle c’était. Un don est aussi connu de qui l’a fait, une carte de la Rivière de tout le monde.',
    clauses: ['ARC-10', 'ARC-25', 'ARC-42', 'ARC-56'],
  },
];
