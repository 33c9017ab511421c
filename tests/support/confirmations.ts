// Words of success, and whether they were true when they appeared: by then the shop must have had the write.
import type { Evaluates } from './device-storage.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { SeenRequest } from './fault-proxy-log.ts';
import { isCommit } from './sent-requests.ts';

/** Confirms an order. */
export const RECEIVED = 'We received your order!';
/** Confirms an enquiry. */
export const RAISED = 'Query was successfully raised';
export const CONFIRMATIONS = [RECEIVED, RAISED];

/** These words first appeared on the screen of this path at this moment, ms since 1970. */
export type Sighting = { words: string; path: string; at: number };

/** Runs in every page before its own scripts: records when these words first appear on each screen of the tab. */
export function noteSightings(wanted: readonly string[]): void {
  const look = () => {
    const text = document.querySelector('main')?.textContent ?? '';
    for (const words of wanted.filter((it) => text.includes(it))) {
      const seen = JSON.parse(sessionStorage.getItem('sightings') ?? '[]') as Sighting[];
      const path = location.pathname;
      if (seen.some((it) => it.words === words && it.path === path)) continue;
      // Date.now would follow the phone's wrong clock.
      const at = performance.timeOrigin + performance.now();
      seen.push({ words, path, at });
      sessionStorage.setItem('sightings', JSON.stringify(seen));
    }
  };
  const all = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}

/** Everything recorded in this tab, across reloads. */
export function sightingsIn(page: Evaluates): Promise<Sighting[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('sightings') ?? '[]') as Sighting[]);
}

/** The sightings that came before the shop had the document named at the end of their path. */
export function untrue(sightings: readonly Sighting[], network: FaultProxy): Sighting[] {
  return sightings.filter(({ path, at }) => {
    const id = path.slice(path.lastIndexOf('/') + 1);
    const landed = network.seen((it) => isCommit(it) && it.body.includes(`${id}"`));
    return !landed.some((it) => it.at <= at && saysItIsThere(it));
  });
}

/** The shop took the write or already had it: where a request arrives twice, the second reply is the one that comes back. */
function saysItIsThere({ reply }: SeenRequest): boolean {
  if (reply?.status === 409) return reply.body.includes('ALREADY_EXISTS');
  return reply?.status === 200;
}
