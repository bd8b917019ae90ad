import { createStore } from './store.ts';

/** Every page has an address that can be linked and reloaded. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'saved' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'open' }
  | { readonly page: 'seats'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  /** `at` is a game to count, or a leaf of the pad. */
  | { readonly page: 'pad'; readonly at?: string }
  | { readonly page: 'lost' };

const PLAIN = ['saved', 'settings', 'about', 'open'] as const;

export function parse(path: string): Route {
  const [head, tail, ...more] = path.split('/').filter((part) => part !== '');
  if (head === undefined) return { page: 'home' };
  if (more.length > 0) return { page: 'lost' };
  const plain = PLAIN.find((page) => page === head);
  if (plain !== undefined) return tail === undefined ? { page: plain } : { page: 'lost' };
  if (head === 'pad') return tail === undefined ? { page: 'pad' } : { page: 'pad', at: decodeURIComponent(tail) };
  if (tail === undefined) return { page: 'lost' };
  const value = decodeURIComponent(tail);
  if (head === 'seats' || head === 'learn') return { page: head, game: value };
  if (head === 'table' || head === 'replay') return { page: head, id: value };
  return { page: 'lost' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'seats':
    case 'learn':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'table':
    case 'replay':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'pad':
      return route.at === undefined ? '/pad' : `/pad/${encodeURIComponent(route.at)}`;
    default:
      return `/${route.page}`;
  }
}

export const route = createStore<Route>(parse(location.pathname));

export function go(next: Route, how: 'push' | 'replace' = 'push'): void {
  const path = write(next);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route.set(next);
  scrollTo(0, 0);
}

export function listen(): void {
  addEventListener('popstate', () => route.set(parse(location.pathname)));
}
