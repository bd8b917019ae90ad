import { type ArrowMove, arrowBetween, type Colour, HEAD, nodeOf, TAIL } from '@banquise/expeditions';
import { arrowPlace, drawnPlace, expeditionPlace, handPlace, nodePlace, pickedColour, ticketPlace } from './places.ts';
import type { ExpeditionsChoice, ExpeditionsMoment, ExpeditionsMove } from './types.ts';

export const isArrow = (move: ExpeditionsMove): move is ArrowMove => 'from' in move;

/** Where one points for each legal move. Arrows are chosen by their end, or by their expedition and then their end. */
export function choices(moment: ExpeditionsMoment): readonly ExpeditionsChoice[] {
  const arrows = moment.moves.filter(isArrow);
  return [...arrowChoices(arrows), ...moment.moves.filter((move) => !isArrow(move)).flatMap(pathsOf)];
}

function pathsOf(move: ExpeditionsMove): readonly ExpeditionsChoice[] {
  const one = (...path: string[]): ExpeditionsChoice => ({ path, verb: move.type, moves: [move] });
  switch (move.type) {
    case 'mark':
      return [one(nodePlace(nodeOf(move.card))), one(handPlace(move.card))];
    case 'ticket-remove':
      return [one(ticketPlace('remove'), expeditionPlace(move.colour))];
    case 'ticket-exchange':
      return [one(ticketPlace('exchange'))];
    case 'exchange-keep':
      return [one(drawnPlace(move.keep), handPlace(move.discard))];
    default:
      return [one()];
  }
}

/**
 * The same arrow can be paid for in two ways: as the main action or with a ticket. Then both stand at the same end, the
 * main one first. Once the main action is done an end alone leads nowhere: a ticket has to be taken up first.
 */
function arrowChoices(arrows: readonly ArrowMove[]): readonly ExpeditionsChoice[] {
  const direct = arrows.filter(({ type }) => type !== 'ticket-arrow');
  const paid = arrows.filter(({ type }) => type === 'ticket-arrow');
  const main = direct.some(({ type }) => type === 'main');
  return [
    ...toEnds(direct, []),
    ...byExpedition(direct),
    ...(main ? [...toEnds(paid, []), ...byExpedition(paid)] : []),
    ...toEnds(paid, [ticketPlace('arrow')]),
    ...byExpedition(paid, ticketPlace('arrow')),
  ];
}

const byExpedition = (arrows: readonly ArrowMove[], ...head: readonly string[]): readonly ExpeditionsChoice[] =>
  ([0, 1, 2] as const).flatMap((colour) =>
    toEnds(
      arrows.filter((move) => move.colour === colour),
      [...head, expeditionPlace(colour)],
    ),
  );

/** One end that several arrows can reach asks which of them is meant. */
function toEnds(arrows: readonly ArrowMove[], head: readonly string[]): readonly ExpeditionsChoice[] {
  const reaching = new Map<number, number>();
  for (const { to } of arrows) reaching.set(to, (reaching.get(to) ?? 0) + 1);
  return arrows.map((move) => {
    const end = [...head, nodePlace(move.to)];
    const path = (reaching.get(move.to) ?? 0) > 1 ? [...end, arrowPlace(move.colour, move.from)] : end;
    return { path, verb: move.type, moves: [move] };
  });
}

/** An arrow one could place, with everything it could be paid with. */
export interface Open {
  readonly arrow: number;
  readonly colour: Colour;
  readonly moves: readonly ArrowMove[];
}

/** What choosing an expedition is about: the arrow that a ticket would take, or those that could come next, if any. */
export function arrowsAbout({ moves, view }: ExpeditionsMoment, colour: number, picked: readonly string[]): readonly number[] {
  if (picked[0] === ticketPlace('remove')) return view.expeditions[colour]?.arrows.slice(-1) ?? [];
  return moves.flatMap((move) => (isArrow(move) && move.colour === colour ? [arrowBetween(move.from, move.to)] : []));
}

/** Arrows to show: those that go on from what is picked, unless a ticket has to be taken up first. */
export function openArrows(choices: readonly ExpeditionsChoice[], picked: readonly string[]): readonly Open[] {
  const open = new Map<string, Open>();
  for (const { path, moves } of choices) {
    const move = moves[0];
    if (move === undefined || !isArrow(move) || !picked.every((place, i) => path[i] === place)) continue;
    if (path[picked.length] === ticketPlace('arrow')) continue;
    const arrow = arrowBetween(move.from, move.to);
    const key = `${move.colour} ${arrow}`;
    const there = open.get(key)?.moves ?? [];
    if (!there.includes(move)) open.set(key, { arrow, colour: move.colour, moves: [...there, move] });
  }
  return [...open.values()];
}

/** What the second click on the same end does: the arrow it shows, as the main action if it can be. */
export function obvious(armed: readonly ExpeditionsChoice[]): ExpeditionsChoice | undefined {
  const [first, ...others] = armed;
  const meant = first?.moves[0];
  if (first === undefined || meant === undefined || !isArrow(meant)) return others.length === 0 ? first : undefined;
  const same = others.every(
    ({ moves: [move] }) => move !== undefined && isArrow(move) && move.colour === meant.colour && move.from === meant.from,
  );
  return same ? first : undefined;
}

/** Why a place cannot be chosen, in the words of the game. */
export function refusalAt(moment: ExpeditionsMoment, place: string, picked: readonly string[]): string {
  const [kind = '', first = '', second = ''] = place.split(':');
  const wanted = candidates(moment, kind, kind === 'ticket' ? -1 : Number(first), Number(second), first, picked);
  for (const move of wanted) {
    const why = moment.refusal(move);
    if (why !== undefined) return why;
  }
  return '';
}

/** The move that somebody who points there probably has in mind. */
function candidates(
  moment: ExpeditionsMoment,
  kind: string,
  n: number,
  from: number,
  use: string,
  picked: readonly string[],
): readonly ExpeditionsMove[] {
  const { view } = moment;
  const first = (key: string): readonly ExpeditionsMove[] => indexOf(moment).get(key)?.slice(0, 1) ?? [];
  const type = arrowType(view.stage, picked);
  switch (kind) {
    case 'node':
      return view.stage === 'mark' ? first(`mark ${n - 1}`) : arrowsTo(moment, n, type, picked);
    case 'hand':
    case 'row':
      if (view.stage === 'mark') return first(`mark ${n}`);
      return view.stage === 'exchange' ? [] : arrowsTo(moment, nodeOf(n), type, picked);
    case 'exp':
      return first(
        picked[0] === ticketPlace('remove') ? `ticket-remove ${n}` : `${type} ${n} ${Math.max(0, view.expeditions[n]?.tip ?? 0)}`,
      );
    case 'arrow':
      return first(`${type} ${n} ${from}`);
    case 'ticket':
      return first(use === 'arrow' ? 'ticket-arrow' : use === 'remove' ? 'ticket-remove' : 'ticket-exchange');
    default:
      return [];
  }
}

function arrowType(stage: string, picked: readonly string[]): ArrowMove['type'] {
  if (stage === 'restart' || stage === 'bonus') return stage;
  return picked[0] === ticketPlace('arrow') ? 'ticket-arrow' : 'main';
}

/** The vocabulary by what somebody points at: it is long, and every disc asks. Each version of the rules has its own. */
const indices = new WeakMap<object, ReadonlyMap<string, readonly ExpeditionsMove[]>>();

function indexOf({ game }: ExpeditionsMoment): ReadonlyMap<string, readonly ExpeditionsMove[]> {
  const made = indices.get(game);
  if (made !== undefined) return made;
  const index = new Map<string, ExpeditionsMove[]>();
  indices.set(game, index);
  const file = (key: string, move: ExpeditionsMove): void => {
    const there = index.get(key);
    if (there === undefined) index.set(key, [move]);
    else there.push(move);
  };
  for (const move of game.vocabulary) {
    file(move.type, move);
    if (isArrow(move)) {
      file(`${move.type} ${move.colour} ${move.from}`, move);
      file(`${move.type} to ${move.to}`, move);
    } else if (move.type === 'mark') file(`mark ${move.card}`, move);
    else if (move.type === 'ticket-remove') file(`ticket-remove ${move.colour}`, move);
  }
  return index;
}

const arrowsEndingAt = (moment: ExpeditionsMoment, type: ArrowMove['type'], node: number): readonly ArrowMove[] =>
  (indexOf(moment).get(`${type} to ${node}`) ?? []).filter(isArrow);

/** The arrows that lead to a node: from a tip if one is beside it, else from any of its neighbours. */
function arrowsTo(moment: ExpeditionsMoment, node: number, type: ArrowMove['type'], picked: readonly string[]): readonly ExpeditionsMove[] {
  const chosen = pickedColour(picked);
  const leading = arrowsEndingAt(moment, type, node).filter(({ colour }) => chosen < 0 || colour === chosen);
  const near = leading.filter(({ colour, from }) => moment.view.expeditions[colour]?.tip === from);
  return near.length > 0 ? near : leading.slice(0, 3);
}

/** The ends of the last arrow of an expedition: what a removal would take. */
export function lastArrow(arrows: readonly number[]): { readonly from: number; readonly to: number } | undefined {
  const last = arrows.at(-1);
  return last === undefined ? undefined : { from: TAIL[last] as number, to: HEAD[last] as number };
}
