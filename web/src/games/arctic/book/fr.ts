import { paragraphs } from './fr-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Six animaux de la banquise, une pile de cartes par personne et un Totem secret : alignez de longues séries, et poussez le bon animal vers les sommets.',
  short: {
    goal: {
      heading: 'Le but',
      text: 'Empilez vos cartes pour que des voisines montrent le même animal, et amenez votre Totem secret le plus à droite possible du Paysage.',
    },
    turn: { heading: 'Un tour', text: '**Poser** des cartes et prendre un pouvoir, **déplacer** deux jetons, **piocher**.' },
    place: {
      heading: 'Poser',
      text: 'La carte du dessus de votre pile est votre carte visible. Son {place} dit combien de cartes vous posez, dans l’ordre que vous voulez. Pas assez en main ? Chaque carte manquante est une pénalité {penalty}. Prenez ensuite le pouvoir de l’animal du dessus.',
    },
    tokens: {
      heading: 'Déplacer',
      text: 'Les jetons des deux animaux de votre nouvelle carte visible font un pas : l’un à droite, l’autre à gauche, à votre choix. Au bout, un jeton revient d’un pas.',
    },
    draw: {
      heading: 'Piocher',
      text: 'Prenez dans la Rivière autant de cartes que l’indique {draw}. {place} et {draw} font toujours six : qui pioche beaucoup posera peu. Au-delà de 7 en main, le reste va en pénalité.',
    },
    end: {
      heading: 'La fin',
      text: 'Quand il faut une carte et que la pioche est vide, la Réserve {reserve} s’ouvre. On joue jusqu’à l’empreinte {paw}, puis chacun a un dernier tour sans piocher.',
    },
    score: {
      heading: 'Les points',
      text: 'La plus longue série de chaque animal : 2, 3, 4, 5, 6 cartes valent 1, 3, 6, 10, 15. Autant pour le nombre d’animaux en série. Plus votre Totem, moins vos pénalités.',
    },
  },
  aid: {
    turn: {
      heading: 'Votre tour',
      text: '- **A** poser {place} cartes selon l’*ancienne* carte visible ; manquantes : −1 chacune {penalty}\n- prendre le pouvoir de l’animal du dessus\n- **B** les deux jetons de la carte visible, en sens contraires\n- **C** piocher {draw} cartes ; Rivière à 6 ; 7 en main au plus',
    },
    card: {
      heading: 'Une carte',
      text: '- {place} combien on pose au tour **suivant**\n- {draw} combien on pioche **ce tour-ci**\n- ensemble, toujours 6',
    },
    tokens: {
      heading: 'Les jetons',
      text: '- l’un {right}, l’autre {left}\n- au bout : vers l’intérieur, l’autre en sens contraire\n- tous deux au bout : tous deux vers l’intérieur',
    },
    'place-powers': {
      heading: 'Pouvoirs de A, dès le tour suivant',
      text: '- {puffin-swap} une carte de la main contre une de la Rivière\n- {puffin-takeback} reprendre sa carte visible\n- {moose-place} poser 1 de plus ou de moins\n- {fox-bottom} la dernière carte tout en bas\n- {fox-joker} la dernière carte cachée dessous : joker',
    },
    'other-powers': {
      heading: 'Pouvoirs de B et C, tout de suite',
      text: '- {walrus-main} {walrus-associated} un pas de plus\n- {bear-give} céder une pénalité\n- {bear-recover} piocher dans ses pénalités\n- {orca-refill} Rivière complétée après chaque carte\n- {orca-blind} piocher à l’aveugle\n- {moose-draw} piocher 1 de plus ou de moins',
    },
    end: {
      heading: 'La fin',
      text: '- Réserve {reserve} ouverte : on joue jusqu’à l’empreinte {paw}\n- puis un tour par personne : **A** et **B** seulement',
    },
    score: {
      heading: 'Les points',
      text: '- plus longue série de chaque animal : 2, 3, 4, 5, 6+ cartes = **1, 3, 6, 10, 15**\n- 2, 3, 4, 5, 6 animaux en série = **1, 3, 6, 10, 15**\n- {totem} valeur sous votre Totem : **0, 1, 3, 6, 10, 15**\n- {penalty} −1 chacune\n- égalité : qui joue le plus tôt, l’empreinte en premier',
    },
  },
  chapters: {
    table: 'La table',
    turn: 'Un tour',
    placing: 'Phase A : poser',
    tokens: 'Phase B : les jetons',
    drawing: 'Phase C : piocher',
    powers: 'Les douze pouvoirs',
    end: 'La fin de la partie',
    scoring: 'Le décompte',
    curious: 'Pour les curieux',
  },
  paragraphs,
  icons: {
    place: 'Valeur de pose',
    draw: 'Valeur de pioche',
    deck: 'Pioche',
    reserve: 'Réserve',
    penalty: 'Pénalité',
    paw: 'Empreinte',
    joker: 'Joker',
    totem: 'Totem',
    left: 'Vers la gauche',
    right: 'Vers la droite',
    bear: 'Ours blanc',
    fox: 'Renard',
    moose: 'Élan',
    orca: 'Orque',
    puffin: 'Macareux',
    walrus: 'Morse',
    'bear-give': 'Céder une pénalité',
    'bear-recover': 'Récupérer des pénalités',
    'fox-bottom': 'Sous la pile',
    'fox-joker': 'Joker dessous',
    'moose-draw': 'Pioche ±1',
    'moose-place': 'Pose ±1',
    'orca-refill': 'Rivière continue',
    'orca-blind': 'Pioche à l’aveugle',
    'puffin-swap': 'Échange avec la Rivière',
    'puffin-takeback': 'Reprise',
    'walrus-main': 'Un pas de plus, animal principal',
    'walrus-associated': 'Un pas de plus, animal associé',
  },
  examples: {
    visible: {
      lead: 'C’est à vous. Combien de cartes posez-vous ? Touchez la pile et votre main.',
      answers: {
        visible:
          '**Votre carte visible.** Sa valeur de pose est 2 : vous posez deux cartes. Ensuite une autre carte sera dessus, et c’est *celle-là* qui comptera la prochaine fois.',
        hand: 'Vous pouvez la poser. Choisissez-en deux, dans l’ordre que vous voulez : la deuxième sera dessus, vous donnera son pouvoir et déplacera ses deux jetons.',
        run: 'Plus bas, les cartes ne disent plus combien poser. Elles comptent à la fin : deux morses de suite font une série.',
      },
    },
    tokens: {
      lead: 'Votre carte visible montre le Macareux et l’Élan. Où peuvent aller les jetons ? Touchez le Paysage.',
      answers: {
        moving:
          '**L’un des deux est ici.** Il doit faire un pas : s’il va à droite, l’autre va à gauche, et inversement. A et B sont les deux possibilités.',
        target: '**L’un d’eux peut arriver ici.** Plusieurs jetons peuvent partager une place.',
        still: 'Ces animaux ne sont pas sur votre carte visible : leurs jetons ne bougent pas.',
        empty: 'Personne ici. Un Totem dont le jeton finit sur 0 ne rapporte rien.',
      },
    },
    ends: {
      lead: 'Cette fois, la carte visible montre le Morse et l’Ours blanc. Le Morse est au bout.',
      answers: {
        end: '**Au bout**, il n’y a qu’un chemin : le Morse rentre d’un pas, vers la gauche. Rien à choisir.',
        inwards: 'C’est ici qu’arrive le Morse. Il est allé à gauche, l’Ours blanc doit donc aller à droite.',
        other: 'L’Ours blanc va dans le sens contraire du pas qui vient d’être fait : de 1 à 3.',
        still: 'Leurs animaux ne sont pas sur votre carte visible : ces jetons restent.',
      },
    },
    pile: {
      lead: 'La partie est finie ; voici votre pile, le bas à gauche. Touchez les séries.',
      answers: {
        counts: '**Elle compte** : c’est la plus longue de son animal.',
        shorter: '**Rien** : une autre série du même animal est plus longue, et une seule compte.',
        single: 'Une carte seule n’est pas une série.',
      },
    },
    wild: {
      lead: 'Trois morses, une orque, un joker {joker}, deux renards. Que vaut le joker ? Touchez-le.',
      answers: {
        wild: '**Une orque.** Cela fait une paire pour 1 et un troisième animal en série : 3 + 1 + 1, et 3 pour trois animaux, 8 en tout. En renard, il donnerait 7.',
        counts: 'Une série à elle seule : elle compte, avec ou sans joker.',
      },
    },
  },
};
