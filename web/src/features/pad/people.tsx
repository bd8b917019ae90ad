import { type ReactNode, useId } from 'react';
import type { Tile } from '../../games/tile.ts';
import type { PadGame } from '../../kit/pad/game.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Toggle } from '../../ui/tools.tsx';
import { knownNames, listLeaves } from './store.ts';
import { usePadWords } from './words/words.ts';

/** A player in the list; `from` is the seat whose entries are kept. */
export interface Person {
  readonly key: number;
  readonly from: number | null;
  readonly name: string;
}

export interface Company {
  readonly people: readonly Person[];
  /** The key of the one who is oneself. */
  readonly me: number | null;
  readonly day: string;
}

interface Props {
  readonly company: Company;
  readonly tile: Tile;
  readonly pad: PadGame;
  readonly onChange: (company: Company) => void;
}

/** Who played and when: names, their order, and which of them was oneself. */
export function People({ company, tile: { seats }, pad, onChange }: Props): ReactNode {
  const words = usePadWords();
  const { language } = useStore(settings);
  const id = useId();
  const { people, me, day } = company;
  const put = (next: readonly Person[]): void => onChange({ ...company, people: next });
  const rename = (key: number, name: string): void => put(people.map((one) => (one.key === key ? { ...one, name } : one)));
  const called = (seat: number): string => people[seat]?.name || words.player(seat + 1);
  const others = knownNames(listLeaves()).filter((name) => !people.some((one) => one.name === name));
  const vacant = people.find(({ name }) => name === '');
  return (
    <>
      <p className="muted">{pad.words(language).order}</p>
      <ol className="people">
        {people.map(({ key, name }, seat) => (
          <li key={key}>
            <Mark seat={seat} />
            <input
              className="field"
              aria-label={words.player(seat + 1)}
              placeholder={words.player(seat + 1)}
              list={`${id}-names`}
              maxLength={40}
              autoComplete="off"
              value={name}
              onChange={({ target }) => rename(key, target.value)}
            />
            {seat > 0 && (
              <button
                type="button"
                className="btn bare icon up"
                aria-label={words.earlier(called(seat))}
                onClick={() => put(swapped(people, seat))}
              >
                <Icon name="down" />
              </button>
            )}
            {people.length > seats.min && (
              <button
                type="button"
                className="btn bare icon"
                aria-label={words.dropPlayer(called(seat))}
                onClick={() => put(people.toSpliced(seat, 1))}
              >
                <Icon name="close" />
              </button>
            )}
            <Toggle on={me === key} onChange={(on) => onChange({ ...company, me: on ? key : null })}>
              <span className="sr">{called(seat)}, </span>
              {words.me}
            </Toggle>
          </li>
        ))}
      </ol>
      <datalist id={`${id}-names`}>
        {others.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {others.length > 0 && vacant !== undefined && (
        <div className="pad-known">
          <span className="label">{words.playedBefore}</span>
          {others.slice(0, 8).map((name) => (
            <button key={name} type="button" className="btn" onClick={() => rename(vacant.key, name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {people.length < seats.max && (
        <button
          type="button"
          className="btn"
          onClick={() => put([...people, { key: 1 + Math.max(...people.map(({ key }) => key)), from: null, name: '' }])}
        >
          {words.addPlayer}
        </button>
      )}
      <label className="day">
        <span className="label">{words.day}</span>
        <input
          className="field"
          type="date"
          required
          value={day}
          onChange={({ target }) => target.value !== '' && onChange({ ...company, day: target.value })}
        />
      </label>
      <p className="small muted">{words.meMore}</p>
    </>
  );
}

const swapped = (people: readonly Person[], seat: number): readonly Person[] =>
  people.with(seat, people[seat - 1] as Person).with(seat - 1, people[seat] as Person);
