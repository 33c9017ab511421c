// What the merchant is asked where something has moved meanwhile: a row's `accepted` says how it stands by now, and whether the change is wanted all
// the same.
import * as v from 'valibot';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { readOutbox } from '../../device/outbox/outbox-rows.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { LookRemote, RequoteDecision } from './write-kind.ts';

/** The part that is the same for every kind. */
const Asked = v.looseObject({ isWanted: v.boolean() });

/** Code of a row's `lastError`: what it is about is not there any more. */
export const GONE = 'gone';

/** The merchant wants it all the same, upon what stands there by now. */
export async function acceptAsked(database: HaatDatabase, seq: number): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const row = (await readOutbox(database)).find((it) => it.seq === seq)?.row;
    const asked = v.safeParse(Asked, row?.accepted);
    if (!row || !asked.success) return;
    const accepted = { ...asked.output, isWanted: true };
    const again = { accepted, state: 'queued', heldFor: null, denials: 0, nextAt: 0, lease: null };
    await database.outbox.update(seq, again);
  });
}

/** Looks at the document that a write is about before it goes. `decide` by its fields, undefined where there is none. */
export async function lookFirst(
  { read }: Pick<LookRemote, 'read'>,
  path: string,
  decide: (fields: PlainFields | undefined) => RequoteDecision | Promise<RequoteDecision>,
): Promise<RequoteDecision> {
  const answer = await read(path);
  if (answer.kind === 'indeterminate') {
    const error = { code: answer.reason, message: '' };
    return { do: 'wait', error, retryAfterMs: answer.retryAfterMs };
  }
  // Whether it may be changed at all is the commit's to find out.
  if (answer.kind === 'refused') return { do: 'go' };
  return decide(answer.value?.fields);
}

/** Asks the merchant. `accepted`: how it stands by now. */
export function ask<Accepted extends { isWanted: boolean }>(
  code: string,
  accepted: Omit<Accepted, 'isWanted'>,
): RequoteDecision {
  return { do: 'ask', error: { code, message: '' }, accepted: { ...accepted, isWanted: false } };
}
