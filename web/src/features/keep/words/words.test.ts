import { speaks } from '../../../ui/i18n/test/speaks.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

speaks('achievements and statistics', { fr, it, en }, ['Points', 'Total', 'no']);
