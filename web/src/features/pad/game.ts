import type { PadGame } from '../../kit/pad/game.ts';
import type { PadModel } from '../../kit/pad/model.ts';

/** Found by their names, listed nowhere: `games/x/pad.tsx`. */
const files = import.meta.glob<{ pad: PadGame }>('../../games/*/pad.tsx');
const fileOf = (id: string): (() => Promise<{ pad: PadGame }>) | undefined => files[`../../games/${id}/pad.tsx`];

export const hasPad = (id: string): boolean => fileOf(id) !== undefined;
export const loadPad = async (id: string): Promise<PadGame | undefined> => (await fileOf(id)?.())?.pad;
export const modelOf = async (id: string): Promise<PadModel | undefined> => (await loadPad(id))?.model;
