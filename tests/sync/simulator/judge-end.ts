// The conditions after everything has healed: each wish stands at the shop as last wished, and given-up ones do not.

import { hasLanded, holdsSameFields } from '#engine/outbox/classify-commit.ts';
import type { StoredRow } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { Broken, history } from './judge.ts';
import type { Wish, World } from './world.ts';

/** No row may still wait without a reason: each is shown as held or refused, or stands behind such a row of its own entity. */
export function judgeWaiting(rows: readonly StoredRow[]): void {
  const shown = new Set<string>();
  for (const { row } of rows) {
    if (!row) continue;
    const key = `${row.uid}:${row.entityKey}`;
    const isShown = row.state === 'held' || row.state === 'refused';
    if (isShown) shown.add(key);
    else if (!shown.has(key)) throw new Broken('stuck', describe(row));
  }
}

/** Each wish stands as wished. `left`: rows still on the phone. */
export function judgeEnd(world: World, left: readonly OutboxRow[]): void {
  const odd = new Set(world.oddRows.map(({ id }) => id));
  const unexpected = left.find((row) => !odd.has(row.id) && !isRightlyRefused(world, row));
  if (unexpected) throw new Broken('stuck', describe(unexpected));
  const things = new Set(world.wishes.map(thingOf));
  for (const thing of things) {
    if (world.eitherWay.has(thing)) continue;
    const about = world.wishes.filter((it) => thingOf(it) === thing);
    const path = about[0]?.write.path ?? '';
    // Its shopper reads that it could not be taken back.
    if (left.some((row) => `/${row.entityKey}` === path && isOfPacked(world, row))) continue;
    if (path.includes('/orders/')) judgeOrder(world, path, about);
    else judgeDocument(world, path, about);
  }
}

/** The subject of a wish: a document, or on the wish list one product of it. */
function thingOf({ kind, entityKey, write }: Wish): string {
  return kind === 'wish-list' ? `/${entityKey}` : write.path;
}

/** Whether a row stays visible as refused although nothing is wrong. */
function isRightlyRefused(world: World, row: OutboxRow): boolean {
  const { kind, state, entityKey, id } = row;
  const path = `/${entityKey}`;
  if (state !== 'refused') return false;
  // A new address given up on its way, of an order that has been cancelled since, is no longer put back.
  if (kind === 'order-address') return world.shop.documents.get(path)?.deliveryStatus === 'cancel';
  // A transfer can be named once. One given up on its way may be the one that the shop has.
  if (kind === 'order-transaction')
    return world.wishes.some(
      (it) => it.kind === kind && it.id !== id && it.write.path === path && it.givenUp?.askedBefore,
    );
  return isOfPacked(world, row);
}

/** An order that was given up on its way and that the shop has packed since can no longer be taken back: this shows as refused. */
function isOfPacked({ shop }: World, { kind, state, entityKey }: OutboxRow): boolean {
  const isPacked = shop.documents.get(`/${entityKey}`)?.packed === true;
  return isPacked && kind === 'order-cancellation' && state === 'refused';
}

function judgeDocument(world: World, path: string, about: readonly Wish[]): void {
  const stored = world.shop.documents.get(path);
  const last = about.findLast(({ givenUp }) => !givenUp);
  if (last && !hasLanded(stored, last.write)) {
    throw new Broken('out of order', history(world, path));
  }
  const isOwn = path.includes('/addresses/');
  if (!last && isOwn && stored) throw new Broken('given up and yet alive', history(world, path));
}

function judgeOrder(world: World, path: string, about: readonly Wish[]): void {
  const stored = world.shop.documents.get(path);
  const order = about.find(({ kind }) => kind === 'order');
  if (!order) return;
  if (order.givenUp) {
    const isAlive = stored?.items && stored.deliveryStatus !== 'cancel';
    if (isAlive) throw new Broken('given up and yet alive', history(world, path));
    return;
  }
  if (!stored?.items) throw new Broken('lost', history(world, path));
  const cancels = about.filter(({ kind }) => kind === 'cancel-order');
  const isCancelled = stored.deliveryStatus === 'cancel';
  const isWanted = cancels.some(({ givenUp }) => !givenUp);
  // One given up on its way may be the one that the shop has.
  const isPossible = isWanted || cancels.some(({ givenUp }) => givenUp?.askedBefore);
  if (isCancelled && !isPossible) throw new Broken('lost', `taken back: ${history(world, path)}`);
  if (!isCancelled && isWanted && stored.packed !== true) {
    throw new Broken('lost', `its cancelling: ${history(world, path)}`);
  }
  // Nobody changes a cancelled order.
  if (isCancelled) return;
  const addresses = about.filter(({ kind }) => kind === 'order-address');
  const wanted = addresses.findLast(({ givenUp }) => !givenUp)?.write ?? order.write;
  const address = wanted.does === 'delete' ? undefined : wanted.fields.address;
  if (!holdsSameFields(stored.address, address))
    throw new Broken('out of order', `its address: ${history(world, path)}`);
  const transfers = about.filter(({ kind }) => kind === 'order-transaction');
  const transfer = transfers.find(({ givenUp }) => !givenUp);
  if (transfer && transfers.length === 1 && !hasLanded(stored, transfer.write)) {
    throw new Broken('lost', `its transfer: ${history(world, path)}`);
  }
}

function describe({ kind, state, heldFor, lastError, attempts }: OutboxRow): string {
  return `${kind} is ${state} ${heldFor ?? ''} ${JSON.stringify(lastError)} after ${attempts} attempts`;
}
