// Lets work that comes at one moment begin piece by piece, so that taps and frames come in between.
import { Dexie } from 'dexie';

/**
 * Done in a later task of the event loop, which nobody shares who asks at the same moment. By a message and not by a timer, since
 * browsers hold the timers of a hidden tab back. Live queries may wait for it: what they read stays watched.
 */
export function yieldToMain(): Promise<void> {
  // Dexie's own promise: after another one a live query would no longer know what it reads.
  return new Dexie.Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
