import { ANIMALS, CENTRE, LANDSCAPE, MAIN, PLACE, POWERS } from '@banquise/arctic';
import type { Told, Turn } from '../../kit/board.ts';
import { powerLabel } from './sayings.ts';
import { toldWordsOf } from './told-words.ts';
import { type ArcticMoment, type ArcticTypes, textsOf } from './types.ts';

const animalOf = (power: string): number => POWERS.find(({ id }) => id === power)?.animal ?? 0;

/** Where a token stands then. One that went and came back is seen nowhere else: it says its whole way. */
function wayOf(animal: string, [from, ...steps]: readonly number[]): string {
  const shown = steps.at(-1) === from ? steps : steps.slice(-1);
  return [animal, ...shown.map((at) => LANDSCAPE[at])].join('\u00a0→\u00a0');
}

/** A turn in one line: what was laid, where tokens went, what was drawn, what became a penalty, what was taken from whom. */
export function tell(moment: ArcticMoment, { seat, events }: Turn<ArcticTypes>): Told | undefined {
  const words = toldWordsOf(moment.language);
  const texts = textsOf(moment);
  const you = seat === moment.you;
  const named = (other: number): string => (other === moment.you ? words.toYou : (moment.names[other] ?? ''));
  const laid: number[] = [];
  const aside: string[] = [];
  const asideShort: string[] = [];
  const before: string[] = [];
  // Why so many cards: told once cards lie, as what was only announced is told in its own words.
  const changed: string[] = [];
  const after: string[] = [];
  const tokens = new Map<number, readonly number[]>();
  // Told while there is nothing else to tell: a turn that has just begun.
  let begun: string | undefined;
  let [drawn, lacked, penalties, recovered] = [0, 0, 0, 0];
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        if (event.to === 'top') laid.push(event.card);
        else {
          aside.push(words.bottom(you, texts.card(event.card)));
          asideShort.push(words.bottomShort);
        }
        break;
      case 'hid':
        aside.push(words.hides(you));
        asideShort.push(words.hidShort);
        break;
      case 'swapped':
        before.push(words.swaps(you, texts.card(event.given), texts.card(event.got)));
        break;
      case 'skipped':
        begun = words.skips(you, powerLabel(moment, animalOf(event.power)));
        break;
      case 'announced':
        begun = words.announces(you, event.value);
        if (event.value !== event.base) changed.push(words.changes(you, event.base, event.value));
        break;
      case 'took-back':
        before.push(words.takesBack(you, texts.card(event.card)));
        break;
      case 'token-moved':
        tokens.set(event.animal, [...(tokens.get(event.animal) ?? [event.from]), event.to]);
        break;
      case 'power-taken':
        after.push(words.takesPower(you, powerLabel(moment, animalOf(event.power)), event.from === CENTRE ? undefined : named(event.from)));
        break;
      case 'gave':
        after.push(words.gives(you, named(event.to)));
        break;
      case 'drew':
      case 'drew-blind':
        drawn++;
        break;
      case 'recovered':
        recovered++;
        break;
      case 'penalised':
        lacked++;
        break;
      case 'discarded':
        penalties++;
    }
  }
  const last = laid.at(-1);
  const nameOf = (card: number): string => `${texts.animal(MAIN[card] ?? 0)}\u00a0${PLACE[card] ?? ''}`;
  const placed = last === undefined ? [] : [words.places(you, laid.length, nameOf(last))];
  const moved = ANIMALS.flatMap((_, animal) => (tokens.has(animal) ? [wayOf(texts.animal(animal), tokens.get(animal) ?? [])] : []));
  const parts = [
    ...before,
    ...(laid.length + aside.length + moved.length > 0 ? changed : []),
    ...placed,
    ...aside,
    ...(lacked > 0 ? [words.lacked(lacked)] : []),
    ...(moved.length === 0 ? [] : [moved.join(', ')]),
    ...after,
    ...(drawn > 0 ? [words.draws(you, drawn)] : []),
    ...(recovered > 0 ? [words.recovers(you, recovered)] : []),
    ...(penalties > 0 ? [words.penalties(penalties)] : []),
  ];
  if (parts.length === 0) return begun === undefined ? undefined : { full: begun };
  // Penalties stand with their change beside the name: two rows are enough for what stands nowhere else.
  // Penalties taken back are drawn too: the figure is that of the card.
  const all = drawn + recovered;
  const short = [...(last === undefined ? asideShort : [nameOf(last)]), ...(all > 0 ? [words.drewShort(all)] : [])];
  if (short.length === 0 && lacked + penalties > 0) short.push(words.penalties(lacked + penalties));
  return { full: parts.join(words.and), ...(short.length > 0 && { short: short.join(', ') }) };
}
