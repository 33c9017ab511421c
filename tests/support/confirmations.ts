// Words of success, and whether they were true when they were read: the shop must have had it by then.
import type { Evaluates } from './device-storage.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { SeenRequest } from './fault-proxy-log.ts';
import { isCommit } from './sent-requests.ts';

/** Of an order. */
export const RECEIVED = 'We received your order!';
/** Of an enquiry. */
export const RAISED = 'Query was successfully raised';
export const CONFIRMATIONS = [RECEIVED, RAISED];

/** Words that first stood on the screen of this path at this moment, ms since 1970. */
export type Sighting = { words: string; path: string; at: number };

/** Runs in every page before its own scripts: notes when these words are first read on each screen of the tab. */
export function noteSightings(wanted: readonly string[]): void {
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    for (const words of wanted.filter((it) => text.includes(it))) {
      const seen = JSON.parse(sessionStorage.getItem('sightings') ?? '[]') as Sighting[];
      const path = location.pathname;
      if (seen.some((it) => it.words === words && it.path === path)) continue;
      // Date.now would be as wrong as the phone's clock is.
      const at = performance.timeOrigin + performance.now();
      seen.push({ words, path, at });
      sessionStorage.setItem('sightings', JSON.stringify(seen));
    }
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}

/** What was noted in this tab, reloads included. */
export function sightingsIn(page: Evaluates): Promise<Sighting[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('sightings') ?? '[]') as Sighting[]);
}

/** Those that came before the shop had what they speak of, which is named at the end of their path. */
export function untrue(sightings: readonly Sighting[], network: FaultProxy): Sighting[] {
  return sightings.filter(({ path, at }) => {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const landed = network.seen((it) => isCommit(it) && it.body.includes(`${id}"`));
    return !landed.some((it) => it.at <= at && saysItIsThere(it));
  });
}

/** The shop has taken it, or says that it had it already: of a request that it hears twice, the second reply is the one that comes back. */
function saysItIsThere({ reply }: SeenRequest): boolean {
  if (reply?.status === 409) return reply.body.includes('ALREADY_EXISTS');
  return reply?.status === 200;
}
