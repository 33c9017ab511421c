// A bad network between a phone and the shop, in front of Node's own fetch: what is asked of Firestore may never arrive, may
// arrive without the reply coming back, may be answered by somebody else, may be late, or may arrive twice.

import type { Chance } from '../journeys/steps/seeded.ts';

export type FaultyNetwork = {
  /** Whether faults happen at all. */
  isBad: boolean;
  /** How often each fault happened. */
  happened: Record<string, number>;
  restore(): void;
};

const PORTAL = '<html><body>Please log in to this network</body></html>';

/** Puts the bad network in front of everything that is asked of `origin`. */
export function spoilNetwork(origin: string, chance: Chance): FaultyNetwork {
  const real = globalThis.fetch;
  const network: FaultyNetwork = {
    isBad: true,
    happened: {},
    restore: () => {
      globalThis.fetch = real;
    },
  };
  const note = (fault: string) => {
    network.happened[fault] = (network.happened[fault] ?? 0) + 1;
  };
  globalThis.fetch = async (input, init) => {
    const isShop = String(input).startsWith(origin);
    const isOwner = String(Reflect.get(init?.headers ?? {}, 'Authorization')) === 'Bearer owner';
    if (!isShop || isOwner || !network.isBad) return real(input, init);
    const roll = chance.next();
    if (roll < 0.12) {
      note('never arrived');
      throw new TypeError('fetch failed');
    }
    if (roll < 0.24) {
      note('arrived, reply lost');
      await real(input, init);
      throw new TypeError('fetch failed');
    }
    if (roll < 0.3) {
      note('answered by a captive portal');
      return new Response(PORTAL, { status: 200, headers: { 'Content-Type': 'text/html' } });
    }
    if (roll < 0.36) {
      note('arrived, false answer');
      await real(input, init);
      return new Response('{}', { status: 200 });
    }
    if (roll < 0.42) {
      note('shop busy');
      return new Response('busy', { status: 503 });
    }
    if (roll < 0.48) {
      note('arrived twice');
      await real(input, init);
      return real(input, init);
    }
    if (roll < 0.54) {
      note('late');
      await new Promise((resolve) => setTimeout(resolve, 20 + chance.upTo(200)));
    }
    return real(input, init);
  };
  return network;
}
