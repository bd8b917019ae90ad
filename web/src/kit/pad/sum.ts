/** What somebody wrote into a box: nothing yet, a number, or something that is none. */
export type Sum = number | 'blank' | 'bad';

/** Longer ones are slips of the finger. */
const DIGITS = '\\d{1,4}';
const TERM = `${DIGITS}(?:[x*]${DIGITS})*`;
const SUM = new RegExp(`^[+-]?${TERM}(?:[+-]${TERM})*$`);

/** A number, or a sum as one writes it in the margin: 3+6+2, 4x3, 12-1. */
export function readSum(text: string): Sum {
  const plain = text.toLowerCase().replace(/\s/g, '').replace(/[×·]/g, 'x').replace(/[−–]/g, '-');
  if (plain === '') return 'blank';
  if (!SUM.test(plain)) return 'bad';
  let total = 0;
  for (const [term] of plain.matchAll(new RegExp(`[+-]?${TERM}`, 'g'))) {
    const factors = term.replace(/^[+-]/, '').split(/[x*]/).map(Number);
    total += (term.startsWith('-') ? -1 : 1) * factors.reduce((a, b) => a * b, 1);
  }
  return total;
}

export const isSum = (text: string): boolean => /[-+x*×·−–]/i.test(text.trim().slice(1));
