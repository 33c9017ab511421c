// The ledger's entries, and the one way in which simulated presses are saved.
import type { Table } from 'dexie';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { enqueue } from '#core/sync/outbox/enqueue.ts';
import type { Wish, World } from './world.ts';

/** What a press saves; may be called twice with the same effect. */
export type Press = { wish: Wish; save(): Promise<{ outcome: string }> };

export function wish(
  world: World,
  of: Pick<Wish, 'id' | 'kind' | 'uid' | 'entityKey' | 'write'>,
  accepted: number | null = null,
): Wish {
  return { ...of, accepted, from: world.shop.landed.length, givenUp: null };
}

export function created(id: string, folder: string, fields: PlainFields) {
  return {
    entityKey: `${folder}/${id}`,
    write: { path: `/${folder}/${id}`, does: 'set' as const, fields },
  };
}

export function saved(
  world: World,
  of: Wish,
  v: number,
  payload: unknown,
  tables: Table[],
  change: () => Promise<unknown>,
) {
  const { id, kind, uid, entityKey } = of;
  return enqueue(
    world.database,
    { id, kind, v, uid, entityKey, payload },
    world.now(),
    tables,
    change,
  );
}
