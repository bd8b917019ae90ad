import { type Colour, EACH_COLOUR } from '@banquise/expeditions';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTable } from '../../kit/context.ts';
import { useSpot } from '../../kit/spot.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { caption } from './caption.tsx';
import { type Open, openArrows } from './choices.ts';
import { Pattern, Sign } from './marks.tsx';
import { isBeside, nameOf, wayTo } from './outline.ts';
import { badgesOf } from './outlook.ts';
import { arrowPlace, nodePlace, pickedColour, pickedNode, ticketPlace } from './places.ts';
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
  const follows = useId();
  const list = useRef<HTMLUListElement>(null);
  const [paid, free] = [[ticketPlace('arrow'), nodePlace(node)], base.filter((place) => place !== ticketPlace('arrow'))];
  const withTicket = base[0] === ticketPlace('arrow');
  // Either can be taken back for the other, where there are both.
  const either = [paid, free].every((path) => openArrows(choices, path).length > 0);
  // Whoever chose the end with the keyboard goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each place anew
  useEffect(() => {
    if (document.activeElement?.matches('.node:focus-visible')) list.current?.querySelector('button')?.focus();
  }, [node]);
  const meant = ways.find(({ colour, moves: [move] }) => picked.at(-1) === arrowPlace(colour, move?.from ?? -1)) ?? ways[0];
  // A colour that was chosen first, or a loop that is restarted, leaves the others out of the question.
  const any = pickedColour(base) < 0 && moment.view.stage !== 'restart';
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
          if (these.length === 0 && !any) return [];
          return these.length === 0
            ? [
                <li key={colour}>
                  <NoWay moment={moment} colour={colour} node={node} />
                </li>,
              ]
            : these.map((way) => (
                <li key={`${colour} ${way.arrow}`}>
                  <Way moment={moment} way={way} several={these.length > 1} choices={choices} base={base} follows={follows} />
                </li>
              ));
        })}
      </ul>
      {either && (
        <button
          type="button"
          className="btn bare with-ticket"
          aria-pressed={withTicket}
          onClick={() => controller.select(withTicket ? free : paid)}
        >
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
  readonly choices: readonly ExpeditionsChoice[];
  readonly base: readonly string[];
  /** The id of what says what would follow. */
  readonly follows: string;
}

function Way({ moment, way, several, choices, base, follows }: WayProps): ReactNode {
  const {
    colour,
    moves: [move],
  } = way;
  const words = wordsOf(moment.language);
  const { controller } = useTable();
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
        {move?.type === 'ticket-arrow' && <Sign name="ticket" />}
        {several ? words.fromPlace(nameOf(moment, from)) : words.place}
        {move?.type === 'ticket-arrow' && <span className="sr">, {words.ticketCount(1)}</span>}
      </small>
    </button>
  );
}

/**
 * What a colour that does not lead there says: that it is there, how far it is, that no way is left to it, or how few
 * arrows it has. As short as on its chip: the whole sentence is wider than a colour on a phone.
 */
export function noWayWords({ view, language }: ExpeditionsMoment, colour: Colour, node: number): string {
  const words = wordsOf(language);
  const { left, tip } = view.expeditions[colour] as ExpeditionsView['expeditions'][number];
  const far = wayTo(view, colour, node);
  if (tip === node) return words.isHere;
  if (left > 0 && isBeside(view, colour, node)) return words.wayTaken;
  if (left > 0 && !Number.isFinite(far)) return words.noWay;
  return far > left ? `${left}\u00a0${words.leftUnit(left)}` : words.arrowsOff(far);
}

function NoWay({ moment, colour, node }: { moment: ExpeditionsMoment; colour: Colour; node: number }): ReactNode {
  return (
    <span className={`which-arrow no x${colour}`}>
      <Pattern colour={colour} />
      <b>{wordsOf(moment.language).colours[colour]}</b>
      <small>{noWayWords(moment, colour, node)}</small>
    </span>
  );
}
