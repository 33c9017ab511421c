// Keeps the messages that come while a worker's imports still wait for something: without a listener they are lost.
// Import it before all others.

declare const self: DedicatedWorkerGlobalScope;

const held: MessageEvent[] = [];
const hold = (event: MessageEvent) => void held.push(event);
self.addEventListener('message', hold);

/** Passes the messages on to the listeners that are there now. */
export function passOn(): void {
  self.removeEventListener('message', hold);
  for (const { data } of held) self.dispatchEvent(new MessageEvent('message', { data }));
}
