// Reproducible chance: every choice of a journey follows from one number.
import { randomInt } from 'node:crypto';

/** The seed of this run: HAAT_SEED of the environment, else a new one each time. */
export function seedOfRun(): number {
  const given = Number(process.env.HAAT_SEED);
  return Number.isSafeInteger(given) && given > 0 ? given : randomInt(1, 2 ** 31);
}

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, below 1. Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `most`. */
  upTo(most: number): number {
    return Math.floor(this.next() * (most + 1));
  }

  shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  }
}
