/** Where rows are kept by their `id`: in the browser's database, or in memory where there is none. */
export interface Shelf {
  /** False when there is no room. */
  put<Row extends { readonly id: string }>(row: Row): Promise<boolean>;
  get(id: string): Promise<unknown>;
  all(): Promise<readonly unknown[]>;
}

export function memoryShelf(): Shelf {
  const rows = new Map<string, unknown>();
  return {
    async put(row) {
      rows.set(row.id, row);
      return true;
    },
    get: async (id) => rows.get(id),
    all: async () => [...rows.values()],
  };
}

/** A store of the browser's database. Whatever goes wrong with it is an answer, never an exception: a game must go on. */
export function databaseShelf(name: string): Shelf {
  const spare = memoryShelf();
  const opened = open(name);
  const ask = async <T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> => {
    const database = await opened;
    if (database === undefined) return undefined;
    try {
      const transaction = database.transaction(name, mode);
      const answer = settled(request(transaction.objectStore(name)));
      // A full disk shows when the transaction ends, not when the request does.
      if (mode === 'readwrite') await completed(transaction);
      return await answer;
    } catch {
      return undefined;
    }
  };
  return {
    async put(row) {
      if ((await opened) === undefined) return spare.put(row);
      return (await ask('readwrite', (store) => store.put(row))) !== undefined;
    },
    get: async (id) => ((await opened) === undefined ? spare.get(id) : ask('readonly', (store) => store.get(id) as IDBRequest<unknown>)),
    all: async () =>
      (await opened) === undefined ? spare.all() : ((await ask('readonly', (store) => store.getAll() as IDBRequest<unknown[]>)) ?? []),
  };
}

function open(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(`banquise.${name}`, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name, { keyPath: 'id' }));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(undefined));
      request.addEventListener('blocked', () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
