// Makes repeated reads pause in proportion to their cost: a long outbox that is being sent changes many times a second,
// and reading all of it each time would hold up the drain itself.
import { Dexie } from 'dexie';

/** The pause is this many times as long as the read before it. */
const SHARE = 8;
/** Longest pause: a phone that slept during a read must not rest for hours. ms */
const MAX_PAUSE_MS = 2_000;

/** A newer read replaced one that still waited. Live queries run again at every change and drop the earlier runs. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * Runs one read at a time, each after its pause; of the waiting reads only the newest runs, and the others reject. Live
 * queries may await it: their tables stay observed.
 */
export type Throttle = <T>(read: () => Promise<T>) => Promise<T>;

/** A throttle for one kind of read. */
export function newThrottle(): Throttle {
  let isBusy = false;
  let next: { begin(): void; refuse(error: Error): void } | undefined;
  return async (read) => {
    next?.refuse(new Superseded('a newer one waits'));
    next = undefined;
    // Dexie's own promise: after a native one, a live query would lose track of the tables it reads.
    if (isBusy) {
      await new Dexie.Promise<void>((begin, refuse) => {
        next = { begin, refuse };
      });
    }
    isBusy = true;
    const began = performance.now();
    try {
      return await read();
    } finally {
      setTimeout(
        () => {
          isBusy = next !== undefined;
          next?.begin();
          next = undefined;
        },
        Math.min(MAX_PAUSE_MS, SHARE * (performance.now() - began)),
      );
    }
  };
}
