import type { Strong } from '../../../kit/learn/book.ts';

/** What went with victories in games of the net against itself; docs/strategy says how it was counted. */
export const strong: Strong = {
  games: 168,
  lines: {
    en: [
      'Empty your hand. In the middle of the game three places or fewer in hand won 63% (55–70) of the games, six or more 27% (18–38); 13 places laid or more 63% (55–70), nine or fewer 29% (19–41).',
      'Keep a few tickets. Three to five tickets by then won 65% (54–74), none 33% (22–45).',
      'Fetch your tokens. All four recovered won 59% (50–68), one at most 18% (9–34).',
      'The second player has the better seat: 60% (52–67).',
    ],
    fr: [
      'Videz votre main. Au milieu de la partie, trois lieux en main ou moins ont gagné 63 % (55–70) des parties, six ou plus 27 % (18–38) ; 13 lieux posés ou plus 63 % (55–70), neuf ou moins 29 % (19–41).',
      'Gardez quelques tickets. À ce moment, de trois à cinq tickets ont gagné 65 % (54–74), aucun 33 % (22–45).',
      'Récupérez vos jetons. Les quatre récupérés ont gagné 59 % (50–68), un au plus 18 % (9–34).',
      'La seconde place est la meilleure : 60 % (52–67).',
    ],
    it: [
      'Svuota la mano. A metà partita tre luoghi in mano o meno hanno vinto il 63% (55–70) delle partite, sei o più il 27% (18–38); 13 luoghi posati o più il 63% (55–70), nove o meno il 29% (19–41).',
      'Tieni qualche biglietto. A quel punto da tre a cinque biglietti hanno vinto il 65% (54–74), nessuno il 33% (22–45).',
      'Recupera i tuoi gettoni. Tutti e quattro recuperati hanno vinto il 59% (50–68), uno al massimo il 18% (9–34).',
      'Il secondo posto è il migliore: 60% (52–67).',
    ],
  },
};
