// How the changes of one thing stand that this phone has still to send. Pure.

import { isSendable } from '#core/model/outbox/row-status.ts';
import type { OutboxRow } from '#core/model/outbox/write.ts';
import type { Reachability } from './reachability.ts';

/** `none`: the shop has it as it is shown. */
export type ChangeProgress = 'none' | 'waiting' | 'sending' | 'needs-you';

/** The progress of a thing with these rows, in the order of enqueueing. */
export function progressOf(rows: readonly OutboxRow[], reachability: Reachability): ChangeProgress {
  const [first] = rows;
  if (!first) return 'none';
  if (!rows.every(isSendable)) return 'needs-you';
  if (first.state === 'backoff') return 'waiting';
  const isGoing =
    first.state === 'queued' ? reachability === 'reachable' : reachability !== 'unreachable';
  return isGoing ? 'sending' : 'waiting';
}
