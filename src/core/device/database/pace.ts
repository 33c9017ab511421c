// Lets what is read again after every change rest in proportion to what it costs: a long outbox that is being sent changes many
// times a second, and reading all of it each time would keep the drain itself waiting.
import { Dexie } from 'dexie';

/** Rests last so many times as long as the read before. */
const SHARE = 8;

/** Runs one reading of a kind after the other, each after its rest. Live queries may wait for it: what they read stays watched. */
export type Pace = <T>(read: () => Promise<T>) => Promise<T>;

/** A pace for one kind of reading. */
export function newPace(): Pace {
  let restsUntil = 0;
  return async (read) => {
    const rest = restsUntil - performance.now();
    // Dexie's own promise: after another one a live query would no longer know what it reads.
    if (rest > 0) await new Dexie.Promise((resolve) => setTimeout(resolve, rest));
    const began = performance.now();
    try {
      return await read();
    } finally {
      const now = performance.now();
      restsUntil = now + SHARE * (now - began);
    }
  };
}
