import type { Game, Language, OptionSpec, Texts } from '@banquise/kernel';
import type { TableRequest } from '@banquise/protocol';
import type { Admits, Clock, Status } from '@banquise/table';
import { type ReactNode, useState } from 'react';
import { loadRules } from '../../games/rules.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { useLoaded } from '../../ui/loaded.ts';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { Segments } from '../../ui/tools.tsx';
import { CLOCKS, PACES } from './clocks.ts';
import { useSpeech } from './words.ts';

/** What people agree on before they play: the clock, the options, and whether it counts. */

interface Rules {
  readonly game: Game;
  readonly texts: Texts;
}

async function rulesOf(id: string, language: Language): Promise<Rules | undefined> {
  const game = await loadRules(id);
  return game && { game, texts: await game.texts[language]() };
}

export function useRules(id: string): Rules | undefined {
  const { language } = useStore(settings);
  return useLoaded(`${id} ${language}`, () => rulesOf(id, language));
}

export function Counting({ casual, onChange }: { casual: boolean; onChange: (casual: boolean) => void }): ReactNode {
  const { words } = useSpeech();
  return (
    <Segments
      legend={words.counts}
      values={['rated', 'casual'] as const}
      value={casual ? 'casual' : 'rated'}
      name={(kind) => words.kinds[kind]}
      onChange={(kind) => onChange(kind === 'casual')}
    />
  );
}

/** More than these do not fit side by side. */
const SIDE_BY_SIDE = 4;

interface OptionProps {
  readonly option: OptionSpec;
  readonly texts: Texts;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({ option: { id, values }, texts, value, onChange }: OptionProps): ReactNode {
  const name = (one: string): string => texts.optionValue(id, one);
  if (values.length <= SIDE_BY_SIDE)
    return <Segments legend={texts.option(id)} values={values} value={value} name={name} onChange={onChange} />;
  return (
    <label>
      <span className="label">{texts.option(id)}</span>
      <select className="field wide" value={value} onChange={({ target }) => onChange(target.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionsProps {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (options: Readonly<Record<string, string>>) => void;
}

/** The options of a game, folded: most people play as the box says. */
export function OptionFields({ game, options, onChange }: OptionsProps): ReactNode {
  const shell = useWords();
  const rules = useRules(game);
  if (rules === undefined || rules.game.options.length === 0) return null;
  return (
    <details className="fair">
      <summary>{shell.options}</summary>
      <div className="plan">
        {rules.game.options.map((option) => (
          <OptionField
            key={option.id}
            option={option}
            texts={rules.texts}
            value={options[option.id] ?? option.values[0] ?? ''}
            onChange={(value) => onChange({ ...options, [option.id]: value })}
          />
        ))}
      </div>
    </details>
  );
}

const RATINGS = [0, 800, 1000, 1200, 1400, 1600];
const SHARES = [0, 80, 90, 95];

/** Who may sit down at a table that everybody sees. */
export function AdmitsFields({ admits, onChange }: { admits: Admits; onChange: (admits: Admits) => void }): ReactNode {
  const { words } = useSpeech();
  const { language } = useStore(settings);
  return (
    <details className="fair">
      <summary>{words.admits}</summary>
      <div className="admits">
        <label>
          <span className="label">{words.admitsRating}</span>
          <select className="field" value={admits.rating} onChange={({ target }) => onChange({ ...admits, rating: Number(target.value) })}>
            {RATINGS.map((from) => (
              <option key={from} value={from}>
                {from === 0 ? words.anyRating : words.fromRating(figure(from, language))}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{words.admitsFinishes}</span>
          <select
            className="field"
            value={admits.finishes}
            onChange={({ target }) => onChange({ ...admits, finishes: Number(target.value) })}
          >
            {SHARES.map((least) => (
              <option key={least} value={least}>
                {least === 0 ? words.anyFinishes : words.finishesLeast(percent(least, 100, language))}
              </option>
            ))}
          </select>
        </label>
      </div>
    </details>
  );
}

interface TermsProps {
  readonly status: Status;
  /** A listed table has a clock. */
  readonly listed: boolean;
  /** Comes back when the table has answered. */
  readonly ask: (request: TableRequest) => Promise<void>;
}

type Agreed = Pick<Status, 'options' | 'clock' | 'casual'>;

/** Who leads the table changes them here; everybody reads of it in the chat. */
export function TermsForm({ status, listed, ask }: TermsProps): ReactNode {
  const { words } = useSpeech();
  // What was chosen shows at once, and goes back if the table refuses.
  const [asked, setAsked] = useState<Agreed | null>(null);
  const { options, clock, casual } = asked ?? status;
  const change = (part: Partial<Agreed>): void => {
    const next: Agreed = { options, clock, casual, ...part };
    setAsked(next);
    void ask({ type: 'arrange', ...next } as TableRequest).then(() => setAsked((latest) => (latest === next ? null : latest)));
  };
  return (
    <div className="terms">
      <div className="terms-row">
        <ClockField clock={clock} untimed={!listed} onChange={(next) => change({ clock: next })} />
        <Counting casual={casual} onChange={(next) => change({ casual: next })} />
      </div>
      {clock.kind === 'none' && <p className="small muted">{words.paceMore.none}</p>}
      <OptionFields game={status.game} options={options} onChange={(next) => change({ options: next })} />
    </div>
  );
}

const same = (a: Clock, b: Clock): boolean => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

function ClockField({ clock, untimed, onChange }: { clock: Clock; untimed: boolean; onChange: (clock: Clock) => void }): ReactNode {
  const { words, table } = useSpeech();
  const groups = PACES.filter((pace) => pace !== 'none' || untimed).map((pace) => ({ pace, offered: CLOCKS[pace].offered }));
  const all = groups.flatMap(({ offered }) => offered);
  const chosen = all.findIndex((one) => same(one, clock));
  return (
    <label>
      <span className="label">{words.time}</span>
      <select className="field" value={chosen} onChange={({ target }) => onChange(all[Number(target.value)] ?? clock)}>
        {chosen < 0 && <option value={-1}>{table.clock(clock)}</option>}
        {groups.map(({ pace, offered }) => (
          <optgroup key={pace} label={words.paces[pace]}>
            {offered.map((one) => (
              <option key={table.clock(one)} value={all.indexOf(one)}>
                {table.clock(one)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** The same for who does not lead: to be read. */
export function TermsRead({ status: { clock, casual, options, game } }: { status: Status }): ReactNode {
  const { words, table } = useSpeech();
  const rules = useRules(game);
  const chosen = rules?.game.options.filter(({ id, values }) => values.length > 1 && options[id] !== undefined) ?? [];
  return (
    <dl className="agreed num">
      <dt>{words.time}</dt>
      <dd>{table.clock(clock)}</dd>
      <dt>{words.counts}</dt>
      <dd>{casual ? words.kinds.casual : words.kinds.rated}</dd>
      {chosen.map(({ id }) => (
        <div key={id}>
          <dt>{rules?.texts.option(id)}</dt>
          <dd>{rules?.texts.optionValue(id, options[id] ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}
