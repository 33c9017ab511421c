// A bad network between a phone and the shop, in front of Node's own fetch: what is asked of Firestore may never arrive, may
// arrive without the reply coming back, may be answered by somebody else, may be late, or may arrive twice.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../journeys/steps/seeded.ts';

export type FaultyNetwork = {
  /** Whether faults happen at all. */
  isBad: boolean;
  /** How often each fault happened. */
  happened: Record<string, number>;
  restore(): void;
};

type Passes = () => Promise<Response>;

const lost = () => new TypeError('fetch failed');
const page = { status: 200, headers: { 'Content-Type': 'text/html' } };

/** What happens to some of a hundred requests, by name; the others pass. */
const FAULTS: readonly [
  name: string,
  percent: number,
  does: (passes: Passes, chance: Chance) => Promise<Response>,
][] = [
  ['never arrived', 12, () => Promise.reject(lost())],
  ['arrived, reply lost', 12, async (passes) => passes().then(() => Promise.reject(lost()))],
  ['answered by a captive portal', 6, async () => new Response('<html>Please log in', page)],
  ['arrived, false answer', 6, (passes) => passes().then(() => new Response('{}'))],
  ['shop busy', 6, async () => new Response('busy', { status: 503 })],
  ['arrived twice', 6, (passes) => passes().then(passes)],
  ['late', 6, (passes, chance) => sleep(20 + chance.upTo(200)).then(passes)],
];

/** Puts the bad network in front of everything that is asked of `origin`. */
export function spoilNetwork(origin: string, chance: Chance): FaultyNetwork {
  const real = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = real;
  };
  const network: FaultyNetwork = { isBad: true, happened: {}, restore };
  globalThis.fetch = async (input, init) => {
    const passes = () => real(input, init);
    const isShop = String(input).startsWith(origin);
    const isOwner = String(Reflect.get(init?.headers ?? {}, 'Authorization')) === 'Bearer owner';
    if (!isShop || isOwner || !network.isBad) return passes();
    let roll = 100 * chance.next();
    for (const [name, percent, does] of FAULTS) {
      roll -= percent;
      if (roll >= 0) continue;
      network.happened[name] = (network.happened[name] ?? 0) + 1;
      return does(passes, chance);
    }
    return passes();
  };
  return network;
}
