// Upcasts a row's payload to the shape that this version sends. An unreadable payload is blocked, never dropped.
import * as v from 'valibot';
import type { OutboxRow } from './write.ts';
import type { WriteKind, WriteKinds } from './write-kind.ts';

export type Migrated =
  | { outcome: 'understood'; kind: WriteKind; payload: unknown }
  | { outcome: 'not-understood'; why: string };

/** The payload in today's shape, checked by its schema; or why that fails. */
export function migrateRow(row: OutboxRow, kinds: WriteKinds): Migrated {
  const kind = Object.hasOwn(kinds, row.kind) ? kinds[row.kind] : undefined;
  if (!kind) return notMigrated(`unknown kind ${row.kind}`);
  if (row.v > kind.version) return notMigrated(`version ${row.v} is newer than this app`);
  let payload = row.payload;
  for (let version = row.v; version < kind.version; version++) {
    const upcast = kind.upcasts[version];
    if (!upcast) return notMigrated(`version ${row.v} is too old`);
    try {
      payload = upcast(payload);
    } catch {
      return notMigrated(`version ${version} cannot be brought up to date`);
    }
  }
  const parsed = v.safeParse(kind.schema, payload);
  if (!parsed.success) return notMigrated(v.summarize(parsed.issues));
  return { outcome: 'understood', kind, payload: parsed.output };
}

function notMigrated(why: string): Migrated {
  return { outcome: 'not-understood', why };
}
