import { type AnyMove, below, completeOptions, findMove, type Game, type GameTypes, seedFromText, stream } from '@banquise/kernel';
import { type BookWords, indexOf, type Plan, type PlanFile, paragraphsOf } from '../../kit/learn/book.ts';
import { type LessonStep, type Lines, type Made, matches, type Pattern, patternsAt, type Script } from '../../kit/learn/tutorial.ts';
import { plainText, references } from './markup.ts';

/** What is wrong with a plan, one line each. */
export function checkPlan(plan: Plan, refusals: Readonly<Record<string, string>>): readonly string[] {
  const paragraphs = paragraphsOf(plan);
  const explained = new Set(paragraphs.flatMap(({ clauses }) => clauses));
  const ids = paragraphs.map(({ id }) => id);
  return [
    ...plan.clauses.filter((clause) => !explained.has(clause)).map((clause) => `${clause} is explained nowhere`),
    ...[...explained].filter((clause) => !plan.clauses.includes(clause)).map((clause) => `${clause} is no clause of the rules`),
    ...Object.entries(refusals).flatMap(([code, clause]) =>
      explained.has(clause) ? [] : [`the refusal ${code} leads nowhere: ${clause}`],
    ),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `there are two paragraphs called ${id}`),
    ...paragraphs.flatMap(({ id, example }) =>
      example !== undefined && !(example in plan.examples) ? [`${id} shows an example that is not there: ${example}`] : [],
    ),
    ...Object.keys(plan.examples)
      .filter((example) => !paragraphs.some((paragraph) => paragraph.example === example))
      .map((example) => `no paragraph shows the example ${example}`),
    ...[...indexOf(plan, 'icons').keys()].filter((icon) => !plan.icons.includes(icon)).map((icon) => `${icon} is no icon of the plan`),
  ];
}

/** Every text of a book, with a name to find it by. */
export function textsIn(words: BookWords): readonly (readonly [string, string])[] {
  const sections = (['short', 'aid', 'paragraphs'] as const).flatMap((part) =>
    Object.entries(words[part]).flatMap(([id, { heading, text }]) => [
      [`${part} ${id}, heading`, heading] as const,
      [`${part} ${id}`, text] as const,
    ]),
  );
  const examples = Object.entries(words.examples).flatMap(([id, { lead, answers }]) => [
    [`example ${id}`, lead] as const,
    ...Object.entries(answers).map(([answer, text]) => [`example ${id}, ${answer}`, text] as const),
  ]);
  const named = (['chapters', 'icons'] as const).flatMap((part) =>
    Object.entries(words[part]).map(([id, text]) => [`${part} ${id}`, text] as const),
  );
  return [['lead', words.lead], ...sections, ...examples, ...named];
}

/** Links and icons that lead nowhere, texts that say nothing, and marks that were left open. */
export function checkWords(plan: Plan, words: BookWords): readonly string[] {
  const ids = new Set(paragraphsOf(plan).map(({ id }) => id));
  return textsIn(words).flatMap(([name, text]) => {
    const { icons, links } = references(text);
    return [
      ...(text.trim() === '' ? [`${name} is empty`] : []),
      ...links.filter((to) => !ids.has(to)).map((to) => `${name} links to ${to}, which is not there`),
      ...icons.filter((icon) => !plan.icons.includes(icon)).map((icon) => `${name} shows ${icon}, which is no icon of the plan`),
      ...(/[*{}[\]]/.test(plainText(text)) ? [`${name} has an open mark: ${text}`] : []),
    ];
  });
}

/** Paragraphs that prompts of random games lead to, and that are not there. */
export function checkTopics<T extends GameTypes>(game: Game<T>, { plan, topic }: PlanFile<T>, games = 3): readonly string[] {
  const ids = new Set(paragraphsOf(plan).map(({ id }) => id));
  const lost = new Set<string>();
  for (let n = 0; n < games; n++) {
    const chance = stream(seedFromText(`topics ${n}`), 'imagine');
    const state = begin(game, { seed: `topics ${n}`, seats: game.seats.min });
    for (let moves = 0; moves < 2000; moves++) {
      const [seat] = game.actors(state);
      const to = topic(game.view(state, seat ?? 0), seat ?? 0);
      if (!ids.has(to)) lost.add(to);
      if (seat === undefined) break;
      const open = game.moves(state, seat);
      game.apply(state, seat, open[below(chance, open.length)] as T['Move']);
    }
  }
  return [...lost];
}

function begin<T extends GameTypes>(game: Game<T>, { seed, seats, options = {} }: Pick<Script, 'seed' | 'seats' | 'options'>): T['State'] {
  const complete = completeOptions(game, options);
  if (!complete.ok) throw new Error(`${complete.problem.field} should be ${complete.problem.expected}`);
  return game.setup(seats, complete.value, stream(seedFromText(seed), 'play'));
}

/** Which of the moves that match a script's learner makes; by default the first. */
export type Learner = (open: readonly AnyMove[]) => AnyMove | undefined;

export interface Rehearsal<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  /** Kinds of moves that were made. */
  readonly met: ReadonlySet<string>;
}

/** Plays a script through the engine; says at which step it breaks, and what would be legal there. */
export function rehearse<T extends GameTypes>(game: Game<T>, script: Script, learner: Learner = ([first]) => first): Rehearsal<T> {
  const state = begin(game, script);
  const met = new Set<string>();
  const play = (step: LessonStep, seat: number, patterns: readonly Pattern[], choose: Learner): void => {
    const legal = game.moves(state, seat);
    const move = choose(legal.filter((one) => patterns.some((pattern) => matches(one, pattern))));
    if (move === undefined) throw new Error(broken(step, seat, patterns, game.actors(state), legal));
    met.add(move.type);
    game.apply(state, seat, findMove(game, move) as T['Move']);
  };
  const others = (step: LessonStep, made: readonly Made[] = []): void => {
    for (const [seat, pattern] of made) play(step, seat, [pattern], ([first]) => first);
  };
  for (const step of script.steps) {
    others(step, step.later);
    (step.play ?? []).forEach((_, decision) => {
      play(step, script.you, patternsAt(step, decision), learner);
    });
    others(step, step.after);
  }
  return { state, met };
}

function broken(
  step: LessonStep,
  seat: number,
  patterns: readonly Pattern[],
  actors: readonly number[],
  legal: readonly AnyMove[],
): string {
  const open = legal.map((move) => JSON.stringify(move)).join('\n  ');
  return `step "${step.id}": seat ${seat} cannot play ${JSON.stringify(patterns)}; seats ${actors.join(', ') || 'none'} may act; legal:\n  ${open}`;
}

/** Seconds until the learner's first own move, for somebody who reads every word. */
export function secondsToFirstMove(script: Script, lines: Readonly<Record<string, { readonly say: string }>>): number {
  const first = script.steps.findIndex(({ play }) => play !== undefined);
  const read = script.steps.slice(0, first + 1);
  const words = read.reduce((sum, { id }) => sum + plainText(lines[id]?.say ?? '').split(/\s+/).length, 0);
  return (words / WORDS_PER_MINUTE) * 60 + read.length * CLICK;
}
const WORDS_PER_MINUTE = 180;
/** Seconds to find and press "Go on", or the card that is pointed at. */
const CLICK = 2;

/** Steps without words, words without a step, and open marks. */
export function checkLines(script: Script, lines: Lines): readonly string[] {
  const ids = script.steps.map(({ id }) => id);
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `there are two steps called ${id}`),
    ...ids.filter((id) => (lines[id]?.say ?? '').trim() === '').map((id) => `step "${id}" says nothing`),
    ...Object.keys(lines)
      .filter((id) => !ids.includes(id))
      .map((id) => `there are words for "${id}", which is no step`),
    ...Object.entries(lines).flatMap(([id, { say, other = '' }]) =>
      /[{}[\]]/.test(say + other) || /\*/.test(plainText(say) + plainText(other)) ? [`step "${id}": a coach only stresses words`] : [],
    ),
  ];
}
