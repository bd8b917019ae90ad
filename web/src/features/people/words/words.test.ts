import { speaks } from '../../../ui/i18n/test/speaks.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

speaks('the pages of people', { fr, it, en }, ['Place', 'points', ...[0, 1, 3].map((n) => `Table ${n}`)]);
