// Conflicts of the desk's edits: an edit carries the base it was decided on. Before it is sent, what it changes is read; where somebody else has changed
// the same since, the merchant is asked. Otherwise it goes under a lock: only if the document is still as it was read.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { DUE, type OutboxRow } from '#engine/outbox/write.ts';
import type { LookRemote, SendDecision } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { EditedFields } from './edited-fields.ts';

/** A row's `accepted`: the conflicting fields as they are stored by now (null: the document is gone), and whether the edit is wanted all the same. */
export const Conflict = v.object({ now: v.nullable(EditedFields), isWanted: v.boolean() });
export type Conflict = v.InferOutput<typeof Conflict>;

/** Codes of a row's `lastError`: somebody else changed the same; what it is about is gone. */
const CONFLICT = 'conflict';
const GONE = 'gone';

/** Asks the merchant. `now`: as in `Conflict`. */
export function conflict(
  now: EditedFields | null,
  code = now ? CONFLICT : GONE,
): SendDecision & { do: 'ask' } {
  const accepted: Conflict = { now, isWanted: false };
  return { do: 'ask', error: { code, message: '' }, accepted };
}

/** The base of an edit: as it was pressed, or with what the merchant has accepted since. */
export function acceptedBase<Base extends object>(
  base: Base,
  { accepted }: Pick<OutboxRow, 'accepted'>,
): Base {
  const asked = v.safeParse(Conflict, accepted);
  return asked.success && asked.output.isWanted ? { ...base, ...asked.output.now } : base;
}

/** The merchant wants the edit all the same, on the base of what is stored by now. */
export async function acceptConflict(database: HaatDatabase, seq: number): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const row = (await readOutbox(database)).find((it) => it.seq === seq)?.row;
    const asked = v.safeParse(Conflict, row?.accepted);
    if (!row || !asked.success) return;
    const accepted: Conflict = { ...asked.output, isWanted: true };
    await database.outbox.update(seq, { ...DUE, accepted });
  });
}

/** Reads the document that an edit is about. What `decide` lets go, by the stored fields (undefined: there is none), goes under a lock of the document. */
export async function compareStored(
  { read }: Pick<LookRemote, 'read'>,
  path: string,
  decide: (stored: PlainFields | undefined) => SendDecision | Promise<SendDecision>,
): Promise<SendDecision> {
  const answer = await read(path);
  if (answer.kind !== 'ok') {
    const isRefused = answer.kind === 'refused';
    const error = { code: isRefused ? answer.status : answer.reason, message: '' };
    return { do: 'wait', error, retryAfterMs: isRefused ? null : answer.retryAfterMs };
  }
  const decision = await decide(answer.value?.fields);
  if (decision.do !== 'go') return decision;
  return { do: 'go', lock: { path, seenAt: answer.value?.updateTime ?? null } };
}
