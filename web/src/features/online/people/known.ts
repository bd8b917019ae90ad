/** Whether this browser has been at the server: only then does the home page ask it for one's tables. */
const KEY = 'banquise.online';

export function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function know(somebody: boolean): void {
  try {
    if (somebody) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Without a store the home page stays as it was at the first visit.
  }
}
