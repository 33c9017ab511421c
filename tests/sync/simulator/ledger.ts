// The ledger's entries.
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { Wish, World } from './world.ts';

/** One press by one account; `pick` chooses among the options. */
export type Pressing<Uid = string> = {
  world: World;
  id: string;
  uid: Uid;
  serial: number;
  pick: number;
};
export type Press = { wish: Wish; save(): Promise<{ outcome: string }> };

export type About = Pick<Wish, 'kind' | 'entityKey' | 'write'>;

/** A press saved by one of the shop's own functions. `accepted`: the rupees that it said yes to. */
export function pressed(
  { world, id, uid }: Pressing<string | null>,
  about: About,
  save: Press['save'],
  accepted: number | null = null,
): Press {
  const from = world.shop.landed.length;
  return { wish: { id, uid, ...about, accepted, from, givenUp: null }, save };
}

export function created(id: string, folder: string, fields: PlainFields) {
  return {
    entityKey: `${folder}/${id}`,
    write: { path: `/${folder}/${id}`, does: 'set' as const, fields },
  };
}

export function merged(entityKey: string, fields: PlainFields) {
  return { entityKey, write: { path: `/${entityKey}`, does: 'merge' as const, fields } };
}
