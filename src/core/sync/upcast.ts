// Brings a row's payload to the shape that this version sends. What it cannot understand is held, never dropped.
import * as v from 'valibot';
import type { OutboxRow } from '../model/write.ts';
import type { Sender, Senders } from './sender.ts';

export type Understood =
  | { outcome: 'understood'; sender: Sender; payload: unknown }
  | { outcome: 'not-understood'; why: string };

/** The payload in today's shape, checked by its schema; or why it cannot be had. */
export function understandRow(row: OutboxRow, senders: Senders): Understood {
  const sender = Object.hasOwn(senders, row.kind) ? senders[row.kind] : undefined;
  if (!sender) return notUnderstood(`unknown kind ${row.kind}`);
  if (row.v > sender.version) return notUnderstood(`version ${row.v} is newer than this app`);
  let payload = row.payload;
  for (let version = row.v; version < sender.version; version++) {
    const upcast = sender.upcasts[version];
    if (!upcast) return notUnderstood(`version ${row.v} is too old`);
    try {
      payload = upcast(payload);
    } catch {
      return notUnderstood(`version ${version} cannot be brought up to date`);
    }
  }
  const parsed = v.safeParse(sender.schema, payload);
  if (!parsed.success) return notUnderstood(v.summarize(parsed.issues));
  return { outcome: 'understood', sender, payload: parsed.output };
}

function notUnderstood(why: string): Understood {
  return { outcome: 'not-understood', why };
}
