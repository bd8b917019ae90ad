import { sha256 } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { BOARDS, CARDS, COLOURS, SITES, SPECIES, TRACK_STARS, VEHICLES } from './index.ts';

const tallyOf = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

test('the hundred cards are those of the facts, face by face', () => {
  const faces = CARDS.map(({ id, species, vehicle, left, right, bonus }) => `${id} ${species} ${vehicle} ${left} ${right} ${bonus}`);
  expect(sha256(faces.join('\n'))).toBe('5ed521d53bed4dc05990be9f6d9bd41ec7c671716fe1a7f816c702da0c8cbe87');
});

test('the five boards are those of the facts, space by space', () => {
  const spaces = BOARDS.flatMap(({ id, tracks }) =>
    SITES.flatMap((site, at) =>
      tracks[site].map((vehicles, index) => `${id} ${site} ${index} ${TRACK_STARS[at]?.[index]} ${vehicles.join(' ')}`.trimEnd()),
    ),
  );
  expect(sha256(spaces.join('\n'))).toBe('1180681fcb0f8e267a25b42299d5238dfc45514c1534e96b8b3deeaf76f2eea7');
});

test('the deck is even: 20 of each species and vehicle, 4 of each pair (BLS-8)', () => {
  expect(Object.values(tallyOf(CARDS.map(({ species }) => species)))).toEqual(SPECIES.map(() => 20));
  expect(Object.values(tallyOf(CARDS.map(({ vehicle }) => vehicle)))).toEqual(VEHICLES.map(() => 20));
  expect(new Set(Object.values(tallyOf(CARDS.map(({ species, vehicle }) => species + vehicle))))).toEqual(new Set([4]));
});

test('a card has a bonus star exactly if its two colours are alike: 21 cards, 7 per colour (BLS-9)', () => {
  expect(tallyOf(CARDS.filter(({ bonus }) => bonus).map(({ left, right }) => `${left}>${right}`))).toEqual(
    Object.fromEntries(COLOURS.map((colour) => [`${colour}>${colour}`, 7])),
  );
  expect(tallyOf(CARDS.filter(({ bonus }) => !bonus).map(({ left, right }) => `${left}>${right}`))).toEqual({
    'yellow>pink': 13,
    'yellow>blue': 13,
    'pink>yellow': 13,
    'pink>blue': 14,
    'blue>yellow': 13,
    'blue>pink': 13,
  });
});

test('A078 and A079 are twins and no other two cards are (BLS-R30)', () => {
  const faces = CARDS.map(({ id: _id, ...face }) => JSON.stringify(face));
  const twins = CARDS.filter((_, card) => faces.indexOf(faces[card] ?? '') !== faces.lastIndexOf(faces[card] ?? ''));
  expect(twins.map(({ id }) => id)).toEqual(['A078', 'A079']);
});
