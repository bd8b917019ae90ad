import type { Game, Texts } from '@banquise/kernel';
import { LEVELS, type Level } from '@banquise/table';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { layTable, type Plan } from '../../features/local/lay.ts';
import { wake } from '../../features/local/think.ts';
import { loadBoard, tileOf } from '../../games/index.ts';
import { loadRules } from '../../games/rules.ts';
import { useWords, type Words } from '../../ui/i18n/index.ts';
import { Icon, Mark, seatLetter } from '../../ui/icon.tsx';
import { Lost } from '../../ui/lost.tsx';
import { go } from '../../ui/router.ts';
import { change, settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments, Toggle } from '../../ui/tools.tsx';
import { PageTop } from '../../ui/top.tsx';
import { beginnerOf, valuesFor } from './beginner.ts';

interface Chair {
  readonly id: number;
  readonly name: string;
  /** 'person', or the level of a bot. */
  readonly who: 'person' | `${Level}`;
}

const guest = (words: Words, seat: number): Chair => ({ id: Math.random(), name: words.guestNames[seat] ?? words.person, who: 'person' });

/** Who sits around this device: people and bots mixed, their names, and the game's options. */
export function Seats({ game: id }: { game: string }): ReactNode {
  const words = useWords();
  const { language, confirm } = useStore(settings);
  const tile = tileOf(id);
  const [rules, setRules] = useState<{ game: Game; texts: Texts } | null>(null);
  const [chairs, setChairs] = useState<readonly Chair[]>(() =>
    Array.from({ length: tile?.seats.min ?? 2 }, (_, seat) => guest(words, seat)),
  );
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let here = true;
    void loadBoard(id);
    void loadRules(id).then(async (game) => {
      const texts = await game?.texts[language]();
      if (here && game !== undefined && texts !== undefined) setRules({ game, texts });
    });
    return () => {
      here = false;
    };
  }, [id, language]);
  if (tile === undefined) return <Lost />;
  const seated = chairs.length;
  const chosen = Object.fromEntries(
    (rules?.game.options ?? []).map(({ id: option, values }) => {
      const open = valuesFor(option, values, seated);
      const value = options[option] ?? '';
      return [option, open.includes(value) ? value : (open[0] ?? '')];
    }),
  );
  const beginner = rules === null ? undefined : beginnerOf(rules.game, seated, chosen);
  // What is drawn by lot unless somebody wants otherwise is for those who know the game.
  const [open, folded] = [false, true].map((drawn) =>
    (rules?.game.options ?? []).filter(({ values }) => (values[0] === 'random') === drawn),
  );
  const segments = (list: Game['options']): ReactNode =>
    rules !== null &&
    list.map(({ id: option, values }) => (
      <Segments
        key={option}
        legend={rules.texts.option(option)}
        values={valuesFor(option, values, seated)}
        value={chosen[option] ?? ''}
        name={(value) => rules.texts.optionValue(option, value)}
        onChange={(value) => setOptions({ ...options, [option]: value })}
      />
    ));

  const alter = (seat: number, part: Partial<Chair>): void =>
    setChairs(chairs.map((chair, i) => (i === seat ? { ...chair, ...part } : chair)));
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (rules === null) return;
    wake();
    go({
      page: 'table',
      id: layTable(rules.game, { seats: chairs.map((chair, seat) => seatOf(chair, words, seat)), options: chosen, confirm }),
    });
  };

  return (
    <>
      <PageTop title={words.seatsTitle(tile.title)} />
      <main id="main" className="page">
        <form className="plane form seating" onSubmit={begin}>
          <ul className="seats">
            {chairs.map((chair, seat) => (
              <li key={chair.id}>
                <Mark seat={seat} size="l" />
                <input
                  className="field"
                  aria-label={words.seatName(seatLetter(seat))}
                  value={chair.name}
                  maxLength={24}
                  autoComplete="off"
                  onChange={({ target }) => alter(seat, { name: target.value })}
                />
                <select
                  className="field"
                  aria-label={words.seatKind(seatLetter(seat))}
                  value={chair.who}
                  onChange={({ target }) => alter(seat, retitled(chair, target.value as Chair['who'], words, seat))}
                >
                  <option value="person">{words.person}</option>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {words.botLevel(words.levels[level] ?? '')}
                    </option>
                  ))}
                </select>
                {seat === 0 || chairs.length <= tile.seats.min ? (
                  <span className="small muted">{seat === beginner ? words.firstSeat : ''}</span>
                ) : (
                  <button
                    type="button"
                    className="btn icon"
                    aria-label={words.dropSeat(seatLetter(seat))}
                    onClick={() => setChairs(chairs.filter((_, i) => i !== seat))}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {chairs.length < tile.seats.max && (
            <button type="button" className="btn" onClick={() => setChairs([...chairs, guest(words, chairs.length)])}>
              {words.addSeat}
            </button>
          )}
          {beginner === null && <p className="small muted">{words.firstSeatLots}</p>}
          {segments(open ?? [])}
          {(folded ?? []).length > 0 && (
            <details>
              <summary>{words.moreOptions}</summary>
              <div className="form-part">{segments(folded ?? [])}</div>
            </details>
          )}
          {tile.endsItself !== true && (
            <Toggle on={confirm} onChange={(on) => change({ confirm: on })}>
              {words.confirm}
              <span className="small muted"> {words.confirmMore}</span>
            </Toggle>
          )}
          <div className="actions">
            <button type="submit" className="btn primary" aria-disabled={rules === null}>
              <Icon name="play" />
              {words.begin}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

function seatOf({ name, who }: Chair, words: Words, seat: number): Plan['seats'][number] {
  const called = name.trim() || (words.guestNames[seat] ?? words.person);
  return who === 'person' ? { kind: 'person', name: called } : { kind: 'bot', level: Number(who) as Level, name: called };
}

/** A chair that changes between person and bot takes a name of its kind, unless somebody typed one. */
function retitled(chair: Chair, who: Chair['who'], words: Words, seat: number): Partial<Chair> {
  const offered = [...words.guestNames, ...words.botNames];
  if (!offered.includes(chair.name) || (who === 'person') === (chair.who === 'person')) return { who };
  return { who, name: (who === 'person' ? words.guestNames : words.botNames)[seat] ?? chair.name };
}
