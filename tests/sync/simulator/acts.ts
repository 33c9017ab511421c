// The acts of a schedule and what each does to a world. They are plain data that can be drawn by chance, shrunk, printed and replayed.

import { retryAllOf, waitingOf } from '#domain/account-mirror/leave-account.ts';
import { signOut } from '#domain/account-mirror/sign-in.ts';
import { readAccount } from '#engine/account/account.ts';
import { drain } from '#engine/outbox/drain.ts';
import { Broken, judgePrices, landings } from './judge.ts';
import { type OddRow, putOddRow } from './later-version.ts';
import { type Fault, turns } from './network.ts';
import type { Press } from './presses.ts';
import { oldMessage, type PressKind, prepare } from './presses.ts';
import { acceptOne, discardEach, discardOne, retryOne } from './settling.ts';
import type { Shop } from './shop.ts';
import {
  type Account,
  drainSetup,
  enter,
  type Page,
  type ProductName,
  type World,
} from './world.ts';

/** The shopper's act on the `pick`th waiting write. */
type Settling = { pick: number };
type Pressing = { kind: PressKind; pick: number; twice: boolean; killAfter: number | null };

/** Acts that may also happen during a drain. */
const SMALL = {
  discard: (world: World, { pick }: Settling) => discardOne(world, pick),
  retry: (world: World, { pick }: Settling) => retryOne(world, pick),
  accept: (world: World, { pick }: Settling) => acceptOne(world, pick),
  async press(world: World, { kind, pick, twice, killAfter }: Pressing): Promise<void> {
    const press = await prepare(world, kind, pick);
    if (press) await save(world, press, twice, killAfter);
  },
  clock(world: World, { hours }: { hours: number }): void {
    world.skew = hours * 3_600_000;
  },
  restart: (world: World) => world.restart(),
  'sign-in': (world: World, { who }: { who: Account }) => enter(world, who),
  'late ones arrive'(world: World): void {
    for (const arrives of world.network.late.splice(0)) arrives();
  },
  price({ shop }: World, { of, rupees }: { of: ProductName; rupees: number | null }): void {
    if (rupees === null) shop.documents.delete(`/products/${of}`);
    else shop.documents.set(`/products/${of}`, { name: of, price: rupees });
  },
};

type Drain = { pages: Page[]; ignoreBackoff: boolean; faults: Fault[]; meanwhile: Small[] };
type Choice = 'send now' | 'keep' | 'discard';
type Tokens = { service: Shop['tokenService']; revoked: boolean };

const ACTS = {
  ...SMALL,
  drain: drainAll,
  'sign-out': leave,
  'look at prices'(world: World): void {
    world.seenPrices = pricesOf(world);
  },
  'rules refuse': ({ shop }: World, { what }: { what: string }) => shop.closed.add(what),
  'rules rolled back': ({ shop }: World) => shop.closed.clear(),
  'shop takes orders': acceptOrders,
  'shop packs orders': packOrders,
  'time passes'({ shop }: World, { minutes }: { minutes: number }): void {
    shop.now += minutes * 60_000;
  },
  tokens({ shop }: World, { service, revoked }: Tokens): void {
    shop.tokenService = service;
    if (revoked) shop.tokens.clear();
  },
  network({ network }: World, { isOnline }: { isOnline: boolean }): void {
    network.isOnline = isOnline;
  },
  'old row': async (world: World, { version }: { version: 1 | 2 }) =>
    save(world, await oldMessage(world, version), false, null),
  'odd row': (world: World, { which }: { which: OddRow }) => putOddRow(world, which),
};

type Named<Acts extends Record<string, (world: World, fields: never) => unknown>> = {
  [Name in keyof Acts]: { act: Name } & (Parameters<Acts[Name]>[1] extends infer F extends object
    ? F
    : unknown);
}[keyof Acts];
export type SmallAct = Named<typeof SMALL>;
export type Small = { after: number; small: SmallAct };
export type Act = Named<typeof ACTS>;

/** A schedule: the account signed in at first, then the acts. */
export type Schedule = { who: Account | null; acts: Act[] };

export function readable({ who, acts }: Schedule): string {
  const lines = acts.map((it) => {
    const { act: name, ...rest } = it;
    return `${name} ${JSON.stringify(rest).slice(1, -1).replaceAll('"', '')}`;
  });
  return [`${who ?? 'nobody'} is signed in`, ...lines]
    .map((line, at) => `${at}. ${line}`)
    .join('\n');
}

export async function perform(world: World, it: Act): Promise<void> {
  world.note(it.act === 'press' ? `press: ${it.kind}` : it.act);
  await ACTS[it.act](world, it as never);
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

async function drainAll(
  world: World,
  { pages, ignoreBackoff, faults, meanwhile }: Drain,
): Promise<void> {
  if (pages.length > 1) world.note('several drains');
  world.network.faults = [...faults];
  const { length: landedBefore } = world.shop.landed;
  const { database } = world;
  const running = Promise.allSettled(pages.map((page) => drainAs(world, page, ignoreBackoff)));
  for (const { after, small } of meanwhile) {
    await turns(after);
    world.note(`while draining: ${small.act}`);
    await SMALL[small.act](world, small as never);
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

const drainAs = async (world: World, page: Page, ignoreBackoff: boolean) =>
  drain(await drainSetup(world, page), { ignoreBackoff });

async function leave(world: World, { choice }: { choice: Choice }): Promise<void> {
  const uid = (await readAccount(world.database))?.uid;
  if (!uid) return;
  world.note(`sign-out: ${choice}`);
  if (choice === 'send now') await retryAllOf(world.database, uid);
  if (choice === 'discard') await discardEach(world, await waitingOf(world.database, uid));
  if (choice !== 'keep') await drainAs(world, { locks: 'patient' }, true);
  await signOut(world.database, uid);
}

/** The shop's server adds its own fields to orders that have arrived. */
function acceptOrders({ shop }: World): void {
  for (const [path, fields] of shop.documents) {
    if (!path.includes('/orders/') || !fields.items || fields.acceptedAt) continue;
    shop.documents.set(path, { ...fields, acceptedAt: shop.now });
  }
}

/** From here on nobody cancels them. */
function packOrders({ shop }: World): void {
  for (const [path, fields] of shop.documents) {
    if (!path.includes('/orders/') || fields.deliveryStatus !== 'processing') continue;
    shop.documents.set(path, { ...fields, packed: true });
  }
}

function pricesOf({ shop }: World): Record<string, number> {
  const products = [...shop.documents].filter(([path]) => path.startsWith('/products/'));
  return Object.fromEntries(products.map(([path, { price }]) => [path.slice(10), Number(price)]));
}
