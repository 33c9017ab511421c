// Which write of a session meets which faults of the network on its way: dealt from a shuffled pack, so that one seed gives the same
// session again.
import { randomFrom } from '../../../backend/seed/random.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';

const FAULTS = {
  lost: { do: 'drop-reply' },
  reset: { do: 'drop-request' },
  twice: { do: 'twice' },
  /** The app has given up by then. Source: SEND_TIMEOUT_MS. */
  late: { do: 'late-reply', ms: 20_000 },
} as const satisfies Record<string, Fault>;
type Kind = keyof typeof FAULTS;

/** What happens to the first attempts of one write, in this order; every later one goes well. */
export type NetworkFaults = readonly Kind[];

/** The pack for twelve writes. */
export const PACK: readonly NetworkFaults[] = [
  ['lost'],
  ['lost', 'lost'],
  ['lost', 'lost'],
  ['lost', 'reset'],
  ['reset', 'lost'],
  ['reset', 'lost'],
  ['reset', 'twice'],
  ['twice'],
  ['twice'],
  ['lost', 'twice'],
  ['late'],
  ['late', 'lost'],
];

/** Deals the pack to the documents that are written from now on, each on its first attempt; returns who met what. */
export function dealNetworkFaults(network: FaultProxy, seed: string): Map<string, string> {
  const left = shuffled(PACK, seed).map((hand) => [...hand]);
  const hands = new Map<string, Kind[]>();
  const met = new Map<string, string>();
  const meets = (seen: SeenRequest, kind: Kind) => {
    const name = documentOf(seen);
    if (name === null) return false;
    const hand = hands.get(name) ?? left.shift() ?? [];
    hands.set(name, hand);
    if (hand[0] !== kind) return false;
    hand.shift();
    met.set(name, `${met.get(name) ?? ''} ${kind}`);
    return true;
  };
  for (const kind of ['lost', 'reset', 'twice', 'late'] as const) {
    network.fault((seen) => meets(seen, kind), FAULTS[kind]);
  }
  return met;
}

/** The document that a commit is about; null for any other request. */
function documentOf(seen: SeenRequest): string | null {
  if (!isCommit(seen)) return null;
  return /"(?:name|delete)":"[^"]*\/documents\/([^"]+)"/.exec(seen.body.toString())?.[1] ?? null;
}

function shuffled<T>(pack: readonly T[], seed: string): T[] {
  const { whole } = randomFrom(seed);
  const left = [...pack];
  return pack.flatMap(() => left.splice(whole(0, left.length - 1), 1));
}
