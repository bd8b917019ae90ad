import { LANGUAGES, type Language } from '@banquise/kernel';
import type { Context } from '../context.ts';
import { hashOf } from './chance.ts';
import { PREVIEW_WORDS, type PreviewWords } from './preview-words.ts';

/** What a link says of itself: nothing that its key would open, for the key never comes here. */
export interface Preview {
  readonly title: string;
  readonly text: string;
  /** The game whose picture goes with it. */
  readonly game: string | null;
}

type Known = Pick<Context, 'games' | 'store'>;

/** The reader's language as far as it says so. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.find((known) => known === tag) ?? [])[0] ?? 'en';
}

/** What stands at an address; nothing for pages that are the same for everybody. */
export async function previewOf({ games, store }: Known, path: string, language: Language): Promise<Preview | null> {
  const [page, id = ''] = path.split('/').filter((part) => part !== '');
  const words = PREVIEW_WORDS[language];
  const titleOf = async (game: string): Promise<string> => (await games.get(game)?.texts[language]())?.title ?? game;
  switch (page) {
    case 't':
    case 'watch':
    case 'record':
      return tablePreview(store, id, words, titleOf);
    case 'people': {
      const person = await store.people.byLogin(decodeURIComponent(id).toLowerCase());
      return person === undefined ? null : { title: words.person(person.name), text: words.personMore, game: null };
    }
    case 'tournaments': {
      const cup = await store.cups.find(id);
      if (cup === undefined) return null;
      const people = (await store.cups.entrants(cup.id)).filter(({ left }) => !left).length;
      return { title: words.cup(cup.title, await titleOf(cup.game)), text: words.cupMore(people), game: cup.game };
    }
    case 'learn':
      return games.has(id) ? { title: words.rules(await titleOf(id)), text: words.rulesMore, game: id } : null;
    default:
      return null;
  }
}

async function tablePreview(
  store: Known['store'],
  id: string,
  words: PreviewWords,
  titleOf: (game: string) => Promise<string>,
): Promise<Preview | null> {
  if (!/^[\w-]{8,40}$/.test(id)) return null;
  const row = await store.tables.row(id);
  if (row === undefined) return null;
  const { game, summary, phase, listed } = row;
  const title = await titleOf(game);
  // Who sits at a table that is not listed is nobody else's business.
  if (!listed) return { title: words.invited(title), text: words.invitedMore, game };
  const names = summary.seats.flatMap(({ name, person, bot }) => (person === null && bot === null ? [] : [name])).join(', ');
  if (phase === 'open') return { title: words.open(title, names), text: words.invitedMore, game };
  if (phase !== 'finished') return { title: words.playing(title, names), text: words.watch, game };
  const results = (await store.results.of(id)).toSorted((a, b) => a.rank - b.rank);
  const scores = results.map(({ name, points }) => (points === null ? name : `${name} ${points}`)).join(', ');
  return { title: words.finished(title, scores || names), text: words.record, game };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);

/** The page of the client with what its link says of itself. */
export function dressed(html: string, preview: Preview, language: Language, origin: string, path: string): string {
  // Named after what it says: a link that says something else has another picture.
  const picture = `${origin}/preview/${language}/${hashOf(preview.title + preview.text).slice(0, 8)}${path}.png`;
  const tags: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Banquise'],
    ['og:type', 'website'],
    ['og:locale', { en: 'en_GB', fr: 'fr_FR', it: 'it_IT' }[language]],
    ['og:title', preview.title],
    ['og:description', preview.text],
    ['og:image', picture],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', preview.title],
    ['og:url', `${origin}${path}`],
    ['twitter:card', 'summary_large_image'],
  ];
  const metas = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`).join('\n    ');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(preview.title)} · Banquise</title>\n    ${metas}`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_all, head: string) => `${head}${escaped(preview.text)}"`);
}
