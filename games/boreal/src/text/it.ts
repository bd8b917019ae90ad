import { texts as en } from './en.ts';
import type { BorealTexts } from './texts.ts';
export const texts: BorealTexts = en;
