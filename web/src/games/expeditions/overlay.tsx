import { HEAD, NODES, NONE, nodeOf } from '@banquise/expeditions';
import type { Language } from '@banquise/kernel';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useSpot } from '../../kit/spot.ts';
import sprite from './art/icons.svg';
import { MAP } from './art/layout.ts';
import { berth, type Disc, namesOf } from './berths.ts';
import { isArrow, type Open } from './choices.ts';
import { drawGhosts, endsAt, pointOf, pointsOf, type Shaft, strokeOf } from './geometry.ts';
import type { Turns } from './lately.tsx';
import type { Box, Detail, Point } from './lens.ts';
import { Arrow, Discs, Ghost, Token, UNSEEN, vignetteOf } from './marks.tsx';
import { coveredBy } from './names.ts';
import { Names, Nodes, type Rings, useStanding } from './nodes.tsx';
import { originsOf } from './outline.ts';
import { type Badge, badgesOf } from './outlook.ts';
import { expeditionPlace, parse, pickedColour, pickedNode, ticketPlace } from './places.ts';
import { Steps } from './steps.tsx';
import { useLaid, useTrail } from './trail.ts';
import { type ExpeditionsMoment, soughtOf } from './types.ts';
import { wordsOf } from './words/index.ts';

interface OverlayProps {
  readonly moment: ExpeditionsMoment;
  readonly picked: readonly string[];
  readonly open: readonly Open[];
  readonly detail: Detail;
  /** How much larger than the map its names are drawn. */
  readonly letters?: number;
  readonly lately?: Turns;
  /** The part of the map that is shown, where it is not all of it. */
  readonly within?: Box;
}

const NO_TURNS: Turns = [];

/** Everything that lies on the map and changes: arrows, ghosts, discs, names, tokens and marks. */
export const Overlay = memo(function Overlay({
  moment,
  picked,
  open,
  detail,
  letters = 1,
  lately = NO_TURNS,
  within,
}: OverlayProps): ReactNode {
  const words = wordsOf(moment.language);
  const { language, moves } = moment;
  // Whatever is chosen of them: nothing moves while one thinks.
  const reachable = useMemo(() => [...new Set(moves.filter(isArrow).map(({ to }) => to))], [moves]);
  const standing = useStanding(moment, reachable, detail, letters);
  const names = useMemo(
    () => (standing === undefined ? namesOf(language) : [...standing].map(([node, at]) => coveredBy(language, node, at, letters))),
    [standing, language, letters],
  );
  const freely = standing && names;
  const lying = useMemo(() => layAround(moment, freely), [moment, freely]);
  const spots = useMemo(() => lying.map(({ spot }) => spot), [lying]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      className="overlay"
      data-detail={detail}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="group"
      aria-label={`${words.map}. ${words.mapKeys}`}
    >
      <defs>
        <Discs />
      </defs>
      <Trail expeditions={moment.view.expeditions} removing={picked[0] === ticketPlace('remove') ? (picked[1] ?? '') : undefined} />
      <Ghosts moment={moment} picked={picked} open={open} />
      <Nodes moment={moment} ringsOf={ringsFor(moment, picked, open)} detail={detail} within={within} />
      {/* under the names; on a small map they would hide it, and could not be read */}
      {detail !== 'whole' && (
        <Steps lately={lately} names={names} lying={spots} expeditions={moment.view.expeditions} ends={reachable.join(' ')} />
      )}
      <Names moment={moment} standing={standing} />
      <Around moment={moment} open={open} names={freely} lying={lying} />
      <Shine moment={moment} />
    </svg>
  );
});

interface TrailProps {
  readonly expeditions: ExpeditionsMoment['view']['expeditions'];
  /** Whose last arrow a ticket takes away, if one is about to: any, or the place of one expedition. */
  readonly removing: string | undefined;
}

const Trail = memo(function Trail({ expeditions, removing }: TrailProps): ReactNode {
  const trail = useTrail(expeditions);
  return (
    <g className="trail" {...UNSEEN}>
      {trail.map(({ key, colour, order, shaft, state }) => {
        const last = order === (expeditions[colour]?.arrows.length ?? 0) - 1;
        const taken = removing !== undefined && last && (removing === '' || removing === expeditionPlace(colour));
        return (
          <Arrow key={key} colour={colour} shaft={shaft} className={`${state} ${last ? 'last' : ''} ${taken ? 'taken' : ''}`}>
            <text className="order" x={shaft.length / 2 - 4} y="2.6">
              {order + 1}
            </text>
            {taken && <use className="remove-mark" href={`${sprite}#remove`} x={shaft.length / 2 - 9} y="-9" width="18" height="18" />}
          </Arrow>
        );
      })}
    </g>
  );
});

/** A looped expedition could go anywhere: its ghosts stay faint until it is chosen. */
function Ghosts({ moment, picked, open }: Pick<OverlayProps, 'moment' | 'picked' | 'open'>): ReactNode {
  const { view } = moment;
  const node = pickedNode(picked);
  const chosen = picked.find((place) => place.startsWith('arrow:'));
  const meant = chosen === undefined ? undefined : parse(chosen).numbers;
  const shafts = drawGhosts(open, view.expeditions);
  return (
    <g className="ghosts" {...UNSEEN}>
      {open.map(({ arrow, colour, moves }, i) => {
        const roams = view.expeditions[colour]?.tip === NONE && view.stage !== 'restart' && picked.length === 0;
        const isChosen = HEAD[arrow] === node && (meant === undefined || (meant[0] === colour && moves[0]?.from === meant[1]));
        return (
          <Ghost
            key={`${colour} ${arrow}`}
            colour={colour}
            shaft={shafts[i] as Shaft}
            className={isChosen ? 'chosen' : roams ? 'faint' : ''}
          />
        );
      })}
    </g>
  );
}

function ringsFor(moment: ExpeditionsMoment, picked: readonly string[], open: readonly Open[]): (node: number) => Rings {
  const { view } = moment;
  const mine = new Set(soughtOf(moment).map(nodeOf));
  const common = new Set(view.row.map(nodeOf));
  const roaming = view.stage === 'restart' ? view.restart : open.length > 0 ? pickedColour(picked) : NONE;
  const looped = view.expeditions[roaming];
  const origins = new Set(looped !== undefined && looped.tip === NONE ? originsOf(looped) : []);
  const ends = new Set(open.map(({ arrow }) => HEAD[arrow] as number));
  return (node) => ({
    mine: mine.has(node),
    common: common.has(node),
    tips: view.expeditions.flatMap(({ tip, arrows }, colour) => (tip === node && arrows.length > 0 ? [colour] : [])),
    origin: origins.has(node) ? roaming : undefined,
    dim: view.stage === 'restart' && open.length > 0 && !origins.has(node) && !ends.has(node),
  });
}

const halfOf = (node: number, { x }: Point): string => `${node} ${x}`;
/** Every disc, a passage at both edges of the map. */
const HALVES = NODES.flatMap((_, node) => pointsOf(node).map((at) => ({ id: halfOf(node, at), node, at })));

/** How far from the middle of its disc each of them stands. */
const RADIUS = { token: 14, flag: 20, loop: 18, badge: 19 };

interface Thing extends Disc {
  readonly id: string;
  readonly radius: number;
  draw(at: Point): ReactNode;
}

interface Lying extends Thing {
  readonly spot: Point;
}

/** Things find room around their discs, none on another nor on what lies there: what stays longest chooses first. */
function settle(language: Language, things: readonly Thing[], names: readonly Box[] | undefined, there: readonly Lying[] = []): Lying[] {
  const lies = there.map(({ spot }) => spot);
  return things.map((thing) => {
    const spot = berth(language, thing, thing.radius, lies, names);
    lies.push(spot);
    return { ...thing, spot };
  });
}

/** Tokens, pennants and loops. */
function layAround(moment: ExpeditionsMoment, names: readonly Box[] | undefined): readonly Lying[] {
  const { view, language } = moment;
  const tokens = HALVES.flatMap(({ id, node, at }): Thing[] => {
    const seat = view.tokens.findIndex((cards) => cards.includes(node - 1));
    const draw = (spot: Point): ReactNode => <Token seat={seat} {...spot} scale={seat === moment.you ? 0.68 : 0.58} />;
    return seat < 0 ? [] : [{ id: `${id} token`, node, at, radius: RADIUS.token, draw }];
  });
  const tips = HALVES.flatMap(({ id, node, at }) =>
    view.expeditions.flatMap(({ tip, arrows }, colour): Thing[] => {
      if (!endsAt(arrows.at(-1), node, at)) return [];
      const Mark = tip === NONE ? LoopMark : Pennant;
      const radius = tip === NONE ? RADIUS.loop : RADIUS.flag;
      return [{ id: `${id} x${colour}`, node, at, radius, draw: (spot) => <Mark moment={moment} colour={colour} {...spot} /> }];
    }),
  );
  return settle(language, [...tokens, ...tips], names);
}

type AroundProps = Pick<OverlayProps, 'moment' | 'open'> & { readonly names: readonly Box[] | undefined; readonly lying: readonly Lying[] };

function Around({ moment, open, names, lying }: AroundProps): ReactNode {
  const badges = badgesByHalf(moment, open);
  const marks = HALVES.flatMap(({ id, node, at }) =>
    (badges.get(id) ?? []).map(
      (badge): Thing => ({ id: `${id} ${badge}`, node, at, radius: RADIUS.badge, draw: (spot) => <BadgeMark badge={badge} {...spot} /> }),
    ),
  );
  return (
    <g className="around">
      {[...lying, ...settle(moment.language, marks, names, lying)].map(({ id, spot, draw }) => (
        <Fragment key={id}>{draw(spot)}</Fragment>
      ))}
    </g>
  );
}

function badgesByHalf(moment: ExpeditionsMoment, open: readonly Open[]): ReadonlyMap<string, readonly Badge[]> {
  const found = new Map<string, readonly Badge[]>();
  for (const { arrow, moves } of open) {
    const half = halfOf(HEAD[arrow] as number, strokeOf(arrow).to);
    const move = moves[0];
    if (move === undefined) continue;
    const there = found.get(half) ?? [];
    found.set(half, [...there, ...badgesOf(moment, move).filter((badge) => !there.includes(badge))].slice(0, 2));
  }
  return found;
}

/** The pennant at a tip can be taken and drawn to where the expedition should go. */
function Pennant({ moment, colour, x, y }: Point & { moment: ExpeditionsMoment; colour: number }): ReactNode {
  const words = wordsOf(moment.language);
  const { 'data-place': place, className } = useSpot({
    place: expeditionPlace(colour),
    label: words.expedition(colour),
    className: `pennant x${colour}`,
  });
  return (
    <g className={className} data-place={place} data-piece="" data-grip="" transform={`translate(${x} ${y})`} {...UNSEEN}>
      <rect className="hit" x="-11" y="-11" width="22" height="22" />
      <path className="flagcloth" d="M-7-6.5H7L3.8 0 7 6.5H-7z" />
      <text x="-1.4" y="3.3">
        {words.letters[colour]}
      </text>
    </g>
  );
}

const LoopMark = ({ moment, colour, x, y }: Point & { moment: ExpeditionsMoment; colour: number }): ReactNode => (
  <g className={`loopmark x${colour}`} transform={`translate(${x} ${y})`}>
    <circle r="8" />
    <use href={`${sprite}#loop`} x="-6" y="-6" width="12" height="12" />
    <text y="2.4">{wordsOf(moment.language).letters[colour]}</text>
  </g>
);

const BadgeMark = ({ badge, x, y }: Point & { badge: Badge }): ReactNode => (
  <g className="badge" transform={`translate(${x} ${y})`}>
    <circle r="8.6" />
    <use href={`${sprite}#${badge}`} x="-5.5" y="-5.5" width="11" height="11" />
  </g>
);

/** A card was laid: for a moment its place is a picture. */
function Shine({ moment }: { moment: ExpeditionsMoment }): ReactNode {
  const laid = useLaid(moment.view.laid);
  return laid.map(({ card, seat }) => {
    const { x, y } = pointOf(nodeOf(card));
    const [left, top] = [Math.max(38, Math.min(MAP.width - 38, x)), Math.max(66, y)];
    return (
      <g key={card} className="shine" {...UNSEEN} transform={`translate(${x} ${y})`}>
        <circle className="halo" r="14" />
        <g transform={`translate(${left - x} ${top - y})`}>
          <g className="shine-card">
            <rect x="-35" y="-64" width="70" height="50" rx="4" />
            <image href={vignetteOf(card)} x="-33" y="-62" width="66" height="44" />
            <Token seat={seat} x={-31} y={-53} scale={0.8} />
          </g>
        </g>
      </g>
    );
  });
}
