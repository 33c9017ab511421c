// The browser's own offer to install the shop. It comes once, about when the page has loaded, so it is listened for from the
// very beginning (public/early-presses.js) and kept until somebody takes it up. Small, because it is part of the first chunk.
import { INSTALL_OFFER, isOnHomeScreen } from '#engine/lib/capabilities.ts';

/** Not in TypeScript's library. Source: W3C Manifest Incubations. */
type OfferEvent = Event & {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

let offer: OfferEvent | null = null;
const listeners = new Set<() => void>();

/** Begins listening; call it once. */
export function listenForInstallOffer(): void {
  const early: unknown = Reflect.get(globalThis, 'haatInstallOffer');
  if (early) become(early as OfferEvent);
  addEventListener(INSTALL_OFFER, (event) => {
    // The shop makes the offer itself, at a better moment.
    event.preventDefault();
    become(event as OfferEvent);
  });
  addEventListener('appinstalled', () => become(null));
}

/** Whether the shop can be installed by pressing a button just now. */
export function canInstall(): boolean {
  return offer !== null;
}

/** Calls back when that changes; returns how to stop. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the browser ask the shopper; its offer is then used up. For a press of a button only. `failed`: it did not ask. */
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

/** The media query for a shop that was opened as an installed app. */
export const AS_AN_APP =
  '(display-mode: standalone), (display-mode: minimal-ui), (display-mode: window-controls-overlay)';

/** Whether the shop was opened as an installed app; Apple's browsers say so in a way of their own. */
export function runsAsApp(): boolean {
  return matchMedia(AS_AN_APP).matches || isOnHomeScreen(navigator) === true;
}

function become(next: OfferEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}
