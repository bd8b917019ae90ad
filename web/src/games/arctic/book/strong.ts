import type { Strong } from '../../../kit/learn/book.ts';

/** What went with victories in games of the net against itself; docs/strategy says how it was counted. */
export const strong: Strong = {
  games: 292,
  lines: {
    en: [
      'Bring your Totem to the right. At its right end it won 61% (53–68) of the games, on one of the three values on the left 33% (25–43).',
      'Avoid penalties. Without any 58% (52–64), with three cards or more 30% (23–39).',
      'One long run is worth its cards: a run of six won 59% (52–65), runs of four 53% (48–59).',
      'Any power will do. None of the twelve was shown to be better than another: from 42% (33–51) to 57% (48–65).',
      'Neither the animal of your Totem nor who begins matters: between 47% and 53% each.',
    ],
    fr: [
      'Amenez votre Totem à droite. Tout à droite, il a gagné 61 % (53–68) des parties, sur une des trois valeurs de gauche 33 % (25–43).',
      'Évitez les pénalités. Sans aucune 58 % (52–64), avec trois cartes ou plus 30 % (23–39).',
      'Une longue suite vaut ses cartes : une suite de six a gagné 59 % (52–65), des suites de quatre 53 % (48–59).',
      'Tout pouvoir convient. Aucun des douze ne s’est montré meilleur qu’un autre : de 42 % (33–51) à 57 % (48–65).',
      'Ni l’animal de votre Totem ni qui commence ne compte : entre 47 % et 53 % chaque fois.',
    ],
    it: [
      'Porta il tuo Totem a destra. All’estremità destra ha vinto il 61% (53–68) delle partite, su uno dei tre valori di sinistra il 33% (25–43).',
      'Evita le penalità. Senza nessuna il 58% (52–64), con tre carte o più il 30% (23–39).',
      'Una serie lunga vale le sue carte: una serie di sei ha vinto il 59% (52–65), serie di quattro il 53% (48–59).',
      'Ogni potere va bene. Nessuno dei dodici si è mostrato migliore di un altro: dal 42% (33–51) al 57% (48–65).',
      'Non contano né l’animale del tuo Totem né chi comincia: tra il 47% e il 53% ogni volta.',
    ],
  },
};
