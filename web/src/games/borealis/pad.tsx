import {
  type BorealisLine,
  type BorealisTexts,
  CARDS,
  FULL_SITE,
  SCORE_CARDS,
  type ScoreCardId,
  SITES,
  SPECIES,
  type Species,
  TRACK_STARS,
  VEHICLES,
  type Vehicle,
} from '@banquise/borealis';
import type { Texts } from '@banquise/kernel';
import { type ReactNode, useId, useState } from 'react';
import { Counter } from '../../kit/pad/counter.tsx';
import { type EntryProps, type PadGame, withPlayer } from '../../kit/pad/game.ts';
import { inserted, type Row } from '../../kit/pad/row.ts';
import { RowTools } from '../../kit/pad/rowtools.tsx';
import { Segments, Toggle } from '../../ui/tools.tsx';
import { Strip } from './card.tsx';
import { countsHeads, freeCards, heads, model, type PadBoard, type PadGoals, SCIENTISTS } from './pad-model.ts';
import { type BorealisPadWords, wordsOf } from './pad-words.ts';
import { GoalSign, Sign } from './sign.tsx';
import './pad.css';

type Props = EntryProps<PadGoals, PadBoard>;

const textsOf = (texts: Texts): BorealisTexts => texts as BorealisTexts;
const indexOf = (id: string): number => CARDS.findIndex((card) => card.id === id);

/** The two score cards of the game. */
function Goals({ draft, texts, language, onChange }: Props): ReactNode {
  const words = wordsOf(language);
  const { scoreCard } = textsOf(texts).words;
  const { scoreCards } = draft.common;
  return (
    <div className="entry-list">
      {scoreCards.map((chosen, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two places
        <label key={n} className="bl-pad-goal">
          <span className="label">{words.scoreCard(n + 1)}</span>
          <select
            className="field"
            value={chosen ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, common: { scoreCards: scoreCards.with(n, (target.value || null) as ScoreCardId | null) } })
            }
          >
            <option value="">{words.choose}</option>
            {SCORE_CARDS.filter((card) => card === chosen || !scoreCards.includes(card)).map((card) => (
              <option key={card} value={card}>
                {scoreCard[card].name}
              </option>
            ))}
          </select>
          {chosen !== null && (
            <span className="bl-pad-rule">
              <GoalSign id={chosen} />
              {scoreCard[chosen].rule}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

/** One player's board: three stacks, three flags, scientists, stars. */
function Board(props: Props): ReactNode {
  const { draft, seat, language, onChange } = props;
  const words = wordsOf(language);
  const own = draft.players[seat] ?? model.blank.player;
  const put = (part: Partial<PadBoard>, name?: string): void => onChange(withPlayer(draft, seat, { ...own, ...part }), name);
  return (
    <div className="entry-list">
      <Stacks {...props} own={own} onSites={(sites) => put({ sites })} />
      <fieldset>
        <legend className="label">{words.flags}</legend>
        <div className="bl-pad-flags">
          {SITES.map((site, n) => (
            <label key={site}>
              <span className="small" aria-hidden="true">
                {words.sites[n]}
              </span>
              <select
                className="field num"
                aria-label={words.flag(words.sites[n] ?? '')}
                value={own.flags[n] ?? ''}
                onChange={({ target }) => put({ flags: own.flags.with(n, target.value === '' ? null : Number(target.value)) })}
              >
                <option value="">–</option>
                {TRACK_STARS[n]?.map((stars, space) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: spaces are numbered
                  <option key={space} value={space}>
                    {`${space} (${stars} ★)`}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </fieldset>
      <Counter label={words.stars} value={own.stars} most={999} mayBeBlank onChange={(stars) => put({ stars }, `${seat} stars`)}>
        <Sign name="star" />
      </Counter>
      <Scientists
        own={own}
        words={words}
        needed={countsHeads(draft.common)}
        onHeads={(place, n) => put({ scientists: own.scientists.with(place, n) }, `${seat} heads ${place}`)}
      />
    </div>
  );
}

interface ScientistsProps {
  readonly own: PadBoard;
  readonly words: BorealisPadWords;
  readonly needed: boolean;
  readonly onHeads: (place: number, n: number) => void;
}

/** Where the nine stand; folded away where no score card counts them. */
function Scientists({ own, words, needed, onHeads }: ScientistsProps): ReactNode {
  const counters = (
    <>
      <div className="bl-pad-heads">
        {words.places.map((place, n) => (
          <Counter
            key={place}
            label={place}
            value={own.scientists[n] ?? 0}
            most={SCIENTISTS}
            onChange={(value) => onHeads(n, value ?? 0)}
          />
        ))}
      </div>
      <p className="small muted" role="status">
        {words.headsLeft(SCIENTISTS - heads(own))}
      </p>
    </>
  );
  if (!needed) {
    return (
      <details>
        <summary>{words.headsUnused}</summary>
        {counters}
      </details>
    );
  }
  return (
    <section aria-label={words.scientists}>
      <h3 className="label">{words.scientists}</h3>
      {counters}
    </section>
  );
}

interface StacksProps extends Props {
  readonly own: PadBoard;
  readonly onSites: (sites: PadBoard['sites']) => void;
}

/** What is touched goes onto the chosen site; the stacks grow below, without moving what one touches. */
function Stacks({ draft, own, texts, language, onSites }: StacksProps): ReactNode {
  const words = wordsOf(language);
  const group = useId();
  const [site, setSite] = useState(0);
  const [marked, setMarked] = useState<number | null>(null);
  const stack = own.sites[site] ?? [];
  const row: Row<string> = { cards: stack, at: marked !== null && marked < stack.length ? marked : null };
  const onRow = ({ cards, at }: Row<string>): void => {
    setMarked(at);
    onSites(own.sites.with(site, cards));
  };
  const onMark = (on: number, at: number | null): void => {
    setMarked(on === site && at === row.at ? null : at);
    setSite(on);
  };
  return (
    <section aria-labelledby={group}>
      <h3 id={group} className="sr">
        {words.adding}
      </h3>
      <p className="small muted">{words.sitesMore}</p>
      <Segments
        legend={words.adding}
        hideLegend
        values={SITES}
        value={SITES[site] ?? 'left'}
        name={(name) => (
          <>
            {words.sites[SITES.indexOf(name)]}
            <small className="num"> {own.sites[SITES.indexOf(name)]?.length ?? 0}/7</small>
          </>
        )}
        onChange={(name) => onMark(SITES.indexOf(name), null)}
      />
      {stack.length >= FULL_SITE ? (
        <p role="status">{words.full}</p>
      ) : (
        <Kinds
          texts={textsOf(texts)}
          words={words}
          site={words.sites[site] ?? ''}
          players={draft.players}
          onCard={(id) => onRow(inserted(row, id))}
        />
      )}
      <div className="bl-pad-stacks">
        {SITES.map((name, n) => (
          <div key={name} className={n === site ? 'on' : ''}>
            <ol>
              {(own.sites[n] ?? []).map((id, at) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={n === site && at === row.at}
                    aria-label={words.card(at + 1, own.sites[n]?.length ?? 0, cardName(textsOf(texts), words, id))}
                    onClick={() => onMark(n, at)}
                  >
                    <Strip card={indexOf(id)} />
                  </button>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <div className="bl-pad-tools">
        <RowTools row={row} labels={words.tools} onRow={onRow} />
      </div>
    </section>
  );
}

function cardName(texts: BorealisTexts, words: BorealisPadWords, id: string): string {
  const { species, vehicle, bonus } = CARDS[indexOf(id)] as (typeof CARDS)[number];
  return kindName(texts, words, species, vehicle, bonus);
}

const kindName = ({ words: names }: BorealisTexts, words: BorealisPadWords, species: Species, vehicle: Vehicle, bonus: 0 | 1): string =>
  `${names.species[species]} ${names.by[vehicle]}${bonus === 1 ? ` ${words.bonus}` : ''}`;

interface KindsProps {
  readonly texts: BorealisTexts;
  readonly words: BorealisPadWords;
  readonly site: string;
  readonly players: readonly PadBoard[];
  readonly onCard: (id: string) => void;
}

/** What one sees of a card in a stack is its animal, its vehicle and its star: one touch for each card. */
function Kinds({ texts, words, site, players, onCard }: KindsProps): ReactNode {
  const [starred, setStarred] = useState(false);
  const bonus = starred ? 1 : 0;
  return (
    <>
      <Toggle on={starred} onChange={setStarred}>
        {words.withBonus}
      </Toggle>
      <div className="bl-pad-kinds">
        {SPECIES.map((species) =>
          VEHICLES.map((vehicle) => {
            const [free] = freeCards({ species, vehicle, bonus }, players);
            const name = words.add(kindName(texts, words, species, vehicle, bonus), site);
            return (
              <button
                key={`${species} ${vehicle}`}
                type="button"
                className={`bl-pad-kind bl-${species}`}
                aria-label={free === undefined ? `${name}: ${words.noneLeft}` : name}
                aria-disabled={free === undefined}
                onClick={() => {
                  if (free === undefined) return;
                  onCard(free);
                  setStarred(false);
                }}
              >
                <Sign name={species} className="sp" />
                <Sign name={vehicle} className="ve" />
              </button>
            );
          }),
        )}
      </div>
    </>
  );
}

export const pad: PadGame<PadGoals, PadBoard> = {
  model,
  words: wordsOf,
  Common: Goals,
  Own: Board,
  lineName: (texts, { common: { scoreCards } }, line) =>
    scoreCards.includes(null)
      ? texts.line(line)
      : textsOf(texts).lineOf(
          line as BorealisLine,
          scoreCards.map((card) => SCORE_CARDS.indexOf(card as ScoreCardId)),
        ),
};
