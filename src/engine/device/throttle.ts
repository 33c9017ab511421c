// Lets what is read again after every change pause in proportion to what it costs: a long outbox that is being sent changes many
// times a second, and reading all of it each time would keep the drain itself waiting.
import { Dexie } from 'dexie';

/** A pause lasts so many times as long as the read before it. */
const SHARE = 8;

/** A reading whose turn had not come when a newer one was asked for. Live queries ask anew at every change and forget the ones before. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * Runs one reading of a kind after the other, each after its pause; of those that wait for it only the newest, the others are refused.
 * Live queries may wait for it: what they read stays watched.
 */
export type Throttle = <T>(read: () => Promise<T>) => Promise<T>;

/** A throttle for one kind of reading. */
export function newThrottle(): Throttle {
  let isBusy = false;
  let next: { begin(): void; refuse(error: Error): void } | undefined;
  return async (read) => {
    next?.refuse(new Superseded('a newer one waits'));
    next = undefined;
    // Dexie's own promise: after another one a live query would no longer know what it reads.
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
        SHARE * (performance.now() - began),
      );
    }
  };
}
