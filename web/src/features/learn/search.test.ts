import { expect, test } from 'vitest';
import { cut, termsOf } from './search.ts';

test('what is found is marked in the text as it is written, with or without accents', () => {
  expect(cut('Découvrir une carte', termsOf('decou'))).toEqual(['', 'Décou', 'vrir une carte']);
  expect(cut('La réserve, la RÉSERVE', termsOf('réserve'))).toEqual(['La ', 'réserve', ', la ', 'RÉSERVE']);
});

test('each word is looked for by itself, and nothing is found where nothing is asked', () => {
  expect(termsOf('  Pay  cost ')).toEqual(['pay', 'cost']);
  expect(cut('the cost is paid', termsOf('pai cost'))).toEqual(['the ', 'cost', ' is ', 'pai', 'd']);
  expect(cut('nothing', [])).toEqual(['nothing']);
});
