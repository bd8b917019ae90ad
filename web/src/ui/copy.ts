import { useState } from 'react';
import { useWords } from './i18n/index.ts';

/** Copies a text for whoever asks, and has a sentence on how it went. */
export function useCopy(): { readonly said: string; copy(text: string): Promise<void> } {
  const words = useWords();
  const [said, setSaid] = useState('');
  return {
    said,
    copy: (text) =>
      navigator.clipboard.writeText(text).then(
        () => setSaid(words.copied),
        () => setSaid(words.copyFailed),
      ),
  };
}
