// Splits work that arrives at once, so that taps and frames come in between.
import { Dexie } from 'dexie';

/**
 * Resolves in a later task, its own for each caller. By a message, not a timer, because browsers throttle the timers of
 * a hidden tab. Live queries may await it: their tables stay observed.
 */
export function yieldToMain(): Promise<void> {
  // Dexie's own promise: after a native one, a live query would lose track of the tables it reads.
  return new Dexie.Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
