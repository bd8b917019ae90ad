import { ANIMALS, type AnimalName, SIDES } from './data.ts';

/** The choice of a Power card's side before the game (ARC-9). */
export const OPTIONS: readonly { readonly id: AnimalName; readonly values: readonly string[] }[] = ANIMALS.map((id, animal) => ({
  id,
  values: ['random', ...(SIDES[animal] as readonly string[])],
}));
