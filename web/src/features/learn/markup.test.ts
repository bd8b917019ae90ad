import { expect, test } from 'vitest';
import { blocks, inline, plainText, references } from './markup.ts';

test('stress, icons and links are found inside a sentence', () => {
  expect(inline('Pay **2 {compass}**, see [the rest](rest).')).toEqual([
    { is: 'text', text: 'Pay ' },
    {
      is: 'strong',
      parts: [
        { is: 'text', text: '2 ' },
        { is: 'icon', id: 'compass' },
      ],
    },
    { is: 'text', text: ', see ' },
    { is: 'link', to: 'rest', parts: [{ is: 'text', text: 'the rest' }] },
    { is: 'text', text: '.' },
  ]);
});

test('lines are paragraphs, and lines with a dash are one list', () => {
  expect(blocks('One.\n\n- a\n- b\nTwo.').map(({ is, lines }) => [is, lines.length])).toEqual([
    ['text', 1],
    ['list', 2],
    ['text', 1],
  ]);
});

test('what a text refers to can be listed, also inside stressed words', () => {
  expect(references('**{a} [x](y)**')).toEqual({ icons: ['a'], links: ['y'] });
  expect(plainText('**Two** {compass} *words*\n- more')).toBe('Two  words more');
});
