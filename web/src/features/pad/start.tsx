import { type FormEvent, type ReactNode, useState } from 'react';
import type { Tile } from '../../games/tile.ts';
import type { PadGame } from '../../kit/pad/game.ts';
import { blankDraft } from '../../kit/pad/model.ts';
import { go } from '../../ui/router.ts';
import { PageTop } from '../../ui/top.tsx';
import { type Company, People } from './people.tsx';
import { type Leaf, listLeaves, meAmong, writeLeaf } from './store.ts';
import { usePadWords } from './words/words.ts';

/** A new leaf: who played, and then to the table. */
export function NewLeaf({ tile, pad }: { tile: Tile; pad: PadGame }): ReactNode {
  const words = usePadWords();
  const [company, setCompany] = useState(() => firstCompany(tile));
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    const leaf = newLeaf(tile, pad, company);
    writeLeaf(leaf);
    go({ page: 'pad', at: leaf.id });
  };
  return (
    <>
      <PageTop title={tile.title} to={{ page: 'pad' }} />
      <main id="main" className="page">
        <form className="plane form pad-people" onSubmit={begin}>
          <h2>{words.peopleOf(tile.title)}</h2>
          <People company={company} tile={tile} pad={pad} onChange={setCompany} />
          <div className="actions">
            <button type="submit" className="btn primary">
              {words.begin}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** Those who played this game last, else nobody in particular. */
function firstCompany({ id, seats }: Tile): Company {
  const leaves = listLeaves();
  const names = leaves.find(({ game }) => game === id)?.names ?? Array.from({ length: seats.min }, () => '');
  return { people: names.map((name, key) => ({ key, from: null, name })), me: meAmong(names, leaves), day: today() };
}

/** Today where one sits, not in Greenwich. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function newLeaf(tile: Tile, pad: PadGame, { people, me, day }: Company): Leaf {
  const changed = Date.now();
  return {
    id: changed.toString(36) + Math.floor(Math.random() * 36 ** 4).toString(36),
    game: tile.id,
    day,
    changed,
    names: people.map(({ name }) => name.trim()),
    me: seatOf(people, me),
    way: 'table',
    draft: blankDraft(pad.model, people.length),
    columns: people.map(() => ({})),
    outcome: null,
  };
}

const seatOf = (people: Company['people'], key: number | null): number | null => {
  const seat = people.findIndex((one) => one.key === key);
  return seat < 0 ? null : seat;
};

/** A leaf whose people were changed: what was entered goes with those who stay. */
export function reseated(leaf: Leaf, pad: PadGame, { people, me, day }: Company): Leaf {
  return {
    ...leaf,
    day,
    names: people.map(({ name }) => name),
    me: seatOf(people, me),
    draft: {
      ...leaf.draft,
      players: people.map(({ from }) => (from === null ? undefined : leaf.draft.players[from]) ?? pad.model.blank.player),
    },
    columns: people.map(({ from }) => (from === null ? undefined : leaf.columns[from]) ?? {}),
  };
}

export const companyOf = ({ names, me, day }: Leaf): Company => ({
  people: names.map((name, seat) => ({ key: seat, from: seat, name })),
  me,
  day,
});
