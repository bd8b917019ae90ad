import { paragraphs } from './fr-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Neuf scientifiques, trois sites d’observation, et des animaux qui se montrent là où se tiennent les deux bonnes personnes.',
  short: {
    goal: {
      heading: 'Le but',
      text: 'Récolter des étoiles {star} : avec les animaux, les drapeaux, les objectifs et les cartes Score. Qui en a le plus gagne.',
    },
    turn: { heading: 'Un tour', text: '**Observez** un animal, ou faites un **regroupement**. Chacun joue un tour par manche.' },
    observe: {
      heading: 'Observer',
      text: 'Jouez une carte sur un site où se tiennent ses deux scientifiques. L’un marche d’un lieu vers la gauche, l’autre d’un lieu vers la droite. Si la case suivante de la piste montre le véhicule de la carte, le drapeau {flag} avance.',
    },
    draw: {
      heading: 'Puis piocher',
      text: 'Prenez une carte de la réserve, ou la première du paquet. Pour une étoile {star}, vous pouvez d’abord changer toute la réserve.',
    },
    regroup: {
      heading: 'Regrouper',
      text: 'Remplacez les cartes que vous voulez par d’autres du paquet. Gagnez une étoile {star} par scientifique dans vos campements {camp}, puis ramenez-les tous sur un même site.',
    },
    objectives: {
      heading: 'Les objectifs',
      text: 'Qui en remplit un le premier gagne aussitôt 5 étoiles. Les autres ont jusqu’à la fin de cette manche.',
    },
    end: {
      heading: 'La fin',
      text: 'Une septième carte sur un site : on termine la manche, puis on compte. Groupes d’une espèce sur un site, cases des drapeaux, étoiles des cartes, les deux cartes Score, et vos étoiles.',
    },
  },
  aid: {
    turn: { heading: 'Votre tour', text: '- **Observer** *ou* **regrouper**\n- rien de jouable : regrouper' },
    observe: {
      heading: 'Observer',
      text: '- carte sur un site qui a les deux scientifiques\n- l’un part à gauche, l’autre à droite\n- la case suivante montre le véhicule : {flag} +1\n- objectifs\n- piocher une carte',
    },
    draw: {
      heading: 'Piocher',
      text: '- dans la réserve, aussitôt complétée\n- *ou* dans le paquet, à l’aveugle\n- avant, une fois par manche : −1 {star}, quatre autres cartes',
    },
    regroup: {
      heading: 'Regrouper',
      text: '- défausser à volonté, piocher autant\n- +1 {star} par scientifique au {camp}\n- tous sur **un seul** site\n- objectifs',
    },
    objectives: {
      heading: 'Objectifs',
      text: '- atteint : +5 {star}, aussitôt et sans demander\n- encore ouvert à qui joue plus tard dans la manche\n- ensuite retiré',
    },
    scoring: {
      heading: 'À la fin',
      text: '- 2, 3, 4, 5, 6, 7 d’une espèce sur un site : 1, 3, 6, 10, 15, 21\n- {flag} pistes latérales : 1, 2, 3, 5, 8, 11, 15\n- {flag} piste du milieu : 1, 2, 3, 4, 6, 8, 11\n- 1 par {star} des cartes en jeu\n- deux cartes Score\n- vos {star}',
    },
    end: {
      heading: 'La fin',
      text: '- septième carte sur un site : finir la manche\n- égalité : {flag} le plus avancé, puis {star} possédées',
    },
  },
  chapters: {
    table: 'La table',
    setup: 'Mise en place',
    turn: 'Un tour',
    observe: 'Observer',
    regroup: 'Regrouper',
    objectives: 'Les objectifs',
    deck: 'Paquet et défausse',
    end: 'La fin de la partie',
    scoring: 'Le décompte',
    curious: 'Pour les curieux',
  },
  paragraphs,
  icons: {
    bear: 'Ours blanc',
    fox: 'Renard polaire',
    owl: 'Harfang des neiges',
    seal: 'Phoque du Groenland',
    puffin: 'Macareux moine',
    sleigh: 'Traîneau',
    zeppelin: 'Dirigeable',
    submarine: 'Sous-marin',
    kayak: 'Kayak',
    skis: 'Skis',
    yellow: 'Scientifique jaune',
    pink: 'Scientifique rose',
    blue: 'Scientifique bleu',
    star: 'Étoile',
    camp: 'Campement',
    flag: 'Drapeau',
    first: 'Premier joueur',
  },
  examples: {
    observe: {
      lead: 'Ce macareux demande deux scientifiques jaunes, et porte donc une étoile. Où peut-on l’observer ?',
      answers: {
        fits: '**Oui.** Deux scientifiques jaunes sont ici : l’un va au milieu, l’autre au campement de droite. Et la case suivante montre le kayak, alors le drapeau avance.',
        short: '**Non.** Il faudrait ici deux scientifiques jaunes. Ceux d’ailleurs, et ceux des campements, n’aident pas.',
      },
    },
    flag: {
      lead: 'Vous jouez ce harfang en dirigeable. Sur quel site le drapeau avance-t-il ?',
      answers: {
        next: '**Il avance.** La case suivante de cette piste montre le dirigeable.',
        past: '**Il reste.** Un dirigeable est déjà dépassé ; seule compte la case *suivante*, et elle montre traîneau et sous-marin.',
        other: '**Il reste.** La case suivante montre traîneau et kayak. On peut tout de même observer le harfang ici.',
      },
    },
    pool: {
      lead: 'Vous avez observé, et vous complétez votre main. Que peut-on choisir ?',
      answers: {
        take: 'Vous pouvez prendre cette carte. Le paquet comble aussitôt sa place. Tous ont vu ce que vous avez pris.',
        deck: 'Vous pouvez piocher la première carte du paquet : une surprise, pour tout le monde.',
        refresh:
          'Pour 1 étoile, les quatre cartes de la réserve s’en vont et quatre autres arrivent. Ensuite vous en prenez une, ou vous piochez.',
      },
    },
    return: {
      lead: 'Vous regroupez, et quatre scientifiques quittent les campements. Où vont-ils ?',
      answers: {
        left: 'Sept sur un site : presque toute carte pourra y être jouée. Les deux autres sites restent presque vides.',
        middle: 'Au milieu, où il n’y a personne. Les quatre y vont ensemble : on ne peut pas les séparer.',
        right: 'Six à droite. Les trois couleurs y sont de nouveau réunies : cela compte pour les prochaines cartes.',
      },
    },
    window: {
      lead: 'Trois objectifs, chacun dans un autre état, et deux cartes Score. Touchez-les.',
      answers: {
        open: '**Ouvert.** Personne ne l’a encore. Qui le remplit le premier gagne 5 étoiles.',
        hot: '**Encore ouvert pour cette manche.** Quelqu’un vient de l’atteindre. Si vous y parvenez à votre tour dans la même manche, vous gagnez aussi 5 étoiles.',
        gone: '**Retiré.** La manche où il a été atteint est finie ; plus personne ne peut l’avoir.',
        score: 'Une carte Score. Elle compte une fois, tout à la fin, pour chacun.',
      },
    },
    count: {
      lead: 'Un plateau à la fin d’une partie. Que rapporte chaque site ?',
      answers: {
        left: 'Trois renards : **3 étoiles**, voisins ou non ; l’ours seul ne rapporte rien. Le drapeau est sur 3 : **3 étoiles**.',
        middle:
          'Cinq phoques : **10 étoiles** ; l’ours et le macareux ne rapportent rien. Le drapeau est sur **6**. Une carte porte une étoile : **1**.',
        right: 'Deux macareux : **1 étoile**. Le drapeau est sur 3 : **3 étoiles**. Une carte porte une étoile : **1**.',
        camp: 'Les scientifiques au campement ne comptent que si une carte Score le dit.',
      },
    },
  },
};
