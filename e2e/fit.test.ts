import { describe, expect, test } from 'vitest';
import { ARCTIC } from './arctic-fit.ts';
import { BOREAL } from './boreal-fit.ts';
import { BOREALIS } from './borealis-fit.ts';
import { EXPEDITIONS } from './expeditions-fit.ts';
import { misfits } from './fit.ts';
import { openVenue } from './venue.ts';

// Side by side: a page that is measured keeps one core.
describe.concurrent('every table at every size', () => {
  const venue = openVenue();

  test.each([ARCTIC, BOREAL, BOREALIS, EXPEDITIONS])(
    '$game: nothing is cut, nothing lies on anything else, nothing scrolls, and pieces grow with the screen',
    async (fitted) => {
      const { faults, widths } = await misfits(venue, fitted);
      expect(faults).toEqual([]);
      const [small = 0, middle = 0, large = 0] = ['1366x768', '1440x900', '2560x1440'].map((size) => widths.get(size));
      expect(middle).toBeGreaterThan(small);
      expect(large).toBeGreaterThan(middle * 1.5);
    },
    600_000,
  );
});
