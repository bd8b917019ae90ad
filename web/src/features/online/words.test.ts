import { LANGUAGES } from '@banquise/kernel';
import type { AnswerMessage } from '@banquise/protocol';
import { expect, test } from 'vitest';
import { loadSpeech, refusalText } from './words.ts';

const no = (from: 'server' | 'table' | 'game', refusal: { code: string }): AnswerMessage =>
  ({ type: 'answer', id: '1', ok: false, from, refusal }) as AnswerMessage;

test('whoever refuses, the reason is a sentence; of the game the board speaks', async () => {
  for (const language of LANGUAGES) {
    const speech = await loadSpeech(language);
    const said = (answer: AnswerMessage): string => refusalText(speech, answer);
    for (const code of ['no-such-table', 'not-stored', 'other-rules', 'a-code-of-tomorrow'])
      expect(said(no('server', { code }))).toMatch(/\.$/);
    expect(said(no('server', { code: 'too-fast', wait: 1200 } as { code: string }))).toContain('2');
    expect(said(no('server', { code: 'too-many', max: 50 } as { code: string }))).toContain('50');
    expect(said(no('table', { code: 'paused' }))).toBe(speech.table.refusal({ code: 'paused' }));
    expect(said(no('game', { code: 'too-expensive' }))).toBe('');
    expect(said({ type: 'answer', id: '1', ok: true })).toBe('');
  }
});
