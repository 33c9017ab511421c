// Rows that today's version cannot send: of an unknown kind, too new, too old, or broken.
import { readAccount } from '#engine/account/account.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { QUEUED } from '../golden/rows.ts';
import type { World } from './world.ts';

const ODD = {
  'unknown kind': { kind: 'moonshot' },
  'newer version': { v: 9 },
  'too old': { v: 1 },
  'broken payload': {},
  'broken row': null,
};
export type OddRow = keyof typeof ODD;
/** Schedules are drawn from these in this order. */
export const ODD_ROWS = Object.keys(ODD) as OddRow[];

/** Puts such a row into the outbox: it must stay unchanged and hold up nothing else. */
export async function putOddRow(world: World, which: OddRow): Promise<void> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  const id = mintId();
  const payload: unknown = { odd: id };
  const odd = ODD[which];
  const plain = { id, kind: 'contact', v: 3, uid, entityKey: `odd/${id}`, payload };
  const row = { ...QUEUED, ...plain, createdAt: world.now(), ...odd };
  await world.database.outbox.add(odd ? row : { id, uid, kind: 7, odd: true });
  world.oddRows.push({ id, payload: odd ? payload : undefined });
}
