import { bad, commitment, completeOptions, type Game, type GameTypes, isSeed, type Result, SEED_SHAPE, versionOf } from '@banquise/kernel';
import { isEmpty } from './change.ts';
import { EMPTY, isClock, isLevel, isName, LONGEST_NAME } from './seating.ts';
import { type Chair, type Creation, LAW, type SeatPlan, type Settings, type Table } from './table.ts';

/** A new table, open for people to sit down; or what is wrong with the plan. Store the creation first. */
export function create<T extends GameTypes>(newest: Game<T>, creation: Creation): Result<Table<T>> {
  const { id, seats, clock, settings, owner, seed, at, law } = creation;
  if (creation.game !== newest.id) return bad('game', newest.id);
  const version = versionOf(newest, creation.rules);
  if (!version.ok) return version;
  const game = version.value;
  const options = completeOptions(game, creation.options);
  if (!options.ok) return options;
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) return bad('seats', `${min} to ${max} seats`);
  const wrong = seats.findIndex((plan) => !isSound(plan));
  if (wrong >= 0)
    return bad(`seats[${wrong}]`, `a person or a bot of level 1 to 6, each with a name of at most ${LONGEST_NAME} letters, or empty`);
  if (!isLevel(settings.standIn)) return bad('settings.standIn', 'a level from 1 to 7');
  if (!isClock(clock)) return bad('clock', 'times above zero, grace and increment not below');
  if (!isSeed(seed)) return bad('seed', SEED_SHAPE);
  const blank: Omit<Table<T>, 'chairs'> = {
    ...{ id, game: game.id, rules: game.rules, options: options.value, clock, settings, owner, seed, at },
    commitment: commitment(seed),
    ...{ revision: 0, now: at, phase: 'open', ending: null, practice: false, state: null, entries: [], drafts: [], fresh: [], timers: [] },
    ...(law === undefined ? {} : { law }),
    ...{ stretch: { seat: -1, steps: [], stop: 'start' }, pauseAsked: [], rematchAsked: [], next: null, answered: [], horizon: 0 },
  };
  return { ok: true, value: { ...blank, chairs: seats.map((plan) => chairOf(plan, settings)) } };
}

const isSound = (plan: SeatPlan): boolean =>
  plan.kind === 'empty' || (isName(plan.name) && (plan.kind === 'person' ? plan.person !== '' : isLevel(plan.level)));

function chairOf(plan: SeatPlan, { confirm, standIn }: Settings): Chair {
  switch (plan.kind) {
    case 'empty':
      return EMPTY;
    case 'bot':
      return { ...EMPTY, name: plan.name, bot: plan.level };
    case 'person': {
      const { person, name, away } = plan;
      return { person, name, confirm: plan.confirm ?? confirm, bot: away ? standIn : null, away: away ? 'left' : null };
    }
  }
}

/**
 * The plan of the next game: same people and settings, everybody one seat further, a new seed, the same rules. The seats of those who left
 * are free: nobody is drawn into a game unasked. Give it to `create`.
 */
export function rematch(table: Table, next: Pick<Creation, 'id' | 'seed' | 'at'>): Creation {
  const { game, rules, options, clock, settings, chairs } = table;
  const here = chairs.flatMap(({ person, away }) => (person !== null && away === null ? [person] : []));
  const owner = table.owner === null || here.includes(table.owner) ? table.owner : (here[0] ?? table.owner);
  const rotated = table.chairs.map((_, seat) => table.chairs[(seat + 1) % table.chairs.length] as Chair);
  return { ...next, game, rules, options, clock, settings, owner, seats: rotated.map(planOf), law: LAW };
}

function planOf(chair: Chair): SeatPlan {
  const { person, name, bot, away, confirm } = chair;
  if (person !== null) return away === null ? { kind: 'person', person, name, confirm } : { kind: 'empty' };
  return isEmpty(chair) || bot === null ? { kind: 'empty' } : { kind: 'bot', level: bot, name };
}
