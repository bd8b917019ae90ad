// A script of its own, a few lines long: it is there long before the rest, and the words travel beside it instead of after it.
import { loadWords } from '../ui/i18n/catalogues.ts';
import { keptLanguage, keptSettings, preferredLanguage } from '../ui/language.ts';

// Without network nothing is lost: the page asks again, and says what is missing.
loadWords(keptLanguage(keptSettings()) ?? preferredLanguage(navigator.languages)).catch(() => undefined);
