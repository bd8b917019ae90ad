import { type Game, type GameTypes, type Seat, seedFromText } from '@banquise/kernel';
import { alarm, awaits, type Creation, LAW, type Speaker } from '@banquise/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEnding } from '../../../table/test/ending.ts';
import { lanterns } from '../../../table/test/lanterns.ts';
import { CLOCK, Played } from '../../../table/test/played.ts';

/** Whatever people may do at a running table, with how long they wait before it. */
const deed = fc.record({
  seat: fc.nat(3),
  act: fc.constantFrom('play', 'play', 'play', 'resign', 'leave', 'return', 'pause', 'resume', 'undo', 'confirm', 'nothing'),
  wait: fc.constantFrom(0, 0, 1000, 30_000, 61_000, 75_000, 86_400_000),
});
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

const company = fc.record({ people: fc.integer({ min: 1, max: 4 }), bots: fc.integer({ min: 0, max: 2 }), confirm: fc.boolean() });

/** One table at which anybody does anything, in any order. */
class Crowd extends Played<GameTypes> {
  constructor(people: number, bots: number, confirm: boolean) {
    const creation: Creation = {
      ...{ id: 'crowd', game: lanterns.id, rules: lanterns.rules, options: {}, owner: 'p0', seed: seedFromText('crowd'), at: 0, law: LAW },
      ...{ clock: CLOCK, settings: { confirm, standIn: 2 } },
      seats: Array.from({ length: people + bots }, (_, seat) =>
        seat < people ? { kind: 'person', person: `p${seat}`, name: `P${seat}` } : { kind: 'bot', level: 1, name: `B${seat}` },
      ),
    };
    super(lanterns as unknown as Game, creation, 0);
    this.ask('host', { type: 'start' });
  }

  /** Time passes, and the table is woken whenever it asked for it. */
  wait(ms: number): void {
    const until = this.now + ms;
    for (let due = alarm(this.table); due !== null && due <= until && !this.over; due = alarm(this.table)) {
      const { revision } = this.table;
      this.now = Math.max(this.now, due);
      this.ask('host', { type: 'tick' });
      if (this.table.revision === revision) break;
    }
    this.now = until;
  }

  /** Bots play at once whatever is theirs to play. */
  bots(): void {
    for (let n = 0; n < 50; n++) {
      const mover = awaits(this.game, this.table).find(({ bot }) => bot !== null);
      if (mover === undefined) return;
      this.play('host', mover.seat);
    }
  }

  play(by: Speaker, seat: Seat): void {
    const [move] = this.table.phase === 'open' ? [] : this.game.moves(this.table.state as never, seat);
    const step = this.table.drafts[seat]?.moves.length ?? 0;
    if (move !== undefined) this.ask(by, { type: 'move', seat, step, move });
  }

  do({ seat, act, wait }: Deed): void {
    this.wait(wait);
    const by: Speaker = { person: `p${seat}` };
    const step = this.table.drafts[seat]?.moves.length ?? 0;
    if (act === 'play') this.play(by, seat);
    else if (act === 'pause') this.ask(by, { type: 'pause', seat, agree: true });
    else if (act === 'undo' || act === 'confirm') this.ask(by, { type: act, seat, step });
    else if (act !== 'nothing') this.ask(by, { type: act, seat });
    this.bots();
  }

  /** Nobody does anything any more: time alone must bring every game to its one end. */
  abandon(): void {
    for (let n = 0; n < 60 && !this.over; n++) {
      for (const { seat } of this.table.chairs.map((_, i) => ({ seat: i }))) this.ask({ person: `p${seat}` }, { type: 'resume', seat });
      this.wait(2 * 86_400_000);
      this.bots();
    }
  }
}

test('whatever people do in whatever order, time brings the game to one end that the record and the journal tell alike', () => {
  fc.assert(
    fc.property(company, fc.array(deed, { maxLength: 30 }), ({ people, bots, confirm }, deeds) => {
      const seats = Math.min(4, Math.max(2, people + bots));
      const crowd = new Crowd(Math.min(people, seats), seats - Math.min(people, seats), confirm);
      for (const one of deeds) if (!crowd.over) crowd.do(one);
      crowd.abandon();
      expect(crowd.over, JSON.stringify(crowd.table.phase)).toBe(true);
      checkEnding(crowd as never, JSON.stringify({ people, bots, confirm, deeds }));
    }),
    { numRuns: 200, seed: 20261116 },
  );
});
