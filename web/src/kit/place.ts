/** The place of the table that something on the screen belongs to. */
export const placeAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-place]')?.dataset.place ?? undefined) : undefined;

/** Everything one could mean by dropping a piece there: the place itself, then the zones around it. */
export function dropsAt(target: Element | null): string[] {
  const found: string[] = [];
  for (let zone = target?.closest<HTMLElement>(DROPS); zone != null; zone = zone.parentElement?.closest<HTMLElement>(DROPS))
    found.push(zone.dataset.place ?? zone.dataset.drop ?? '');
  return found;
}
const DROPS = '[data-place], [data-drop]';
