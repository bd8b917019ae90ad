import type { ListedTable, SeatFacts, SeatRefusal, SeatsOf } from '@banquise/protocol';
import type { ReactNode } from 'react';
import { tileOf } from '../../games/index.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { figure, percent } from '../../ui/number.ts';
import { settings } from '../../ui/settings.ts';
import { useStore } from '../../ui/store.ts';
import { shortClock } from '../online/clocks.ts';
import { useRules } from '../online/terms.tsx';
import { useSpeech } from '../online/words.ts';
import { useFetched } from './fetched.ts';
import { useCompany } from './words/index.ts';

/** How many tables are told with ratings and links at once. */
const TOLD = 50;

const NOTHING: SeatsOf = { seats: {}, own: [], refused: {} };

/** Ratings and links of who sits at some tables, and where one may not sit down. */
export function useSeats(ids: readonly string[]): SeatsOf {
  const asked = ids.slice(0, TOLD).join(',');
  const { answer } = useFetched<SeatsOf>(asked === '' ? null : `/api/seats?tables=${asked}`);
  return answer?.ok === true ? answer.value : NOTHING;
}

interface LineProps {
  readonly table: ListedTable;
  readonly known: readonly SeatFacts[] | undefined;
}

const namesAt = ({ seats }: ListedTable): string => seats.flatMap(({ name, taken }) => (taken ? [name] : [])).join(', ');

interface OpenProps extends LineProps {
  readonly first: boolean;
  readonly own: boolean;
  readonly refused: SeatRefusal | undefined;
}

/** An open table: which game, how long, does it count, who sits there and is here, how many seats. One button. */
export function OpenTable({ table, known, first, own, refused }: OpenProps): ReactNode {
  const { words, table: texts } = useSpeech();
  const { quick, lobby } = useCompany();
  const { id, game, seats, time, rated } = table;
  const tile = tileOf(game);
  const free = seats.filter(({ taken }) => !taken).length;
  return (
    <li className="open-table plane">
      <img src={tile?.picture} alt="" width="96" height="68" />
      <div className="of">
        <div className="what">
          <h3>{tile?.title ?? game}</h3>
          <span className="chip num">
            <Icon name={time.kind === 'days' ? 'days' : 'clock'} />
            {shortClock(time, texts.clock)}
          </span>
          <span className={`chip ${rated ? 'info' : ''}`}>
            <Icon name={rated ? 'graph' : 'leaf'} />
            {rated ? quick.rated : quick.casual}
          </span>
          <Choices table={table} />
        </div>
        <ul className="sitting">
          {seats.map((seat, i) =>
            seat.taken ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
              <li key={i}>
                <Mark seat={i} size="s" />
                <Sitter seat={seat} facts={known?.[i]} />
              </li>
            ) : null,
          )}
          {free > 0 && (
            <li className="free-seats num">
              <span aria-hidden="true" />
              {words.freeSeats(free)}
            </li>
          )}
        </ul>
      </div>
      {refused === undefined ? (
        <Link className={`btn ${first ? 'primary' : ''}`} to={{ page: 't', id, key: '' }}>
          {own ? lobby.yours : words.join}
          <span className="sr"> {words.atTable(tile?.title ?? game, namesAt(table))}</span>
        </Link>
      ) : (
        <button type="button" className="btn refused" aria-disabled="true">
          {words.join}
          <small>
            <Why refused={refused} />
          </small>
        </button>
      )}
    </li>
  );
}

/** Why one may not sit down, in a few words. */
function Why({ refused }: { refused: SeatRefusal }): ReactNode {
  const { lobby } = useCompany();
  const { language } = useStore(settings);
  if (refused.code === 'below-rating') return lobby.fromRating(figure(refused.from, language));
  return refused.code === 'leaves-games' ? lobby.finishesLeast(percent(refused.least, 100, language)) : lobby.unwelcome;
}

/** What was chosen otherwise than usual, and who may sit down. */
function Choices({ table: { game, options, admits } }: { table: ListedTable }): ReactNode {
  const rules = useRules(game);
  const { words } = useSpeech();
  const { lobby } = useCompany();
  const { language } = useStore(settings);
  const chosen = rules?.game.options.filter(({ id, values }) => options[id] !== undefined && options[id] !== values[0]) ?? [];
  const told = [
    ...chosen.map(({ id }) => rules?.texts.optionValue(id, options[id] ?? '')),
    ...(admits !== undefined && admits.rating > 0 ? [words.fromRating(figure(admits.rating, language))] : []),
    ...(admits !== undefined && admits.finishes > 0 ? [lobby.finishesLeast(percent(admits.finishes, 100, language))] : []),
  ];
  return told.length === 0 ? null : <span className="small muted num">{told.join(', ')}</span>;
}

/** A table being played: who, whose turn, and a place to look on. */
export function PlayingTable({ table, known }: LineProps): ReactNode {
  const { words } = useSpeech();
  const { lobby } = useCompany();
  const { id, game, seats, awaited } = table;
  const tile = tileOf(game);
  const due = awaited.length === 1 ? seats[awaited[0] as number]?.name : undefined;
  return (
    <li>
      <img src={tile?.picture} alt={tile?.title ?? game} width="64" height="46" />
      <span className="of">
        <span>
          {seats.map(({ name }, i) => {
            const login = known?.[i]?.login ?? null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name
              <span key={i}>
                {i > 0 && ', '}
                {login === null ? name : <Link to={{ page: 'person', login }}>{name}</Link>}
              </span>
            );
          })}
        </span>
        {due !== undefined && <small className="muted">{lobby.turn(due)}</small>}
      </span>
      <Link className="btn" to={{ page: 'watch', id, key: '' }}>
        {words.watch}
        <span className="sr"> {words.atTable(tile?.title ?? game, namesAt(table))}</span>
      </Link>
    </li>
  );
}

function Sitter({ seat, facts }: { seat: ListedTable['seats'][number]; facts: SeatFacts | undefined }): ReactNode {
  const shell = useWords();
  const { words } = useSpeech();
  const { quick } = useCompany();
  const { language } = useStore(settings);
  const { name, level, here } = seat;
  if (level !== null)
    return (
      <>
        {name} <span className="muted small">{shell.botLevel(shell.levels[level] ?? '')}</span>
      </>
    );
  return (
    <>
      {facts?.login == null ? name : <Link to={{ page: 'person', login: facts.login }}>{name}</Link>}
      {facts !== undefined && (
        <span className="small muted num">
          {facts.rating === null ? quick.fresh : figure(facts.rating, language)}
          {facts.finishes !== null && `, ${quick.finishes(facts.finishes)}`}
        </span>
      )}
      <span className={`small muted ${here ? 'is-here' : 'not-here'}`}>{here ? words.here : words.away}</span>
    </>
  );
}
