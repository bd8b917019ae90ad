import { afterEach, beforeEach, describe } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { afterGameContract } from './after-game.ts';
import { cupContract } from './cups.ts';
import { houseContract } from './house.ts';
import { peopleContract } from './people.ts';
import { quickContract } from './quick.ts';
import { societyContract } from './society.ts';
import { tableContract } from './tables.ts';

/** What every store must hold to. `open` gives an empty one. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`a store: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    peopleContract(() => store);
    tableContract(() => store);
    afterGameContract(() => store);
    quickContract(() => store);
    societyContract(() => store);
    cupContract(() => store);
    houseContract(() => store);
  });
}
