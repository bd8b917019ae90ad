import { expect, test } from 'vitest';
import { hyphenated, ROOMY } from './hyphens.ts';

const shown = (name: string): string => hyphenated(name).replaceAll('\u00ad', '-');

test.each([
  ['Delta du Mackenzie', 'Delta du Mac-ken-zie'],
  ['Stonehenge', 'Sto-ne-henge'],
  ['Océan Atlantique', 'Océan Atlan-ti-que'],
  ['Forêt amazonienne', 'Forêt ama-zo-nienne'],
  ['Novosibirsk', 'Novo-si-birsk'],
  ['Teotihuacan', 'Teo-ti-hua-can'],
  ['Parco nazionale di Fiordland', 'Parco nazio-nale di Fiord-land'],
  ['Svalbard', 'Sval-bard'],
  ['Bartholomew of Nunavut', 'Bar-tho-lo-mew of Nunavut'],
  ['Anne-Sophie', 'Anne-Sophie'],
  ['Uluru', 'Uluru'],
])('%s can be broken as %s', (name, expected) => {
  expect(shown(name)).toBe(expected);
  expect(hyphenated(name).replaceAll('\u00ad', '')).toBe(name);
});

test('with more room only words longer than a row are broken', () => {
  const roomy = (name: string): string => hyphenated(name, ROOMY).replaceAll('\u00ad', '-');
  expect(['Chutes Victoria', 'Océan Atlantique', 'Forêt amazonienne'].map(roomy)).toEqual([
    'Chutes Victoria',
    'Océan Atlantique',
    'Forêt ama-zo-nienne',
  ]);
});
