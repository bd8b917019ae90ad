/**
 * A largest set of pairs in a graph, no two of which share somebody, by Edmonds' blossoms. `joined` says who may be paired.
 * The answer names each one's partner, or -1.
 */
export function matching(n: number, joined: (a: number, b: number) => boolean): number[] {
  const neighbours = Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b) => b).filter((b) => b !== a && joined(a, b)));
  const mate = new Array<number>(n).fill(-1);
  for (let root = 0; root < n; root++) if (mate[root] === -1) augment(root, neighbours, mate);
  return mate;
}

/** Looks for a path from `root` to somebody free, along which pairs can be exchanged, and exchanges them. */
function augment(root: number, neighbours: readonly (readonly number[])[], mate: number[]): void {
  const n = mate.length;
  const parent = new Array<number>(n).fill(-1);
  const base = Array.from({ length: n }, (_, i) => i);
  const even = new Array<boolean>(n).fill(false);
  even[root] = true;
  const queue = [root];
  const at = <T>(list: readonly T[], i: number): T => list[i] as T;

  const common = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let x = a; ; x = at(parent, at(mate, x))) {
      x = at(base, x);
      seen.add(x);
      if (at(mate, x) === -1) break;
    }
    for (let y = b; ; y = at(parent, at(mate, y))) {
      y = at(base, y);
      if (seen.has(y)) return y;
    }
  };
  const contract = (from: number, top: number, child: number, blossom: Set<number>): void => {
    for (let v = from, under = child; at(base, v) !== top; ) {
      blossom.add(at(base, v)).add(at(base, at(mate, v)));
      parent[v] = under;
      under = at(mate, v);
      v = at(parent, at(mate, v));
    }
  };
  for (let head = 0; head < queue.length; head++) {
    const v = at(queue, head);
    for (const to of at(neighbours, v)) {
      if (at(base, v) === at(base, to) || at(mate, v) === to) continue;
      if (to === root || (at(mate, to) !== -1 && at(parent, at(mate, to)) !== -1)) {
        const top = common(v, to);
        const blossom = new Set<number>();
        contract(v, top, to, blossom);
        contract(to, top, v, blossom);
        for (let i = 0; i < n; i++) {
          if (!blossom.has(at(base, i))) continue;
          base[i] = top;
          if (at(even, i)) continue;
          even[i] = true;
          queue.push(i);
        }
      } else if (at(parent, to) === -1) {
        parent[to] = v;
        if (at(mate, to) === -1) {
          exchange(to, parent, mate);
          return;
        }
        even[at(mate, to)] = true;
        queue.push(at(mate, to));
      }
    }
  }
}

function exchange(end: number, parent: readonly number[], mate: number[]): void {
  for (let v = end; v !== -1; ) {
    const before = parent[v] as number;
    const next = mate[before] as number;
    mate[v] = before;
    mate[before] = v;
    v = next;
  }
}
