import type { Names, Seat, Seen, Viewer } from '@banquise/kernel';
import {
  ANIMALS,
  type Animal,
  type AnimalName,
  ASSOCIATED,
  CARDS,
  type CardFacts,
  HAND_LIMIT,
  MAIN,
  PLACE,
  type PowerId,
} from '../data.ts';
import type { ArcticEvent } from '../events.ts';
import type { ArcticMove } from '../moves.ts';
import type { ArcticRefusal } from '../refusals.ts';
import { leastToDraw, maySitBack, mostToDraw } from '../rules/draw.ts';
import { BEAR_RECOVER, holds, ORCA_BLIND, ORCA_REFILL, POWERS, WALRUS_MAIN } from '../rules/powers.ts';
import { leastToPlace, mostToPlace } from '../rules/value.ts';
import { type ArcticLine, score } from '../score.ts';
import { NONE, type OpenStage, riverCount, visibleCard } from '../state.ts';
import type { ArcticView } from '../view.ts';
import type { ArcticTexts, MoveSay, OptionalStage, Phrases, Say, Situation } from './texts.ts';

/** Makes the texts of the words of one language. What does not depend on the language is here. */
export function build(phrases: Phrases): ArcticTexts {
  const animal = (index: Animal): string => phrases.animals[ANIMALS[index] as AnimalName];
  const card = (index: number): string => {
    const { main, place, associated } = CARDS[index] as CardFacts;
    return phrases.card(phrases.animals[main], place, phrases.animals[associated]);
  };
  const power = (id: PowerId): string => {
    const { animal: owner } = POWERS.find((one) => one.id === id) as (typeof POWERS)[number];
    return phrases.power(animal(owner), phrases.powers[id].label);
  };
  const stage = (one: OpenStage): string => phrases.stages[one];
  const say = (names: Names): Say => ({ name: (seat) => nameOf(names, seat), card, animal, power, stage });
  return {
    title: phrases.title,
    animal,
    card,
    cardText: (index) => {
      const { main, associated, place, draw } = CARDS[index] as CardFacts;
      return phrases.cardText(phrases.animals[main], phrases.animals[associated], place, draw);
    },
    power,
    powerText: (id) => phrases.powers[id].text,
    stage,
    prompt: (view, names, you) => prompt(phrases, view, names, you, { animal, card }),
    move: (move, view) => tell(phrases.moves, move.type, move, moveSay(view, { animal, card })),
    event: (event, names) => tell(phrases.events, event.type, event, say(names)),
    refusal: (refusal) => tell(phrases.refusals, refusal.code, refusal, say([])),
    line: (line) => lineName(phrases, line),
    option: (id) => phrases.option(phrases.animals[id as AnimalName]),
    optionValue: (_id, value) => (value === 'random' ? phrases.random : phrases.powers[value as PowerId].label),
  };
}

/** Looks the sentence of a kind of thing up and says it; the tables are complete by their types. */
function tell<Thing extends ArcticMove | Seen<ArcticEvent> | ArcticRefusal, How>(
  table: object,
  key: string,
  thing: Thing,
  how: How,
): string {
  return (table as Record<string, (thing: Thing, how: How) => string>)[key]?.(thing, how) ?? '';
}

/** Seats have letters wherever they are named. */
export const letter = (seat: Seat): string => String.fromCharCode(65 + seat);

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? letter(seat);

function lineName(phrases: Phrases, line: ArcticLine): string {
  if (line === 'series' || line === 'totem' || line === 'penalties') return phrases[line];
  return phrases.run(phrases.animals[line]);
}

type Naming = Pick<Say, 'animal' | 'card'>;

function prompt(phrases: Phrases, view: ArcticView, names: Names, you: Viewer, naming: Naming): string {
  if (view.stage === 'over') return outcome(phrases, view, names);
  const { stage } = view;
  const ask =
    you === view.turn
      ? phrases.yours[stage](situation(phrases, view, naming))
      : phrases.theirs[stage](nameOf(names, view.turn), tokensOf(view, visibleCard(view, view.turn), naming.animal));
  return view.final ? `${phrases.finalTurn} ${ask}` : ask;
}

function situation(phrases: Phrases, view: ArcticView, { animal, card }: Naming): Situation {
  const { turn, left, missing, taken, stage, chosen } = view;
  const visible = visibleCard(view, turn);
  return {
    left,
    toPlace: Math.min((view.hands[turn] as number[]).length, visible === NONE ? 1 : (PLACE[visible] as number)),
    missing,
    taken,
    ...limits(view),
    mayStop: stage === 'draw' && maySitBack(view),
    mayTake: !view.final && riverCount(view.river) > 0,
    excess: (view.hands[turn] as number[]).length - HAND_LIMIT,
    ...tokensOf(view, visible, animal),
    chosen: chosen === NONE ? '' : stage === 'recover' ? animal(chosen) : card(chosen),
    from: sourcesOf(phrases, view),
  };
}

/** ARC-39: where the player whose turn it is may draw from; ARC-50: one card at a time where the River is completed in between. */
function sourcesOf({ sources }: Phrases, view: ArcticView): string {
  const open = [
    ...(riverCount(view.river) > 0 ? [sources.river] : []),
    ...(holds(view, ORCA_BLIND) && view.deck > 0 ? [sources.deck] : []),
    ...(holds(view, BEAR_RECOVER) && (view.zones[view.turn]?.length ?? 0) > 0 ? [sources.zone] : []),
  ];
  const refills = view.stage === 'draw' && holds(view, ORCA_REFILL) && view.deck + view.reserve > 0;
  const singly = refills && mostToDraw(view) - view.taken > 1 ? sources.singly : '';
  return `${open.length < 2 ? (open[0] ?? '') : `${open.slice(0, -1).join(', ')} ${sources.or} ${open.at(-1)}`}${singly}`;
}

function limits(view: ArcticView): Pick<Situation, 'least' | 'most'> {
  if (view.stage === 'value') return { least: leastToPlace(view), most: mostToPlace(view) };
  if (view.stage === 'draw') return { least: leastToDraw(view), most: mostToDraw(view) };
  return { least: 0, most: 0 };
}

function tokensOf(view: ArcticView, visible: number, animal: Naming['animal']): Pick<Situation, 'main' | 'associated' | 'extra'> {
  if (visible === NONE) return { main: '', associated: '', extra: '' };
  const main = animal(MAIN[visible] as number);
  const associated = animal(ASSOCIATED[visible] as number);
  return { main, associated, extra: holds(view, WALRUS_MAIN) ? main : associated };
}

function moveSay(view: ArcticView, { animal, card }: Naming): MoveSay {
  return {
    card,
    animal,
    river: (slot) => (view.river[slot] === NONE ? `${slot + 1}` : card(view.river[slot] as number)),
    ...tokensOf(view, visibleCard(view, view.turn), animal),
    value: view.value,
    stage: view.stage as OptionalStage,
    seat: letter,
  };
}

/** ARC-72: once the Totems are shown, everybody can count. */
function outcome(phrases: Phrases, view: ArcticView, names: Names): string {
  const { seats, winners } = score(view);
  const winner = winners[0] as Seat;
  const { total } = seats[winner] as (typeof seats)[number];
  const tied = seats.filter((other) => other.total === total).length > 1;
  return tied ? phrases.wonTie(nameOf(names, winner), total) : phrases.won(nameOf(names, winner), total);
}
