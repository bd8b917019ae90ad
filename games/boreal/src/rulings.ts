import type { Ruling } from '@banquise/kernel';

/** The clauses of section 12 of RULES.md that could have been read another way, and where each one stands. */
export const RULINGS: readonly Ruling[] = [
  { id: 'BRL-R2', file: 'rules/action.ts', reading: 'the column is refilled before the slot is chosen' },
  { id: 'BRL-R3', file: 'rules/effect.ts', reading: 'effects are compulsory, and skipped when nothing can be chosen' },
  { id: 'BRL-R5', file: 'rules/remove.ts', reading: 'a column emptied by an effect is refilled too' },
  { id: 'BRL-R6', file: 'rules/board.ts', reading: 'an empty column cannot take part in a swap' },
  { id: 'BRL-R7', file: 'rules/swap-pyramid.ts', reading: 'a swap may bring a banned card down to floor 1, for it places nothing' },
  { id: 'BRL-R10', file: 'rules/look.ts', reading: 'the look effect is private, needs three cards, and returns two in the order drawn' },
  { id: 'BRL-R11', file: 'rules/archive.ts', reading: 'one Archive per player in all, pyramid and reserve together' },
  { id: 'BRL-R12', file: 'rules/refill.ts', reading: 'an empty deck leaves the column empty and ends nothing' },
  { id: 'BRL-R13', file: 'rules/action.ts', reading: 'a blocked player passes, and rests' },
  { id: 'BRL-R15', file: 'rules/turn.ts', reading: 'the effect of the tenth card of Black is carried out, her Rest is left out' },
  { id: 'BRL-R16', file: 'score.ts', reading: 'different adjacent families are counted, not cards' },
  { id: 'BRL-R18', file: 'score.ts', reading: 'sets are the smallest of the four family counts' },
  { id: 'BRL-R19', file: 'score.ts', reading: 'copies take the value in its own slot, chains are followed, the loop is worth 0' },
  { id: 'BRL-R24', file: 'data.ts', reading: 'L-B2 is worth the 3 points of its card face' },
];
