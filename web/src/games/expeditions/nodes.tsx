import { cardOf, EACH_COLOUR, NODES, nodeOf } from '@banquise/expeditions';
import type { Language } from '@banquise/kernel';
import { type KeyboardEvent, memo, type ReactNode, type SVGProps, useMemo } from 'react';
import { useTable } from '../../kit/context.ts';
import { spotAt, type useSpot } from '../../kit/spot.ts';
import { useWords } from '../../ui/i18n/index.ts';
import { pointOf } from './geometry.ts';
import { LINE, labelOf } from './labels.ts';
import type { Box, Detail, Point } from './lens.ts';
import { UNSEEN, vignetteOf } from './marks.tsx';
import { type Berth, standing } from './names.ts';
import { farWords, markWords, nameOf } from './outline.ts';
import { nodePlace } from './places.ts';
import { type ExpeditionsMoment, handOf, soughtOf } from './types.ts';
import { wordsOf } from './words/index.ts';

/** Half the least distance of two discs: no two targets overlap. */
const TARGET = 17.9;

const labels = new WeakMap<ExpeditionsMoment, string[]>();

/** What a node is called by those who do not see the map; worked out once in a moment. */
function nodeLabel(moment: ExpeditionsMoment, node: number): string {
  const known = labels.get(moment) ?? [];
  labels.set(moment, known);
  known[node] ??= wordsFor(moment, node);
  return known[node];
}

function wordsFor(moment: ExpeditionsMoment, node: number): string {
  const words = wordsOf(moment.language);
  const { kind = 'green', passage } = NODES[node] ?? {};
  const tips = EACH_COLOUR.filter((colour) => moment.view.expeditions[colour]?.tip === node).map((colour) => words.tipOf(colour));
  const far = handOf(moment).includes(cardOf(node)) ? farWords(moment, node) : [];
  return [
    nameOf(moment, node),
    ...(kind === 'green' ? [] : [words.kinds[kind]]),
    ...(passage ? [words.passage] : []),
    ...markWords(moment, node),
    ...tips,
    ...far,
  ].join(', ');
}

/** Rings around a disc: whose objective it is, which expeditions stand there. */
export interface Rings {
  readonly mine: boolean;
  readonly common: boolean;
  readonly tips: readonly number[];
  /** Where a looped expedition may set out from. */
  readonly origin: number | undefined;
  readonly dim: boolean;
}

interface NodeProps {
  readonly spot: ReturnType<typeof useSpot>;
  readonly node: number;
  readonly rings: Rings;
  readonly side?: 'left' | 'right';
  readonly detail: Detail;
}

/** Enter and Space do what a click does; the tabletop hears clicks. */
function press(event: KeyboardEvent<SVGGElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Whether two objects hold the same; lists by what is in them. */
const alike = (a: object, b: object): boolean => {
  const there = b as Record<string, unknown>;
  return Object.entries(a).every(([key, value]) => value === there[key] || (Array.isArray(value) && `${value}` === `${there[key]}`));
};

/** A disc of the map that can be pointed at. There are many, and a click changes few of them. */
const NodeSpot = memo(DrawnNode, (before, after) => {
  const { spot, rings, ...rest } = before;
  const { spot: nextSpot, rings: nextRings, ...nextRest } = after;
  return alike(rest, nextRest) && alike(spot, nextSpot) && alike(rings, nextRings);
});

function DrawnNode({ spot: { type: _button, className, ...spot }, node, rings, side, detail }: NodeProps): ReactNode {
  const { x, y } = pointOf(node, side);
  const { kind = 'green' } = NODES[node] ?? {};
  const tipped = rings.tips.length > 0;
  const frame = tipped ? 21 : 16;
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons but these
    <g
      {...(spot as unknown as SVGProps<SVGGElement>)}
      className={`${className} ${rings.dim ? 'dim' : ''}`}
      role="button"
      transform={`translate(${x} ${y})`}
      data-zone={kind === 'green' ? nodePlace(node) : undefined}
      tabIndex={side === 'right' ? -1 : spot.tabIndex}
      onKeyDown={press}
    >
      {side === undefined ? (
        <circle className="hit" r={TARGET} />
      ) : (
        // Half of it lies beyond the edge: what is left is as large as the others.
        <rect className="hit" x={side === 'left' ? 0 : -2 * TARGET} y={-TARGET} width={2 * TARGET} height={2 * TARGET} />
      )}
      {/* around the rings of expeditions, which would hide it */}
      <circle className="can-ring" r={(kind === 'start' ? 18 : 13.4) + 4 * (rings.tips.length + (rings.origin === undefined ? 0 : 1))} />
      {rings.origin !== undefined && <circle className={`tip-ring x${rings.origin}`} r="12.6" />}
      {rings.mine && <circle className="my-ring" r="10.4" />}
      {rings.common && <circle className="common-ring" r="10.4" />}
      {rings.tips.map((colour, i) => (
        <g key={colour}>
          <circle className="tip-case" r={(kind === 'start' ? 17 : 12.6) + i * 4} />
          <circle className={`tip-ring x${colour}`} r={(kind === 'start' ? 17 : 12.6) + i * 4} />
        </g>
      ))}
      <use href={`#x-${side ?? kind}`} />
      {side !== undefined && <path className="numeral" d={numeral(node - firstPassage + 1, side)} />}
      {detail === 'near' && kind === 'green' && (
        <image
          className="in-disc"
          href={vignetteOf(cardOf(node))}
          x="-9"
          y="-9"
          width="18"
          height="18"
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <circle className="focus-ring" r={tipped ? 21 : 17} />
      {/* a frame: a ring would be the tip of the blue expedition */}
      <rect className="focus-frame" x={-frame} y={-frame} width={2 * frame} height={2 * frame} rx="5" />
    </g>
  );
}

/** One, two or three strokes with serifs, the same on both halves. */
function numeral(strokes: number, side: 'left' | 'right'): string {
  const middle = side === 'left' ? 4.8 : -4.8;
  return Array.from({ length: strokes }, (_, i) => {
    const x = middle + (i - (strokes - 1) / 2) * 2.7;
    return `M${x.toFixed(2)}-3.4v6.8M${(x - 1.1).toFixed(2)}-3.4h2.2M${(x - 1.1).toFixed(2)} 3.4h2.2`;
  }).join('');
}

const firstPassage = NODES.findIndex(({ passage }) => passage);

interface NamesProps {
  readonly language: Language;
  /** Cards of my hand and common objectives; lists as text. */
  readonly mine: string;
  readonly common: string;
  /** Where names stand, if not all of them as they were set. */
  readonly standing: Standing | undefined;
}

const numbersIn = (list: string): readonly number[] => (list === '' ? [] : list.split(' ').map(Number));

/** Names of the places. Few clicks change anything about them. */
const DrawnNames = memo(function DrawnNames({ language, mine, common, standing: kept }: NamesProps): ReactNode {
  const [held, row] = [numbersIn(mine), numbersIn(common)];
  return (
    <g className="names" {...UNSEEN}>
      {NODES.map(({ id, kind }, node) => {
        if (kind !== 'green') return null;
        const card = cardOf(node);
        const [aside, dy, side, ...lines] = labelOf(language, card);
        const { x: dx, y: down, align } = kept?.get(node) ?? { x: aside, y: dy, align: side };
        const { x, y } = pointOf(node);
        const state = held.includes(card) ? 'mine' : row.includes(card) ? 'common' : '';
        if (kept !== undefined && !kept.has(node)) return null;
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <text className={`name-on-map ${state}`} textAnchor={align}>
              {lines.map((line, i) => (
                <tspan key={line} x={dx} y={down + 8.6 + i * LINE}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** Where names stand on a small map. */
export type Standing = ReadonlyMap<number, Berth>;

/** On a small map those that matter now stay when the others go: one's own objectives always, then the common ones, then where one can go. */
export function useStanding(moment: ExpeditionsMoment, ends: readonly number[], detail: Detail, scale: number): Standing | undefined {
  const { view, language } = moment;
  const tips = view.expeditions.map(({ tip }) => tip);
  const mine = soughtOf(moment).map(nodeOf);
  const [nodes, open] = [[...mine, ...view.row.map(nodeOf), ...ends, ...tips].join(' '), [...ends, ...tips].join(' ')];
  return useMemo(
    () =>
      detail === 'whole' ? standing({ language, nodes: numbersIn(nodes), always: mine.length, open: numbersIn(open), scale }) : undefined,
    [language, nodes, open, mine.length, detail, scale],
  );
}

export const Names = ({ moment, standing: kept }: { moment: ExpeditionsMoment; standing: Standing | undefined }): ReactNode => (
  <DrawnNames language={moment.language} mine={soughtOf(moment).join(' ')} common={moment.view.row.join(' ')} standing={kept} />
);

interface NodesProps {
  readonly moment: ExpeditionsMoment;
  readonly ringsOf: (node: number) => Rings;
  readonly detail: Detail;
  readonly within: Box | undefined;
}

/** Every disc of what is shown, passages at both edges. */
export function Nodes({ moment, ringsOf, detail, within }: NodesProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const halves = useMemo(
    () =>
      NODES.flatMap(({ passage }, node) => (passage ? (['left', 'right'] as const) : [undefined]).map((side) => ({ node, side }))).filter(
        ({ node, side }) => within === undefined || lies(within, pointOf(node, side)),
      ),
    [within],
  );
  return (
    <g className="nodes">
      {halves.map(({ node, side }) => (
        <NodeSpot
          key={`${node} ${side}`}
          spot={spotAt(table, words, { place: nodePlace(node), label: nodeLabel(moment, node), className: 'node' })}
          node={node}
          rings={ringsOf(node)}
          {...(side && { side })}
          detail={detail}
        />
      ))}
    </g>
  );
}

const lies = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean => x >= left && x <= right && y >= top && y <= bottom;
