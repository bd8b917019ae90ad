import { correction, generate } from 'lean-qr';

/** Rows of modules, dark or light. */
export type Modules = readonly (readonly boolean[])[];

/** Letters that make a code of 57 modules, the most that is read from a phone's screen across a table. */
const MOST = 213;

/** Browsers write links in these; what readers make of other letters differs. */
const ASCII = /^[ -~]*$/;

/** A link as a QR code that stands a little dirt; nothing when no phone would read it from a screen. */
export function qrOf(text: string): Modules | undefined {
  if (text.length > MOST || !ASCII.test(text)) return undefined;
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
}
