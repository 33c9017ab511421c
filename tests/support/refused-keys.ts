// A shop that does not know the keys of a sign-in, as it answers where a phone's clock is wrong.
import type { FaultProxy } from './fault-proxy.ts';
import type { Fault } from './fault-proxy-faults.ts';
import { isCommit, isTokenExchange } from './sent-requests.ts';

const error = { code: 401, message: 'Please prove who you are.', status: 'UNAUTHENTICATED' };
const unknownKey: Fault = {
  do: 'answer',
  status: 401,
  type: 'application/json',
  body: JSON.stringify({ error }),
};

/** The next so many writes, and wishes for a new key, are refused for their key. */
export function refuseKeys(network: FaultProxy, commits: number, exchanges: number): void {
  network.fault(isCommit, unknownKey, commits);
  network.fault(isTokenExchange, unknownKey, exchanges);
}
