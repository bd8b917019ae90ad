import type { Strong } from '../../../kit/learn/book.ts';

/** What went with victories in games of the net against itself; docs/strategy says how it was counted. */
export const strong: Strong = {
  games: 320,
  lines: {
    en: [
      'Gather stars early. In the middle of the game 16 stars or more won 77% (69–83) of the games, ten to 13 won 53% (46–59), six or fewer 24% (18–32).',
      'Every card is a step ahead. One card more than the other won 66% (59–73), two or more 96% (81–99).',
      'Near the end a lead counts as much: one card 71% (63–78), two or more 80% (66–89).',
      'Who begins won 55% (50–61): a small edge at most.',
    ],
    fr: [
      'Récoltez des étoiles tôt. Au milieu de la partie, 16 étoiles ou plus ont gagné 77 % (69–83) des parties, de dix à 13 elles ont gagné 53 % (46–59), six ou moins 24 % (18–32).',
      'Chaque carte est un pas d’avance. Une carte de plus que l’autre a gagné 66 % (59–73), deux ou plus 96 % (81–99).',
      'Vers la fin, l’avance compte autant : une carte 71 % (63–78), deux ou plus 80 % (66–89).',
      'Qui commence a gagné 55 % (50–61) : un petit avantage tout au plus.',
    ],
    it: [
      'Raccogli stelle presto. A metà partita 16 stelle o più hanno vinto il 77% (69–83) delle partite, da dieci a 13 il 53% (46–59), sei o meno il 24% (18–32).',
      'Ogni carta è un passo avanti. Una carta in più dell’altro ha vinto il 66% (59–73), due o più il 96% (81–99).',
      'Verso la fine il vantaggio conta altrettanto: una carta 71% (63–78), due o più 80% (66–89).',
      'Chi comincia ha vinto il 55% (50–61): al massimo un piccolo vantaggio.',
    ],
  },
};
