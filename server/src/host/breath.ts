/** Lets others have their turn of the event loop before a long work goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
