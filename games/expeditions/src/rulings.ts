import type { Ruling } from '@banquise/kernel';

/** The clauses of the rulings in RULES.md that could have been read another way, and where each one stands. */
export const RULINGS: readonly Ruling[] = [
  { id: 'EXP-R1', file: 'rules/arrival.ts', reading: 'a removal takes no common objective' },
  { id: 'EXP-R2', file: 'rules/restart.ts', reading: 'bonus arrow and restart may be declined' },
  { id: 'EXP-R3', file: 'rules/bonus.ts', reading: 'a bonus arrow is placed at once or lost' },
  { id: 'EXP-R4', file: 'rules/expedition.ts', reading: 'a looped expedition goes on from any visited node' },
  { id: 'EXP-R6', file: 'rules/removal.ts', reading: 'the arrow that closes a loop can be removed' },
  { id: 'EXP-R7', file: 'rules/arrival.ts', reading: 'tickets never run out' },
  { id: 'EXP-R9', file: 'setup.ts', reading: 'near cards of a short hand are replaced one by one' },
  { id: 'EXP-R10', file: 'rules/exchange.ts', reading: 'an exchange draws what is left of the deck, and needs a card' },
  { id: 'EXP-R12', file: 'rules/arrival.ts', reading: 'a token whose card was put back stays for good' },
  { id: 'EXP-R13', file: 'rules/exchange.ts', reading: 'nobody sees whether an exchange was declined' },
  { id: 'EXP-R16', file: 'rules/arrival.ts', reading: 'with all arrows placed the round is finished' },
  { id: 'EXP-R17', file: 'rules/exchange.ts', reading: 'the rejected card goes under the deck before the hand card' },
  { id: 'EXP-R19', file: 'rules/bonus.ts', reading: 'restarts come first, then the bonus arrows, given up together' },
  { id: 'EXP-R20', file: 'rules/exchange.ts', reading: 'no exchange with an empty hand' },
];
