// Conflicts of the desk's edits: an edit carries its base. Before it is sent, its document is read; where somebody else
// has changed the same fields, the merchant is asked. Otherwise it goes under a lock on the document as it was read.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { DUE, type OutboxRow } from '#engine/outbox/write.ts';
import type { LookRemote, SendDecision } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { EditedFields } from './edited-fields.ts';

/** A row's `accepted`: the conflicting fields as stored now (null: no such document), and whether to send anyway. */
export const Conflict = v.object({ now: v.nullable(EditedFields), isWanted: v.boolean() });
export type Conflict = v.InferOutput<typeof Conflict>;

/** Codes of a row's `lastError`: somebody else changed the same fields; the document is gone. */
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

/** The base of an edit: as pressed, or with the stored fields that the merchant has accepted since. */
export function acceptedBase<Base extends object>(
  base: Base,
  row: Pick<OutboxRow, 'accepted'>,
): Base {
  return { ...base, ...acceptedFields(row) };
}

/** The stored fields that the merchant has accepted since the press; null where none. */
export function acceptedFields({ accepted }: Pick<OutboxRow, 'accepted'>): EditedFields | null {
  const asked = v.safeParse(Conflict, accepted);
  return asked.success && asked.output.isWanted ? asked.output.now : null;
}

/** Accepts a conflict: the edit becomes due again, with the fields stored now as its base. */
export async function acceptConflict(database: HaatDatabase, seq: number): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const row = (await readOutbox(database)).find((it) => it.seq === seq)?.row;
    const asked = v.safeParse(Conflict, row?.accepted);
    if (!row || !asked.success) return;
    const accepted: Conflict = { ...asked.output, isWanted: true };
    await database.outbox.update(seq, { ...DUE, accepted });
  });
}

/**
 * Reads an edit's document and lets `decide` judge its stored fields (undefined: there is none). An edit that may go
 * gets a lock on that version.
 */
export async function compareStored(
  { read }: Pick<LookRemote, 'read'>,
  path: string,
  decide: (stored: PlainFields | undefined) => SendDecision | Promise<SendDecision>,
): Promise<SendDecision> {
  const answer = await read(path);
  if (answer.kind !== 'ok') {
    const { reason: code, retryAfterMs } = answer;
    return { do: 'wait', error: { code, message: '' }, retryAfterMs };
  }
  const decision = await decide(answer.value?.fields);
  if (decision.do !== 'go') return decision;
  return { do: 'go', lock: { path, seenAt: answer.value?.updateTime ?? null } };
}
