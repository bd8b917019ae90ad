import type { Ruling } from '@banquise/kernel';

/** The clauses of the rulings in RULES.md that could have been read another way, and where each one stands. */
export const RULINGS: readonly Ruling[] = [
  { id: 'RUL-1', file: 'rules/arrival.ts', reading: 'a removal takes no common objective' },
  { id: 'RUL-2', file: 'rules/restart.ts', reading: 'bonus arrow and restart may be declined' },
  { id: 'RUL-3', file: 'rules/bonus.ts', reading: 'a bonus arrow is placed at once or lost' },
  { id: 'RUL-4', file: 'rules/expedition.ts', reading: 'a looped expedition goes on from any visited node' },
  { id: 'RUL-6', file: 'rules/removal.ts', reading: 'the arrow that closes a loop can be removed' },
  { id: 'RUL-7', file: 'rules/arrival.ts', reading: 'tickets never run out' },
  { id: 'RUL-9', file: 'setup.ts', reading: 'near cards of a short hand are replaced one by one' },
  { id: 'RUL-10', file: 'rules/exchange.ts', reading: 'an exchange draws what is left of the deck, and needs a card' },
  { id: 'RUL-12', file: 'rules/arrival.ts', reading: 'a token whose card was put back stays for good' },
  { id: 'RUL-13', file: 'rules/exchange.ts', reading: 'nobody sees whether an exchange was declined' },
  { id: 'RUL-16', file: 'rules/arrival.ts', reading: 'with all arrows placed the round is finished' },
  { id: 'RUL-17', file: 'rules/exchange.ts', reading: 'the rejected card goes under the deck before the hand card' },
  { id: 'RUL-19', file: 'rules/bonus.ts', reading: 'restarts come first, then the bonus arrows, given up together' },
  { id: 'RUL-20', file: 'rules/exchange.ts', reading: 'no exchange with an empty hand' },
];
