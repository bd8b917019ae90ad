import type { KeyboardEvent } from 'react';
import { nextPlaces } from '../../kit/choice.ts';
import { type Direction, type Spot, walk } from '../../kit/walk.ts';
import { POSITIONS } from './art/layout.ts';
import type { Camera } from './camera.ts';
import { pointsOf } from './geometry.ts';
import { whole } from './lens.ts';
import { nodePlace, parse } from './places.ts';
import type { ExpeditionsChoice } from './types.ts';

type Key = KeyboardEvent<HTMLDivElement>;

const ARROWS: Readonly<Record<string, readonly [Direction, number, number]>> = {
  ArrowLeft: ['left', 1, 0],
  ArrowRight: ['right', -1, 0],
  ArrowUp: ['up', 0, 1],
  ArrowDown: ['down', 0, -1],
};

/** Every disc on the map, passages at both edges; the second number is the half. */
export const SPOTS: readonly Spot[] = POSITIONS.flatMap((_, node) =>
  pointsOf(node).map(({ x, y }, half) => ({ id: `${node}:${half}`, x: x - 4, y: y - 4, width: 8, height: 8 })),
);
/** How far the map moves at a stroke. */
const STEP = 120;

/**
 * The keyboard on this table: arrows walk from disc to disc on the map, whatever is to be seen of it, and from card to
 * card around it; N goes to what can be chosen next.
 */
export function onKey(event: Key, camera: Camera, choices: readonly ExpeditionsChoice[], picked: readonly string[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (zoomKey(event.key, camera) || arrowKey(event, camera) || nextKey(event, choices, picked)) event.preventDefault();
}

function zoomKey(key: string, camera: Camera): boolean {
  if (key === '+' || key === '=') camera.zoom(1.4);
  else if (key === '-') camera.zoom(1 / 1.4);
  else if (key === '0') camera.go(whole);
  else return false;
  return true;
}

function arrowKey(event: Key, camera: Camera): boolean {
  const arrow = ARROWS[event.key];
  if (arrow === undefined) return false;
  const [direction, dx, dy] = arrow;
  if (event.shiftKey) {
    camera.pan(dx * STEP, dy * STEP);
    return true;
  }
  const here = (event.target as Element).closest<HTMLElement>('[data-place]');
  if (here === null) return false;
  return here.dataset.place?.startsWith('node:') === true
    ? onMap(event.currentTarget, here, direction)
    : beside(event.currentTarget, here, direction, camera);
}

const nodesAt = (root: Element, node: number): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-place="${nodePlace(node)}"]`),
];

/** Where a step on the map leads; beyond the edge lies the other half of the same passage. */
export function stepOnMap(node: number, half: number, halves: number, direction: Direction): string | undefined {
  const over = halves > 1 && direction === (half === 0 ? 'left' : 'right');
  return over ? `${node}:${1 - half}` : walk(SPOTS, `${node}:${half}`, direction);
}

function onMap(root: Element, here: HTMLElement, direction: Direction): boolean {
  const node = parse(here.dataset.place ?? '').numbers[0] ?? 0;
  const halves = nodesAt(root, node);
  const next = stepOnMap(node, halves.indexOf(here), halves.length, direction);
  if (next === undefined) return beside(root, here, direction, undefined);
  const [number = '0', half = '0'] = next.split(':');
  nodesAt(root, Number(number))[Number(half)]?.focus();
  return true;
}

/** Around the map: cards, expeditions, tickets. Where nothing lies ahead, the map does. */
function beside(root: Element, here: HTMLElement, direction: Direction, camera: Camera | undefined): boolean {
  const places = [...root.querySelectorAll<HTMLElement>('button[data-place]')].filter((place) => place.offsetParent !== null);
  const spots = [...places, ...(places.includes(here) ? [] : [here])].map((place, i) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return { id: String(i), x, y, width, height };
  });
  const at = places.includes(here) ? places.indexOf(here) : places.length;
  const next = walk(spots, String(at), direction);
  const target = next === undefined ? undefined : places[Number(next)];
  if (target !== undefined) target.focus();
  else if (camera !== undefined) inSight(root, camera)?.focus();
  return true;
}

/** A disc that can be seen, those that can be used first. */
function inSight(root: Element, camera: Camera): HTMLElement | undefined {
  const seen = (node: number): boolean => pointsOf(node).some(camera.sees);
  const nodes = [...root.querySelectorAll<HTMLElement>('.node.can, .node')];
  return (
    nodes.find((node) => node.classList.contains('can') && seen(parse(node.dataset.place ?? '').numbers[0] ?? 0)) ??
    nodes.find((node) => seen(parse(node.dataset.place ?? '').numbers[0] ?? 0))
  );
}

/** From one thing that can be chosen next to the following one, round and round; what is picked can be changed too. */
function nextKey({ key, shiftKey, target, currentTarget }: Key, choices: readonly ExpeditionsChoice[], picked: readonly string[]): boolean {
  if (key.toLowerCase() !== 'n') return false;
  const open = nextPlaces(choices, picked);
  const places = [...(open.size > 0 ? open : nextPlaces(choices, picked.slice(0, -1)))];
  const there = places.filter((place) => shown(currentTarget, place) !== undefined);
  const at = there.indexOf((target as HTMLElement).dataset.place ?? '');
  const next = there[(at + (shiftKey ? there.length - 1 : 1)) % Math.max(1, there.length)];
  if (next !== undefined) shown(currentTarget, next)?.focus();
  return true;
}

/** The first element of a place that takes the focus; a pennant on the map does not. */
const shown = (root: Element, place: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`[data-place="${place}"][tabindex]`)].find((element) => element.getClientRects().length > 0);
