import { createStore } from './store.ts';

/** Every page has an address that can be linked and reloaded. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'saved' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'open' }
  | { readonly page: 'seats'; readonly game: string }
  /** `at` is a paragraph of the rules. */
  | { readonly page: 'learn'; readonly game: string; readonly at?: string }
  | { readonly page: 'tutorial'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'ranking' | 'admin' }
  | { readonly page: 'cups' | 'new-cup' }
  | { readonly page: 'cup'; readonly id: string }
  /** Looks for somebody to play with. */
  | { readonly page: 'quick' }
  /** Without a game one is chosen there. */
  | { readonly page: 'invite'; readonly game: string }
  | { readonly page: 'me' }
  | { readonly page: 'safety' }
  | { readonly page: 'mine' }
  /** Somebody with an account. */
  | { readonly page: 'person'; readonly login: string }
  /** Tables of a server. The key of the link stands after #, which browsers keep to themselves. */
  | { readonly page: 't' | 'watch' | 'record'; readonly id: string; readonly key: string }
  /** Of all games, or of one. */
  | { readonly page: 'achievements' | 'statistics'; readonly game?: string }
  /** `at` is a move to look at. */
  | { readonly page: 'analysis'; readonly id: string; readonly at?: string }
  /** `at` is a game to count, or a leaf of the pad. */
  | { readonly page: 'pad'; readonly at?: string }
  | { readonly page: 'lost' };

const PLAIN = ['saved', 'settings', 'about', 'open', 'lobby', 'quick', 'ranking', 'admin', 'me', 'safety', 'mine'] as const;
const KEY = /^#[A-Za-z0-9_-]{8,40}$/;

/** A link that was cut or mistyped leads to the page for lost ones, whatever is wrong with it. */
export function parse(path: string, hash = ''): Route {
  try {
    return parsed(path, hash);
  } catch (error) {
    if (error instanceof URIError) return { page: 'lost' };
    throw error;
  }
}

function parsed(path: string, hash: string): Route {
  const [head, tail, ...more] = path.split('/').filter((part) => part !== '');
  if (head === undefined) return { page: 'home' };
  if (head === 'analysis' && tail !== undefined && more.length === 1)
    return { page: 'analysis', id: decodeURIComponent(tail), at: decodeURIComponent(more[0] as string) };
  if (more.length > 0) return { page: 'lost' };
  const plain = PLAIN.find((page) => page === head);
  if (plain !== undefined) return tail === undefined ? { page: plain } : { page: 'lost' };
  if (head === 'tournaments') {
    if (tail === undefined) return { page: 'cups' };
    return tail === 'new' ? { page: 'new-cup' } : { page: 'cup', id: decodeURIComponent(tail) };
  }
  if (head === 'pad') return tail === undefined ? { page: 'pad' } : { page: 'pad', at: decodeURIComponent(tail) };
  if (head === 'achievements' || head === 'statistics')
    return tail === undefined ? { page: head } : { page: head, game: decodeURIComponent(tail) };
  if (head === 'invite') return { page: 'invite', game: decodeURIComponent(tail ?? '') };
  if (tail === undefined) return { page: 'lost' };
  const value = decodeURIComponent(tail);
  if (head === 'seats' || head === 'learn' || head === 'tutorial') return { page: head, game: value };
  if (head === 'table' || head === 'replay' || head === 'analysis') return { page: head, id: value };
  if (head === 'people') return { page: 'person', login: value };
  if (head === 't' || head === 'watch' || head === 'record') return { page: head, id: value, key: KEY.test(hash) ? hash.slice(1) : '' };
  return { page: 'lost' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}${route.at === undefined ? '' : `#${route.at}`}`;
    case 'seats':
    case 'tutorial':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'cups':
      return '/tournaments';
    case 'new-cup':
      return '/tournaments/new';
    case 'cup':
      return `/tournaments/${encodeURIComponent(route.id)}`;
    case 'person':
      return `/people/${encodeURIComponent(route.login)}`;
    case 'invite':
      return route.game === '' ? '/invite' : `/invite/${encodeURIComponent(route.game)}`;
    case 't':
    case 'watch':
    case 'record':
      return `/${route.page}/${encodeURIComponent(route.id)}${route.key === '' ? '' : `#${route.key}`}`;
    case 'table':
    case 'replay':
      return `/${route.page}/${encodeURIComponent(route.id)}`;
    case 'analysis':
      return `/analysis/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `/${encodeURIComponent(route.at)}`}`;
    case 'achievements':
    case 'statistics':
      return route.game === undefined ? `/${route.page}` : `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'pad':
      return route.at === undefined ? '/pad' : `/pad/${encodeURIComponent(route.at)}`;
    default:
      return `/${route.page}`;
  }
}

export const route = createStore<Route>(parse(location.pathname, location.hash));

export function go(next: Route, how: 'push' | 'replace' = 'push'): void {
  const path = write(next);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route.set(next);
  scrollTo(0, 0);
}

/** Who is to be asked before the way back leads away, and from where. */
let kept: { readonly here: string; readonly ask: (to: string) => void } | null = null;

/** Stays on this page when somebody goes back, and tells where that would have led, until the answer is called. */
export function keepHere(ask: (to: string) => void): () => void {
  const mine = { here: location.href, ask };
  kept = mine;
  return () => {
    if (kept === mine) kept = null;
  };
}

export function listen(): void {
  addEventListener('popstate', () => {
    if (kept === null) {
      route.set(parse(location.pathname, location.hash));
      return;
    }
    const to = location.pathname;
    history.pushState(null, '', kept.here);
    kept.ask(to);
  });
}
