import { type Colour, EACH_COLOUR } from '@banquise/expeditions';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { caption } from './caption.tsx';
import { type Open, openArrows } from './choices.ts';
import { Pattern, Sign } from './marks.tsx';
import { distanceTo, isBeside, nameOf } from './outline.ts';
import { badgesOf } from './outlook.ts';
import { arrowPlace, pickedNode } from './places.ts';
import type { ExpeditionsChoice, ExpeditionsMoment, ExpeditionsView } from './types.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly moment: ExpeditionsMoment;
  readonly picked: readonly string[];
  readonly choices: readonly ExpeditionsChoice[];
}

/** Arrows that could lead to the place that was picked. */
function waysTo({ picked, choices }: Omit<Props, 'moment'>): { readonly base: readonly string[]; readonly ways: readonly Open[] } {
  const base = picked.at(-1)?.startsWith('arrow:') ? picked.slice(0, -1) : picked;
  return { base, ways: pickedNode(base) < 0 ? [] : openArrows(choices, base) };
}

export const asksForArrow = (props: Omit<Props, 'moment'>): boolean => waysTo(props).ways.length > 0;

/** The place that was picked, what follows, and in one row the arrows that lead there: yellow, red, blue. Pressing one places it. */
export function ArrowLedge({ moment, picked, choices }: Props): ReactNode {
  const words = wordsOf(moment.language);
  const shell = useWords();
  const { controller } = useTable();
  const { base, ways } = waysTo({ picked, choices });
  const node = pickedNode(base);
  const [paid, setPaid] = useState(false);
  const follows = useId();
  const list = useRef<HTMLUListElement>(null);
  const tickets = ways.some(({ moves }) => moves.length > 1);
  // Whoever chose the end with the keyboard goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each place anew
  useEffect(() => {
    setPaid(false);
    if (document.activeElement?.matches('.node:focus-visible')) list.current?.querySelector('button')?.focus();
  }, [node]);
  const meant = ways.find(({ colour, moves: [move] }) => picked.at(-1) === arrowPlace(colour, move?.from ?? -1)) ?? ways[0];
  // A colour that was chosen first, or a loop that is restarted, leaves the others out of the question.
  const free = !base[0]?.startsWith('exp:') && moment.view.stage !== 'restart';
  const looked = caption(moment, base, meant === undefined ? [] : [{ path: base, verb: 'main', moves: [...meant.moves] }]);
  return (
    <aside className="ledge arrow-ledge" data-keep="" aria-label={words.chooseArrow(nameOf(moment, node))}>
      <div className="ledge-head">
        <div>
          <h2>{looked?.title}</h2>
          <p id={follows}>{looked?.why ?? looked?.text}</p>
        </div>
        <button type="button" className="btn bare icon" aria-label={shell.cancel} onClick={() => controller.cancel()}>
          <Icon name="close" />
        </button>
      </div>
      <ul ref={list} className="which">
        {EACH_COLOUR.flatMap((colour) => {
          const these = ways.filter((way) => way.colour === colour);
          if (these.length === 0 && !free) return [];
          return these.length === 0
            ? [
                <li key={colour}>
                  <NoWay moment={moment} colour={colour} node={node} />
                </li>,
              ]
            : these.map((way) => (
                <li key={`${colour} ${way.arrow}`}>
                  <Way moment={moment} way={way} several={these.length > 1} paid={paid} choices={choices} base={base} follows={follows} />
                </li>
              ));
        })}
      </ul>
      {tickets && (
        <button type="button" className="btn bare with-ticket" aria-pressed={paid} onClick={() => setPaid(!paid)}>
          <Sign name="ticket" />
          {words.withTicket}
        </button>
      )}
    </aside>
  );
}

interface WayProps {
  readonly moment: ExpeditionsMoment;
  readonly way: Open;
  /** A looped expedition may leave from several places: then it is said from where. */
  readonly several: boolean;
  readonly paid: boolean;
  readonly choices: readonly ExpeditionsChoice[];
  readonly base: readonly string[];
  /** The id of what says what would follow. */
  readonly follows: string;
}

function Way({ moment, way: { colour, moves }, several, paid, choices, base, follows }: WayProps): ReactNode {
  const words = wordsOf(moment.language);
  const { controller } = useTable();
  const move = paid ? moves.at(-1) : moves[0];
  const from = move?.from ?? 0;
  const spot = useSpot({
    place: arrowPlace(colour, from),
    label: words.placeArrow(colour) + (several ? `, ${nameOf(moment, from)}` : ''),
    className: `which-arrow x${colour}`,
  });
  const deed = choices.find(({ path, moves: [made] }) => made === move && base.every((place, i) => path[i] === place));
  return (
    <button
      {...spot}
      // What stands on it names it too: who speaks to the page says what is to be read.
      aria-label={undefined}
      aria-describedby={follows}
      className={`${spot.className} can`}
      tabIndex={0}
      data-deed={move?.type}
      data-way={`${colour} ${from}`}
      onClick={(event) => {
        event.stopPropagation();
        if (deed !== undefined) controller.commit(deed);
      }}
    >
      <Pattern colour={colour} />
      <b>{words.colours[colour]}</b>
      <span className="sr">, {words.placeArrow(colour)}, </span>
      <small>
        {move !== undefined && badgesOf(moment, move).includes('loop') && <Sign name="loop" />}
        {several ? words.fromPlace(nameOf(moment, from)) : move?.type === 'ticket-arrow' ? words.ticketCount(1) : words.arrows(1)}
      </small>
    </button>
  );
}

/** A colour that does not lead there stays in its place and says how far it is. */
function NoWay({ moment, colour, node }: { moment: ExpeditionsMoment; colour: Colour; node: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { view } = moment;
  const { left } = view.expeditions[colour] as ExpeditionsView['expeditions'][number];
  const far = distanceTo(view, colour, node);
  return (
    <span className={`which-arrow no x${colour}`}>
      <Pattern colour={colour} />
      <b>{words.colours[colour]}</b>
      <small>
        {left === 0 ? words.arrowsLeft(0) : Number.isFinite(far) && !isBeside(view, colour, node) ? words.arrowsOff(far) : words.wayTaken}
      </small>
    </span>
  );
}
