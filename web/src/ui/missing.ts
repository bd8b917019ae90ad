const missing = new WeakSet<Error>();

/** Notes which files of the page could not be had: a new version has taken their place, or the network broke off. The loader tells of each. */
export function watchMissing(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export const isMissing = (fault: unknown): boolean => fault instanceof Error && missing.has(fault);
