import { ANIMALS, type AnimalName, CARD_COUNT, JOKER, LANDSCAPE } from '@banquise/arctic';
import { type ReactNode, useState } from 'react';
import { Counter } from '../../kit/pad/counter.tsx';
import { type EntryProps, type PadGame, withPlayer } from '../../kit/pad/game.ts';
import { inserted, type Row } from '../../kit/pad/row.ts';
import { RowTools } from '../../kit/pad/rowtools.tsx';
import { Segments } from '../../ui/tools.tsx';
import { animalClass, Head, Sign } from './card.tsx';
import { JOKER_SIGN, model, type PadCard, type PadPlayer, type PadTokens } from './pad-model.ts';
import { animalOf, wordsOf } from './pad-words.ts';
import { blocksOf } from './series.ts';
import './pad.css';

type Props = EntryProps<PadTokens, PadPlayer>;

const VALUES = LANDSCAPE.map(String);
const indexOf = (card: PadCard): number => (card === JOKER_SIGN ? JOKER : ANIMALS.indexOf(card));

/** Where the six tokens stand on the landscape. */
function Tokens({ draft, texts, language, onChange }: Props): ReactNode {
  const words = wordsOf(language);
  return (
    <div className="entry-list ar-pad">
      <p className="muted">{words.tokensMore}</p>
      {ANIMALS.map((name, animal) => (
        <div key={name} className="ar-pad-token">
          <Head animal={animal} />
          <Segments
            legend={animalOf(texts, name)}
            values={VALUES}
            value={draft.common[name] === null ? '' : String(draft.common[name])}
            name={(value) => value}
            onChange={(value) => onChange({ ...draft, common: { ...draft.common, [name]: Number(value) } }, `token ${name}`)}
          />
        </div>
      ))}
    </div>
  );
}

/** One player's pile, Totem and penalties. */
function Holdings({ draft, seat, texts, language, onChange }: Props): ReactNode {
  const words = wordsOf(language);
  const own = draft.players[seat] ?? model.blank.player;
  const put = (part: Partial<PadPlayer>, name?: string): void => onChange(withPlayer(draft, seat, { ...own, ...part }), name);
  return (
    <div className="entry-list ar-pad">
      <Pile pile={own.pile} texts={texts} language={language} onPile={(pile) => put({ pile })} />
      <Segments
        legend={words.totem}
        values={ANIMALS}
        value={own.totem ?? ('' as AnimalName)}
        name={(name) => (
          <span className="ar-pad-head">
            <Head animal={ANIMALS.indexOf(name)} />
            <span className="sr">{animalOf(texts, name)}</span>
          </span>
        )}
        onChange={(totem) => put({ totem }, `${seat} totem`)}
      />
      <div>
        <Counter
          label={words.penalties}
          value={own.penalties}
          most={CARD_COUNT}
          onChange={(penalties) => put({ penalties: penalties ?? 0 }, `${seat} penalties`)}
        />
        <p className="small muted">{words.penaltiesMore}</p>
      </div>
    </div>
  );
}

interface PileProps extends Pick<Props, 'texts' | 'language'> {
  readonly pile: readonly PadCard[];
  readonly onPile: (pile: readonly PadCard[]) => void;
}

/** An animal for each touch, and the pile as a strip below, where it may grow without moving what one touches. */
function Pile({ pile, texts, language, onPile }: PileProps): ReactNode {
  const words = wordsOf(language);
  const [marked, setMarked] = useState<number | null>(null);
  const row: Row<PadCard> = { cards: pile, at: marked !== null && marked < pile.length ? marked : null };
  const onRow = ({ cards, at }: Row<PadCard>): void => {
    setMarked(at);
    onPile(cards);
  };
  const nameOf = (card: PadCard): string => (card === JOKER_SIGN ? words.joker : animalOf(texts, card));
  const last = pile.at(row.at ?? -1);
  return (
    <section aria-label={words.pile}>
      <h3 className="label">{words.pile}</h3>
      <p className="small muted">{words.pileMore}</p>
      <div className="ar-pad-keys">
        {[...ANIMALS, JOKER_SIGN].map((card) => (
          <button
            key={card}
            type="button"
            className="btn"
            aria-label={words.add(nameOf(card as PadCard))}
            onClick={() => onRow(inserted(row, card as PadCard))}
          >
            {card === JOKER_SIGN ? <Sign name="joker" /> : <Head animal={ANIMALS.indexOf(card as AnimalName)} />}
          </button>
        ))}
      </div>
      <Strip row={row} nameOf={nameOf} language={language} onMark={(at) => setMarked(at === row.at ? null : at)} />
      <div className="ar-pad-tools">
        <RowTools row={row} labels={words.tools} onRow={onRow} />
        <p className="small" role="status">
          {words.cards(pile.length)}
          {last !== undefined && <span className="sr">: {nameOf(last)}</span>}
          {row.at !== null && `. ${words.marked}`}
        </p>
      </div>
    </section>
  );
}

interface StripProps {
  readonly row: Row<PadCard>;
  readonly nameOf: (card: PadCard) => string;
  readonly language: Props['language'];
  readonly onMark: (at: number) => void;
}

/** Runs that count stand together with their points; a joker stands in the run it is best in. */
function Strip({ row, nameOf, language, onMark }: StripProps): ReactNode {
  const words = wordsOf(language);
  const { cards, at } = row;
  return (
    <ol className="ar-pad-strip">
      {blocksOf(cards.map(indexOf)).flatMap(({ animal, first, length, counts, points }) =>
        cards.slice(first, first + length).map((card, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its place
            key={first + i}
            className={`${animalClass(animal)} ${counts ? 'counts' : ''} ${i === 0 ? 'begins' : ''} ${i === length - 1 ? 'ends' : ''}`}
          >
            <button
              type="button"
              aria-pressed={first + i === at}
              aria-label={words.card(first + i + 1, cards.length, nameOf(card))}
              onClick={() => onMark(first + i)}
            >
              {card === JOKER_SIGN ? <Sign name="joker" /> : <Head animal={animal} />}
            </button>
            {counts && i === length - 1 && <b className="num">{words.run(points)}</b>}
          </li>
        )),
      )}
    </ol>
  );
}

export const pad: PadGame<PadTokens, PadPlayer> = { model, words: wordsOf, Common: Tokens, Own: Holdings };
