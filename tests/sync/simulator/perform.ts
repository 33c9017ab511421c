// Plays the acts of a schedule on a world.

import { retryAllOf, waitingOf } from '#domain/account-mirror/leave-account.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { readAccount } from '#engine/account/account.ts';
import { drain } from '#engine/outbox/drain.ts';
import type { Act, SmallAct } from './acts.ts';
import { Broken } from './broken.ts';
import { judgePrices, landings } from './judge.ts';
import type { Press } from './ledger.ts';
import { turns } from './network.ts';
import { putOddRow } from './odd-rows.ts';
import { oldMessage, prepare } from './presses.ts';
import { acceptOne, discardEach, discardOne, retryOne } from './settling.ts';
import { drainSetup, enter, type Page, type World } from './world.ts';

export async function perform(world: World, it: Act): Promise<void> {
  world.note(it.act === 'press' ? `press: ${it.kind}` : it.act);
  switch (it.act) {
    case 'drain':
      return drainAll(world, it);
    case 'sign-out':
      return leave(world, it.choice);
    case 'look at prices':
      world.seenPrices = pricesOf(world);
      return;
    case 'rules refuse':
      world.shop.closed.add(it.what);
      return;
    case 'rules rolled back':
      world.shop.closed.clear();
      return;
    case 'shop takes orders':
      return acceptOrders(world);
    case 'shop packs orders':
      return packOrders(world);
    case 'time passes':
      world.shop.now += it.minutes * 60_000;
      return;
    case 'tokens':
      world.shop.tokenService = it.service;
      if (it.revoked) world.shop.tokens.clear();
      return;
    case 'network':
      world.network.isOnline = it.isOnline;
      return;
    case 'old row':
      return save(world, await oldMessage(world, it.version), false, null);
    case 'odd row':
      return putOddRow(world, it.which);
    default:
      return performSmall(world, it);
  }
}

async function performSmall(world: World, it: SmallAct): Promise<void> {
  switch (it.act) {
    case 'press': {
      const press = await prepare(world, it.kind, it.pick);
      return press ? save(world, press, it.twice, it.killAfter) : undefined;
    }
    case 'discard':
      return discardOne(world, it.pick);
    case 'retry':
      return retryOne(world, it.pick);
    case 'accept':
      return acceptOne(world, it.pick);
    case 'clock':
      world.skew = it.hours * 3_600_000;
      return;
    case 'restart':
      return world.restart();
    case 'sign-in':
      return enter(world, it.who);
    case 'late ones arrive':
      for (const arrives of world.network.late.splice(0)) arrives();
      return;
    case 'price':
      if (it.rupees === null) world.shop.documents.delete(`/products/${it.of}`);
      else world.shop.documents.set(`/products/${it.of}`, { name: it.of, price: it.rupees });
  }
}

/** Saves a press; the app may be killed this many turns later. A write reported as saved must be there afterwards. */
async function save(
  world: World,
  press: Press,
  twice: boolean,
  killAfter: number | null,
): Promise<void> {
  const { wish } = press;
  world.wishes.push(wish);
  if (twice) world.note('pressed twice');
  const saving = Promise.allSettled(twice ? [press.save(), press.save()] : [press.save()]);
  if (killAfter !== null) {
    world.note('killed while saving');
    await turns(killAfter);
    await world.restart();
  }
  const saids = await saving;
  const isSaid = saids.some((it) => it.status === 'fulfilled' && it.value.outcome === 'saved');
  if (killAfter === null && saids.some((it) => it.status === 'rejected')) {
    throw new Broken('stuck', `a press threw: ${JSON.stringify(saids)}`);
  }
  const isThere = (await world.database.outbox.get({ id: wish.id })) !== undefined;
  const wasSent = landings(world, wish).length > 0;
  if (isSaid && !isThere && !wasSent) throw new Broken('lost', `said to be saved: ${wish.kind}`);
  if (!isThere && !isSaid && !wasSent) world.wishes.splice(world.wishes.indexOf(wish), 1);
  if (wish.kind === 'order' && killAfter !== null) await eitherCartOrOrder(world, wish.id, isThere);
}

async function eitherCartOrOrder(world: World, id: string, isThere: boolean): Promise<void> {
  const isCart = (await world.database.cartItems.count()) > 0;
  const isOrder = (await world.database.orders.filter((it) => it.orderId === id).count()) > 0;
  if (isThere !== isOrder || isOrder === isCart) {
    throw new Broken('lost', `row ${isThere}, order ${isOrder}, cart ${isCart} after a kill`);
  }
}

type Draining = Extract<Act, { act: 'drain' }>;

async function drainAll(
  world: World,
  { pages, ignoreBackoff, faults, meanwhile }: Draining,
): Promise<void> {
  if (pages.length > 1) world.note('several drains');
  world.network.faults = [...faults];
  const { length: landedBefore } = world.shop.landed;
  const { database } = world;
  const running = Promise.allSettled(pages.map((page) => drainAs(world, page, ignoreBackoff)));
  for (const { after, small } of meanwhile) {
    await turns(after);
    world.note(`while draining: ${small.act}`);
    await performSmall(world, small);
  }
  const done = await running;
  world.network.faults = [];
  const moving = meanwhile.map(({ small }) => small.act);
  if (!moving.includes('price') && !moving.includes('late ones arrive')) {
    judgePrices(world, landedBefore);
  }
  const thrown = done.find((it) => it.status === 'rejected');
  if (thrown && world.database === database)
    throw new Broken('stuck', `a drain threw: ${thrown.reason}`);
}

async function drainAs(world: World, page: Page, ignoreBackoff: boolean): Promise<number> {
  const report = await drain(await drainSetup(world, page), { ignoreBackoff });
  return report.sendable;
}

async function leave(world: World, choice: 'send now' | 'keep' | 'discard'): Promise<void> {
  const uid = (await readAccount(world.database))?.uid;
  if (!uid) return;
  world.note(`sign-out: ${choice}`);
  if (choice === 'send now') await retryAllOf(world.database, uid);
  if (choice === 'discard') await discardEach(world, await waitingOf(world.database, uid));
  if (choice !== 'keep') await drainAs(world, { locks: 'patient' }, true);
  await signOut(world.database, uid);
}

/** The shop's server adds its own fields to orders that have arrived. */
function acceptOrders(world: World): void {
  for (const [path, fields] of world.shop.documents) {
    if (!path.includes('/orders/') || !fields.items || fields.acceptedAt) continue;
    world.shop.documents.set(path, { ...fields, acceptedAt: world.shop.now });
  }
}

/** From here on nobody cancels them. */
function packOrders(world: World): void {
  for (const [path, fields] of world.shop.documents) {
    if (!path.includes('/orders/') || fields.deliveryStatus !== 'processing') continue;
    world.shop.documents.set(path, { ...fields, packed: true });
  }
}

function pricesOf(world: World): Record<string, number> {
  const products = [...world.shop.documents].filter(([path]) => path.startsWith('/products/'));
  return Object.fromEntries(products.map(([path, { price }]) => [path.slice(10), Number(price)]));
}
