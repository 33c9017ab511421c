// The conditions at every moment, judged by the shop's documents and log, never by the app's own word.
import { readOrder } from '#domain/order/orders.ts';
import { readAccount } from '#engine/account/account.ts';
import { holdsSameFields } from '#engine/outbox/classify-commit.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { isProven } from '#engine/outbox/settled-writes.ts';
import { deliveredOrder } from './shop.ts';
import { ACCOUNTS, type Wish, type World } from './world.ts';

export const FAILINGS = [
  'lost',
  'doubled',
  'falsely confirmed',
  'under another’s name',
  'above the accepted total',
  'out of order',
  'given up and yet alive',
  'seen by somebody else',
  'stuck',
] as const;
export type Failing = (typeof FAILINGS)[number];

export class Broken extends Error {
  readonly failing: Failing;
  constructor(failing: Failing, detail: string) {
    super(`${failing}: ${detail}`);
    this.failing = failing;
  }
}

/** The presses about the document at this path and the writes that landed there, each with its place in the shop's log. */
export function history(world: World, path: string): string {
  const pressed = world.wishes
    .filter(({ write }) => write.path === path)
    .map(({ kind, from, givenUp, write, accepted }) => {
      const end = givenUp ? `given up (asked before: ${givenUp.askedBefore})` : 'wanted';
      return `  pressed when ${from} had landed: ${kind} ${end} ${accepted ?? ''} ${shown(write)}`;
    });
  const landed = world.shop.landed.flatMap(({ write, by }, at) =>
    write.path === path ? `  landed as no. ${at} from ${by}: ${shown(write)}` : [],
  );
  const stored = `  stored: ${JSON.stringify(world.shop.documents.get(path))}`;
  return [path, ...pressed, ...landed, stored].join('\n');
}

function shown(write: object): string {
  return JSON.stringify(write).slice(0, 300);
}

/** Collections in which every document comes from a press. */
const PRESSED = /^\/(queries|contact-us|services|reviews|users\/[^/]+\/(orders|addresses))\//;

export async function judgeNow(world: World): Promise<void> {
  judgeNames(world);
  judgeStrangers(world);
  await judgeTotals(world);
  judgeSequence(world);
  await judgeLedger(world);
  await judgeOddRows(world);
  await judgeTables(world);
}

/** The first and last place in the shop's log where this wish landed; -1 when it did not. */
export function landings(world: World, wish: Wish): number[] {
  return world.shop.landed.flatMap(({ write, movedBy }, at) => {
    if (at < wish.from || write.path !== wish.write.path) return [];
    // A product is put on the list and taken off again repeatedly, each time in the same words.
    if (wish.kind === 'wish-list') return movedBy === wish.id ? at : [];
    if (write.does !== wish.write.does) return [];
    if (write.does === 'delete' || wish.write.does === 'delete') return at;
    const isOrder = wish.kind === 'order' && write.fields.orderId === wish.id;
    return isOrder || holdsSameFields(write.fields, wish.write.fields) ? at : [];
  });
}

/** A write that has left the phone is at the shop, or was given up. */
async function judgeLedger(world: World): Promise<void> {
  const waiting = new Set((await readOutbox(world.database)).map(({ row }) => row?.id));
  for (const wish of world.wishes) {
    const { kind, id, write } = wish;
    const at = landings(world, wish);
    if (wish.givenUp) {
      if (!wish.givenUp.askedBefore && at.length > 0 && waiting.has(id)) {
        throw new Broken('given up and yet alive', `${kind} ${history(world, write.path)}`);
      }
      continue;
    }
    const stored = world.shop.documents.get(write.path);
    const isGone = write.does === 'delete' && !stored;
    const isCancelled = kind === 'cancel-order' && stored?.deliveryStatus === 'cancel';
    if (at.length > 0 || isGone || isCancelled) continue;
    if (await isSaidToHaveArrived(world, wish, waiting)) {
      throw new Broken('falsely confirmed', `${kind} ${history(world, write.path)}`);
    }
    if (!waiting.has(id)) throw new Broken('lost', `${kind} ${history(world, write.path)}`);
  }
}

/** Whether a screen of this phone would say that the shop has it: the page of a product, of an order, or of a form. */
async function isSaidToHaveArrived(
  { database }: World,
  { kind, id, uid }: Wish,
  waiting: ReadonlySet<string | undefined>,
): Promise<boolean> {
  if (await isProven(database, id)) return true;
  if (kind === 'enquiry') return ((await database.enquiries.get(id))?.sentAt ?? null) !== null;
  if (kind !== 'order' || waiting.has(id) || uid === null) return false;
  return (await readOrder(database, uid, id)) !== undefined;
}

/** Every request named the account that pressed. */
function judgeNames(world: World): void {
  for (const { write, by } of world.shop.asked) {
    const owner = /^\/users\/([^/]+)/.exec(write.path)?.[1];
    const wish = world.wishes.find((it) => it.write.path === write.path);
    const wanted = owner ?? wish?.uid;
    if (wanted !== undefined && wanted !== by) {
      throw new Broken('under another’s name', `${write.path} of ${wanted} came from ${by}`);
    }
  }
}

/** Each press made one document, and the file that it names is there. */
function judgeStrangers(world: World): void {
  const pressed = new Set(world.wishes.map(({ write }) => write.path));
  const known = new Set(ACCOUNTS.map((uid) => `/users/${uid}/orders/${deliveredOrder(uid)}`));
  for (const [path] of world.shop.documents) {
    if (PRESSED.test(path) && !pressed.has(path) && !known.has(path)) {
      throw new Broken('doubled', `nobody pressed for ${path}`);
    }
    const [, id] = path.split('/services/');
    if (id && !world.shop.files.has(`service-documents/${id}`)) {
      throw new Broken('lost', `the file of ${path}`);
    }
  }
}

/** An order that has left the phone costs no more than accepted; while one waits, the shopper can still see its total. */
async function judgeTotals(world: World): Promise<void> {
  const waiting = new Set(await world.database.outbox.orderBy('id').keys());
  for (const { id, kind, write, accepted, givenUp } of world.wishes) {
    if (kind !== 'order' || givenUp || waiting.has(id) || accepted === null) continue;
    const total = world.shop.documents.get(write.path)?.total;
    if (typeof total === 'number' && total > accepted + 0.001) {
      throw new Broken('above the accepted total', history(world, write.path));
    }
  }
}

/** Kinds that change the same field of one entity. */
const CHANGES = [['address', 'address-removal'], ['profile'], ['order-address'], ['wish-list']];

/** The latest press has the last word: no earlier wish lands after it. */
function judgeSequence(world: World): void {
  const { wishes } = world;
  for (const [at, wish] of wishes.entries()) {
    const kinds = CHANGES.find((same) => same.includes(wish.kind));
    if (!kinds) continue;
    const last = landings(world, wish).at(-1) ?? -1;
    const overtook = wishes.slice(at + 1).find((later) => {
      const isSame = later.entityKey === wish.entityKey && kinds.includes(later.kind);
      const first = isSame ? landings(world, later)[0] : undefined;
      return first !== undefined && first < last;
    });
    if (overtook && !wish.givenUp && !overtook.givenUp) {
      throw new Broken('out of order', `${wish.kind} ${history(world, wish.write.path)}`);
    }
  }
}

/** A row that no version here can send stays unchanged. */
async function judgeOddRows(world: World): Promise<void> {
  for (const { id, payload } of world.oddRows) {
    const raw = await world.database.outbox.get({ id });
    const kept: unknown = raw && Reflect.get(raw as object, 'payload');
    if (!raw || JSON.stringify(kept) !== JSON.stringify(payload)) {
      throw new Broken('lost', `a row that cannot be read: ${id}`);
    }
  }
}

/** The phone's tables hold only the signed-in account's data. */
async function judgeTables(world: World): Promise<void> {
  const { database } = world;
  const account = (await readAccount(database))?.uid ?? null;
  const waiting = new Set(await database.outbox.orderBy('id').keys());
  for (const name of ['profiles', 'addresses', 'orders', 'wishes'] as const) {
    const foreign = await database
      .table(name)
      .filter(({ uid }) => uid !== account)
      .count();
    if (foreign > 0) throw new Broken('seen by somebody else', `${foreign} in ${name}`);
  }
  const asked = await database.enquiries
    .filter(({ id, uid }) => uid !== null && uid !== account && !waiting.has(id))
    .count();
  if (asked > 0) throw new Broken('seen by somebody else', 'an enquiry');
}

/**
 * Orders that landed since `from` in the shop's log cost no more than accepted, by the shop's own prices. Judged only where prices
 * have not changed meanwhile: the server handles a change while an order is on its way.
 */
export function judgePrices(world: World, from: number): void {
  for (const { write } of world.shop.landed.slice(from)) {
    if (write.does !== 'create' || !Array.isArray(write.fields.items)) continue;
    const wish = world.wishes.find((it) => it.kind === 'order' && it.write.path === write.path);
    if (!wish || wish.accepted === null || wish.givenUp) continue;
    const today = write.fields.items.reduce<number>(
      (sum, item) => {
        const { productId, quantity } = Object(item);
        const price = world.shop.documents.get(`/products/${productId}`)?.price;
        return sum + Number(price) * Number(quantity);
      },
      Number(write.fields.deliveryCharge ?? 0),
    );
    if (!(today <= wish.accepted + 0.001)) {
      throw new Broken('above the accepted total', `${today} today; ${history(world, write.path)}`);
    }
  }
}
