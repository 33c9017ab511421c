// Rows that today's version cannot send: of an unknown kind, too new, too old, or broken.
import { readAccount } from '#engine/account/account.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { appendRow } from '#engine/outbox/outbox-rows.ts';
import type { OddRow } from './acts.ts';
import type { World } from './world.ts';

/** A row that today's version cannot send: it must stay unchanged and hold up nothing else. */
export async function putOddRow(world: World, which: OddRow): Promise<void> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  const id = mintId();
  const payload: unknown = { odd: id };
  const plain = { id, kind: 'contact', v: 3, uid, entityKey: `odd/${id}`, payload };
  if (which === 'broken row') {
    const raw = { id, uid, kind: 7, odd: true };
    await world.database.outbox.add(raw);
    world.oddRows.push({ id, payload: undefined });
    return;
  }
  const change = {
    'unknown kind': { kind: 'moonshot' },
    'newer version': { v: 9 },
    'too old': { v: 1 },
    'broken payload': {},
  }[which];
  await appendRow(world.database, {
    ...plain,
    ...change,
    accepted: null,
    createdAt: world.now(),
    state: 'queued',
    heldFor: null,
    attempts: 0,
    denials: 0,
    nextAt: 0,
    lastError: null,
    everSent: false,
    lease: null,
  });
  world.oddRows.push({ id, payload });
}
