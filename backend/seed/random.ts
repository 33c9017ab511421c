// A small seeded random source (mulberry32): generated products are the same on each machine. Never uses Math.random.

export type Random = {
  /** A float in [from, to). */
  between: (from: number, to: number) => number;
  /** An integer in [from, to], both included. */
  whole: (from: number, to: number) => number;
  /** One element; the list must not be empty. */
  pick: <T>(list: readonly T[]) => T;
};

/** A random source that always gives the same sequence for the same seed text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between: (from, to) => from + next() * (to - from),
    whole,
    pick: (list) => {
      const item = list[whole(0, list.length - 1)];
      if (item === undefined) throw new Error('pick needs a list that is not empty');
      return item;
    },
  };
}
