import { paragraphs } from './fr-rules.ts';
import type { Words } from './plan.ts';

export const words: Words = {
  lead: 'Deux exploratrices, une rangée de ruines entre elles, et deux pyramides qui montent carte par carte.',
  short: {
    goal: {
      heading: 'Le but',
      text: 'Bâtissez une pyramide de dix cartes. À la fin, ses cartes donnent des points ; le plus grand total l’emporte.',
    },
    turn: { heading: 'Un tour', text: '**Explorez** : découvrez une carte, ou repérez-en une. Puis **reposez-vous**.' },
    discover: {
      heading: 'Découvrir',
      text: 'La case de votre pion est le nombre de boussoles {compass} que vous avez, et votre portée. Choisissez une carte du plateau jusqu’à votre pion, ou une de votre réserve ; reculez le pion de son coût ; posez la carte dans votre pyramide. Ce que montre sa languette sombre a lieu maintenant.',
    },
    locate: {
      heading: 'Repérer',
      text: 'Mettez n’importe quelle carte du plateau dans votre réserve, gratuitement. Elle y attend d’être découverte.',
    },
    rest: {
      heading: 'Se reposer',
      text: 'Votre pion avance des boussoles {compass} des cartes sur lesquelles rien ne repose ; 2 de plus depuis la case 0, 1 de plus depuis la case 1.',
    },
    pyramid: {
      heading: 'La pyramide',
      text: 'L’étage 1 est une rangée de quatre qui grandit par les deux bouts. Plus haut, une carte repose sur les deux du dessous et couvre leurs boussoles.',
    },
    end: {
      heading: 'La fin',
      text: 'La dixième carte d’une pyramide met fin à la partie ; si elle est de qui a commencé, l’adversaire a un dernier tour. La réserve ne compte pas.',
    },
  },
  aid: {
    turn: {
      heading: 'Votre tour',
      text: '- **Explorer** : découvrir *ou* repérer\n- **Se reposer** : + {compass} des cartes non couvertes, au plus 8\n**Découvrir** : à portée ou de la réserve ; payer ; le plateau se remplit ; poser ; effet.\n**Repérer** : toute carte vers la réserve, gratuit, sans effet.',
    },
    bonus: { heading: 'Bonus du repos', text: '- sur la case 0 : +2 {compass}\n- sur la case 1 : +1 {compass}' },
    building: {
      heading: 'Bâtir',
      text: '- étage 1 : une rangée de 4, ouverte aux deux bouts\n- plus haut : sur deux cartes\n- {ban} jamais à l’étage 1',
    },
    effects: {
      heading: 'À la pose',
      text: '- {gain} vous gagnez des boussoles\n- {lose} l’adversaire en perd\n- {reserve} une carte du plateau vers votre réserve\n- {remove} une carte du plateau hors de la partie\n- {swap-board} échanger deux cartes du plateau\n- {swap-pyramid} échanger deux cartes de la pyramide\n- {look} en regarder trois, en garder une qui n’est pas une Archive',
    },
    scoring: {
      heading: 'À la fin',
      text: '- {book} le nombre\n- {in-pyramid-green} 2 par carte de cette famille dans la pyramide\n- {adjacent-blue} 2 par carte adjacente de cette famille\n- {per-adjacent} 1 par carte adjacente\n- {adjacent-distinct} 2 par famille différente autour\n- {per-floor} 2, 4, 6, 8 selon l’étage\n- {majority} 4 par famille majoritaire\n- {set-four} 5 par série de quatre familles\n- {copy-left} {copy-right} comme la carte d’à côté\n- {copy-below} comme la meilleure d’en dessous',
    },
    archives: { heading: 'Archives', text: '{archive} une par personne dans toute la partie, réserve comprise' },
    end: {
      heading: 'La fin',
      text: '- dixième carte de qui a commencé : l’adversaire a un dernier tour\n- dixième carte de qui joue en second : fini après son effet\n- égalité : la pyramide qui a le moins de cartes',
    },
  },
  chapters: {
    table: 'La table',
    turn: 'Un tour',
    pyramid: 'La pyramide',
    effects: 'Les effets et les Archives',
    scoring: 'Les points',
    end: 'La fin de la partie',
    curious: 'Pour les curieux',
  },
  paragraphs,
  icons: {
    compass: 'Boussole',
    'token-white': 'Pion de Blanc',
    'token-black': 'Pion de Noir',
    book: 'Livre : points',
    archive: 'Archive',
    ban: 'Jamais à l’étage 1',
    'family-blue': 'Famille bleue',
    'family-yellow': 'Famille jaune',
    'family-red': 'Famille rouge',
    'family-green': 'Famille verte',
    gain: 'Gagner des boussoles',
    lose: 'L’adversaire perd des boussoles',
    reserve: 'Vers votre réserve',
    remove: 'Hors de la partie',
    'swap-board': 'Échange sur le plateau',
    'swap-pyramid': 'Échange dans la pyramide',
    look: 'Regarder trois cartes',
    'in-pyramid-blue': 'Par carte bleue de la pyramide',
    'in-pyramid-yellow': 'Par carte jaune de la pyramide',
    'in-pyramid-red': 'Par carte rouge de la pyramide',
    'in-pyramid-green': 'Par carte verte de la pyramide',
    'adjacent-blue': 'Par carte bleue adjacente',
    'adjacent-yellow': 'Par carte jaune adjacente',
    'adjacent-red': 'Par carte rouge adjacente',
    'adjacent-green': 'Par carte verte adjacente',
    'per-adjacent': 'Par carte adjacente',
    'adjacent-distinct': 'Par famille différente autour',
    'per-floor': 'Selon l’étage',
    majority: 'Majorité',
    'set-four': 'Série de quatre familles',
    'copy-left': 'Copie de la carte de gauche',
    'copy-right': 'Copie de la carte de droite',
    'copy-below': 'Copie de la meilleure d’en dessous',
  },
  examples: {
    reach: {
      lead: 'Votre pion est sur la case 4. Quelles cartes pouvez-vous découvrir ?',
      answers: {
        near: '**Oui.** Elle est à votre portée, et vous avez au moins autant de boussoles qu’elle en coûte. Vous pourriez aussi la repérer, gratuitement.',
        dear: '**Pas encore.** Elle est à votre portée, mais coûte plus que vos 4 boussoles. Vous pouvez la repérer : elle vous attendra.',
        far: '**Hors de portée.** Il faudrait que votre pion soit sur sa case ou plus loin. Vous pouvez tout de même la repérer.',
        deck: 'La pioche. Sa première carte remplace aussitôt toute carte qui quitte le plateau.',
      },
    },
    slots: {
      lead: 'Où pourrait aller votre prochaine carte ? Touchez une place libre, ou une carte.',
      answers: {
        end: '**Oui** : l’étage 1 a trois cartes, il peut encore grandir, à l’un ou l’autre bout.',
        upper: '**Oui** : deux cartes sont juste en dessous. Elles seraient couvertes, et leurs boussoles ne compteraient plus.',
        card: 'Cette place est prise. Une carte ne quitte jamais la pyramide, et l’on ne pose rien exactement au même endroit.',
      },
    },
    rest: {
      lead: 'Quelles cartes rapportent des boussoles au repos ? Touchez-les une à une.',
      answers: {
        open: '**Elle compte.** Rien ne repose sur elle : ses boussoles font avancer votre pion.',
        covered: '**Elle ne compte pas.** Une carte repose sur elle ; à moitié couverte, c’est couverte.',
      },
    },
    around: {
      lead: 'La carte du milieu de l’étage 2 compte les cartes adjacentes. Lesquelles ?',
      answers: {
        self: 'C’est la carte elle-même : 2 points par famille différente autour d’elle. Elle n’est pas adjacente à elle-même.',
        near: '**Adjacente.** Elles se touchent : à côté, au-dessus ou en dessous.',
        apart: '**Pas adjacente.** Les deux cartes ne se touchent pas.',
      },
    },
    copies: {
      lead: 'Les copies à l’œuvre. Touchez une carte pour savoir ce qu’elle vaut, et pourquoi.',
      answers: {
        below: '**8 points** : la meilleure des deux cartes sur lesquelles elle repose.',
        left: '**8 points** : autant que la carte à sa gauche, bien que celle-ci soit elle-même une copie.',
        source: '**8 points**, et elle les prête à la carte du dessus.',
        other: 'Une carte avec un nombre : elle vaut exactement cela.',
      },
    },
  },
};
