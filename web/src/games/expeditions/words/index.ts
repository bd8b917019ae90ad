import type { Language } from '@banquise/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { TableWords } from './words.ts';

const WORDS: Readonly<Record<Language, TableWords>> = { fr, en, it };

export const wordsOf = (language: Language): TableWords => WORDS[language];
