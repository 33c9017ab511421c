// Words of success, and whether they were true when they were read: the shop must have had it by then.
import type { Page } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';
import { RECEIVED } from './checkout-journey.ts';
import { RAISED } from './words.ts';

/** Words that first stood on the screen of this path at this moment, ms since 1970. */
export type Sighting = { words: string; path: string; at: number };

/** Notes from now on when an order or an enquiry is first called arrived, on each screen of this tab; reloads included. */
export async function watchConfirmations(page: Page): Promise<() => Promise<Sighting[]>> {
  await page.addInitScript(
    (wanted) => {
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
    },
    [RECEIVED, RAISED],
  );
  return () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('sightings') ?? '[]') as Sighting[]);
}

/** What stood on this tab's screens so far is not asked about any more. */
export async function forgetSightings(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('sightings'));
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
