import type { Wish } from '@banquise/protocol';

/** What *Quick game* looks for, kept in this browser. Without a game it is any of them. */
export interface KeptWish {
  readonly game: string;
  readonly pace: Wish['pace'];
  readonly rated: boolean;
  readonly size: Wish['size'];
}

const KEY = 'banquise.quick';
const USUAL: KeptWish = { game: '', pace: 'live', rated: true, size: 'two' };

export function keptWish(): KeptWish {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof KeptWish, unknown>>;
    return {
      game: typeof kept.game === 'string' ? kept.game : USUAL.game,
      pace: kept.pace === 'days' ? 'days' : 'live',
      rated: kept.rated !== false,
      size: kept.size === 'more' ? 'more' : 'two',
    };
  } catch {
    return USUAL;
  }
}

export function keepWish(wish: KeptWish): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Without a store the usual is offered next time.
  }
}
