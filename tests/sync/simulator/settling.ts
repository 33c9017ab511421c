// The shopper's acts on waiting writes, as the shop's screens allow: on their own rows and on unreadable ones.

import { acceptRequote, blockedOrder } from '#domain/order/requote-write.ts';
import { readAccount } from '#engine/account/account.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { discard, retryNow } from '#engine/outbox/retry-and-discard.ts';
import { belongsTo, type StoredRow } from '#engine/outbox/row-status.ts';
import type { Wish, World } from './world.ts';

export async function ownRows(world: World): Promise<StoredRow[]> {
  const account = (await readAccount(world.database))?.uid ?? null;
  return (await readOutbox(world.database)).filter(({ row }) => !row || belongsTo(row, account));
}

/** The `pick`th of these, if there is any. */
export const oneOf = <T>(all: readonly T[], pick: number) => all[pick % Math.max(1, all.length)];

export async function discardOne(world: World, pick: number): Promise<void> {
  const chosen = oneOf(await ownRows(world), pick);
  if (chosen) await discardEach(world, [chosen]);
}

/** Gives these up, latest first, and records the rows that this really removed. */
export async function discardEach(world: World, chosen: readonly StoredRow[]): Promise<void> {
  const { database } = world;
  for (const { seq } of [...chosen].reverse()) {
    const gone = await database.transaction('rw', database.tables, async () => {
      const before: unknown[] = await database.outbox.toArray();
      await discard(database, world.kinds, seq, world.now());
      const left = new Set(await database.outbox.orderBy('id').keys());
      return before.filter((raw) => !left.has(String(Reflect.get(Object(raw), 'id'))));
    });
    for (const raw of gone) noteGivenUp(world, Object(raw));
  }
}

type GivenUp = { [field in 'id' | 'entityKey' | 'kind' | 'payload' | 'everSent']: unknown };

function noteGivenUp(world: World, row: GivenUp): void {
  const { id, entityKey, kind, payload, everSent } = row;
  const path = `/${entityKey}`;
  const wish = world.wishes.find((it) => it.id === id);
  const isOdd = world.oddRows.some((odd) => odd.id === id);
  world.oddRows = world.oddRows.filter((odd) => odd.id !== id);
  // The shopper gave up a taking back: its document may stay or go.
  if (!wish && !isOdd) world.eitherWay.add(path);
  if (!wish) return;
  // The same holds for the document of a removal, which may itself have been given up before.
  if (wish.write.does === 'delete') world.eitherWay.add(path);
  // A phone without the earlier profile, as after another person's visit, has nothing to go back to.
  const isFirst = kind === 'profile' && !Reflect.get(Object(payload), 'before');
  if ((isFirst || isUnknowing(world, wish, payload)) && everSent) world.eitherWay.add(path);
  // On a wish list, other products share the document.
  const { path: document } = wish.write;
  wish.givenUp = { askedBefore: world.shop.asked.some(({ write }) => write.path === document) };
}

/** The same for a product that an earlier visit put on the wish list: a phone that took it off knows too little of the list as well. */
function isUnknowing({ wishes }: World, { kind, id, entityKey }: Wish, payload: unknown): boolean {
  if (kind !== 'wish-list' || Reflect.get(Object(payload), 'before') !== null) return false;
  const same = wishes.filter((it) => it.entityKey === entityKey);
  const at = same.findIndex((it) => it.id === id);
  const last = same.slice(0, at).findLast(({ givenUp }) => !givenUp);
  return last?.write.does === 'merge' && Object.values(last.write.fields)[0] !== null;
}

export async function retryOne(world: World, pick: number): Promise<void> {
  const chosen = oneOf(await ownRows(world), pick);
  if (chosen) await retryNow(world.database, chosen.seq);
}

/** Says yes to an order that asks, at the total shown. */
export async function acceptOne(world: World, pick: number): Promise<void> {
  const own = await ownRows(world);
  const asking = own.flatMap(({ row }) => {
    const today = row && blockedOrder(row, world.kinds)?.today;
    return row && today ? { row, today } : [];
  });
  const chosen = oneOf(asking, pick);
  if (!chosen) return;
  const { row, today } = chosen;
  const yes = { seq: row.seq, totalRupees: today.total };
  if (!(await acceptRequote(world.database, world.kinds, yes, world.now()))) return;
  world.note('accepted a review');
  const wish = world.wishes.find((it) => it.id === row.id);
  if (wish) wish.accepted = today.total;
}
