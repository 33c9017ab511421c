// The browser's offer to install the shop. The event fires once, about when the page has loaded;
// public/early-presses.js listens from the very start, and this file keeps the event until it is used. Small, because
// it is part of the first chunk.
import { INSTALL_OFFER } from '#engine/lib/capabilities.ts';

/** Not in TypeScript's library. Source: W3C Manifest Incubations. */
type OfferEvent = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: OfferEvent | null = null;
const listeners = new Set<() => void>();

/** Starts listening; call it once. */
export function listenForInstallOffer(): void {
  const early: unknown = Reflect.get(globalThis, 'haatInstallOffer');
  if (early) become(early as OfferEvent);
  addEventListener(INSTALL_OFFER, (event) => {
    // The shop offers it itself, at a better moment.
    event.preventDefault();
    become(event as OfferEvent);
  });
  addEventListener('appinstalled', () => become(null));
}

/** Whether a button can install the shop now. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Calls back when that changes; returns a stop function. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's prompt, which uses up the offer. Only from a press. `failed`: there was no prompt. */
export async function install(): Promise<'accepted' | 'dismissed' | 'failed'> {
  try {
    const taken = offer;
    await taken?.prompt();
    const outcome = (await taken?.userChoice)?.outcome ?? 'failed';
    return outcome;
  } catch {
    return 'failed';
  } finally {
    become(null);
  }
}

function become(next: OfferEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}
