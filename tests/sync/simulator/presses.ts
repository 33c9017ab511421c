// The shopper's presses, through the shop's own functions; the ledger first records what each is to leave at the shop.
import type { Table } from 'dexie';
import { profileKey, saveProfile } from '#domain/account/profile-write.ts';
import { addressFields } from '#domain/address/address.ts';
import { addressKey, removeAddress, saveAddress } from '#domain/address/address-write.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { addToCart, readCart } from '#domain/cart/cart-lines.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { buildOrder } from '#domain/order/build-order-write.ts';
import { cancelOrder, mayCancel } from '#domain/order/cancel-order-write.ts';
import type { Order } from '#domain/order/order.ts';
import {
  changeOrderAddress,
  mayChangeAddress,
  mayGiveTransaction,
  saveTransactionId,
} from '#domain/order/order-change-write.ts';
import { orderKey } from '#domain/order/order-key.ts';
import { orderFields, placeOrder } from '#domain/order/order-write.ts';
import { readOrders } from '#domain/order/orders.ts';
import { NO_TERMS } from '#domain/order/selling-terms.ts';
import { reviewId } from '#domain/review/review.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { wishKey } from '#domain/wish-list/wish-list-write.ts';
import { putWish, readWish } from '#domain/wish-list/wishes.ts';
import { readAccount } from '#engine/account/account.ts';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { someAddress } from '../support/account-writes.ts';
import { MORINGA } from '../support/orders.ts';
import { messageOfVersion } from './later-version.ts';
import { oneOf } from './settling.ts';
import { deliveredOrder } from './shop.ts';
import type { Wish, World } from './world.ts';

type Choice = { serial: number; pick: number };
/** One press by one account; `pick` chooses among the options. */
type Pressing<Uid = string> = { world: World; id: string; uid: Uid } & Choice;
type Anybody = Pressing<string | null>;
export type Press = { wish: Wish; save(): Promise<{ outcome: string }> };
type About = Pick<Wish, 'kind' | 'entityKey' | 'write'>;

/** A press saved by one of the shop's own functions. `accepted`: the rupees that it said yes to. */
function pressed(
  { world, id, uid }: Anybody,
  about: About,
  save: Press['save'],
  accepted: number | null = null,
): Press {
  const from = world.shop.landed.length;
  return { wish: { id, uid, ...about, accepted, from, givenUp: null }, save };
}

function created(id: string, folder: string, fields: PlainFields) {
  const write = { path: `/${folder}/${id}`, does: 'set' as const, fields };
  return { entityKey: `${folder}/${id}`, write };
}

function merged(entityKey: string, fields: PlainFields) {
  return { entityKey, write: { path: `/${entityKey}`, does: 'merge' as const, fields } };
}

/** Presses open to visitors, too. */
const OF_ANYBODY = { enquiry, contact: (by: Anybody) => contact(by), feedback };
/** Null: the screen offers nothing to press. Schedules are drawn from these in this order. */
const OF_SHOPPER = {
  profile,
  'new address': (by: Pressing) => newAddress(by),
  'edited address': editedAddress,
  'removed address': removedAddress,
  order: (by: Pressing) => order(by, 'cod'),
  'order paid by transfer': (by: Pressing) => order(by, 'NEFT'),
  'address of an order': newAddressOfOrder,
  'transaction id': transfer,
  'cancelled order': cancelledOrder,
  review,
  wish: wishOrNot,
};
export type PressKind = keyof typeof OF_ANYBODY | keyof typeof OF_SHOPPER;
export const PRESSES = Object.keys({ ...OF_ANYBODY, ...OF_SHOPPER }) as PressKind[];

/** Prepares a press, or null when there is nothing to press. */
export async function prepare(world: World, kind: PressKind, pick: number): Promise<Press | null> {
  const by = await pressing(world, pick);
  const { uid } = by;
  if (kind in OF_ANYBODY) return OF_ANYBODY[kind as keyof typeof OF_ANYBODY](by);
  return uid === null ? null : OF_SHOPPER[kind as keyof typeof OF_SHOPPER]({ ...by, uid });
}

async function pressing(world: World, pick: number): Promise<Anybody> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  return { world, id: mintId(), uid, serial: ++world.presses, pick };
}

function enquiry(by: Anybody): Press {
  const { world, id, uid, serial } = by;
  const payload = { userId: uid, productId: `product-${serial}`, timestamp: world.now() };
  const raised = { id, productId: payload.productId, uid, raisedAt: world.now(), sentAt: null };
  const { enquiries } = world.database;
  const about = { kind: 'enquiry', ...created(id, 'queries', payload) };
  return pressedWith(by, about, payload, 1, [enquiries], () => enquiries.add(raised));
}

/** A message to the merchant, in the shape of this version of the shop or of an older one. */
function contact(by: Anybody, version: 1 | 2 | 3 = 3): Press {
  const sender = { name: 'Asha', phone: '+91 9876543210', email: 'a@example.com' };
  const message = { ...sender, message: `No. ${by.serial}` };
  const about = { kind: 'contact', ...created(by.id, 'contact-us', message) };
  return pressedWith(by, about, messageOfVersion(version, message), version);
}

/** A message that an older version of the shop saved on this phone. */
export const oldMessage = async (world: World, version: 1 | 2) =>
  contact(await pressing(world, 0), version);

function feedback(by: Anybody): Press {
  const { world, id, serial } = by;
  const words = { name: 'Honey', description: `No. ${serial}` };
  const fields = { ...words, fileURL: fileAddress(`service-documents/${id}`) };
  const file = new File([new Uint8Array(10 + (serial % 7))], 'photo', { type: 'image/png' });
  const save = () => sendFeedback(world.database, id, words, file, []);
  return pressed(by, { kind: 'feedback', ...created(id, 'services', fields) }, save);
}

function profile(by: Pressing): Press {
  const { world, id, uid, serial } = by;
  const fields = { first_name: `N${serial}`, last_name: 'Rao', email: 'asha@example.com' };
  const save = () => saveProfile(world.database, id, uid, fields, 'profile');
  return pressed(by, { kind: 'profile', ...merged(profileKey(uid), fields) }, save);
}

const addressOf = async ({ world, uid, pick }: Pressing) =>
  oneOf(await readAddresses(world.database, uid), pick);
function newAddress(by: Pressing, addressId = mintId()): Press {
  const { world, id, uid, serial } = by;
  const address = someAddress({ id: addressId, address: `${serial} Lake Road` });
  const about = created(addressId, `users/${uid}/addresses`, addressFields(address));
  const save = () => saveAddress(world.database, id, uid, address, 'new');
  return pressed(by, { kind: 'address', ...about }, save);
}

async function editedAddress(by: Pressing): Promise<Press | null> {
  const before = await addressOf(by);
  return before ? newAddress(by, before.id) : null;
}

async function removedAddress(by: Pressing): Promise<Press | null> {
  const { world, id, uid } = by;
  const before = await addressOf(by);
  if (!before) return null;
  const entityKey = addressKey(uid, before.id);
  const write = { path: `/${entityKey}`, does: 'delete' as const };
  const save = () => removeAddress(world.database, id, uid, before.id);
  return pressed(by, { kind: 'address-removal', entityKey, write }, save);
}

function review(by: Pressing): Press {
  const { world, id, uid, serial } = by;
  const words = { customerName: 'Asha', productName: 'Honey', review: `No. ${serial}` };
  const about = { orderId: deliveredOrder(uid), productId: `honey-${serial}` };
  const fields = { userId: uid, ...about, ...words, timestamp: world.now(), published: false };
  const press = { id, uid, ...about, ...words };
  const save = () => sendReview(world.database, press, 'none', fields.timestamp);
  return pressed(by, { kind: 'review', ...created(reviewId(about), 'reviews', fields) }, save);
}

/** Puts one of two products on the wish list, or takes it off again, for which the ledger has null. */
async function wishOrNot(by: Pressing): Promise<Press> {
  const { uid, world } = by;
  const productId = by.pick % 2 === 0 ? 'moringa' : 'wild-honey';
  const before = await readWish(world.database, uid, productId);
  const savedAt = before === null ? by.serial : null;
  const path = `/users/${uid}/lists/wishes`;
  const write = { path, does: 'merge' as const, fields: { [productId]: savedAt } };
  const about = { kind: 'wish-list', entityKey: wishKey(uid, productId), write };
  const does = () => putWish(world.database, uid, productId, savedAt);
  return pressedWith(by, about, { productId, savedAt, before }, 1, [world.database.wishes], does);
}

/** A press saved as the screens do it: a row with this payload, together with a change of a table. */
function pressedWith(
  by: Anybody,
  about: About,
  payload: unknown,
  v: number,
  tables: Table[] = [],
  does: () => Promise<unknown> = async () => undefined,
): Press {
  const { world, id, uid } = by;
  const row = { id, kind: about.kind, v, uid, entityKey: about.entityKey, payload };
  return pressed(by, about, () => enqueue(world.database, row, world.now(), tables, does));
}

async function order(by: Pressing, paymentMethod: 'cod' | 'NEFT'): Promise<Press> {
  const { world, id: orderId, uid, pick, serial } = by;
  const names = Object.keys(world.seenPrices).filter((_, at) => (pick >> at) % 2 === 1);
  for (const id of names.length > 0 ? names : ['moringa']) {
    const product = { ...MORINGA, id, name: id, pricePaise: (world.seenPrices[id] ?? 0) * 100 };
    await addToCart(world.database, product, world.now());
  }
  const terms = { ...NO_TERMS, deliveryPaise: (serial % 2) * 40_00 };
  const wish = { uid, orderId, lines: await readCart(world.database), address: someAddress() };
  const made = buildOrder({ ...wish, paymentMethod, terms, brandName: String }, world.now());
  const entityKey = orderKey(uid, orderId);
  const write = { path: `/${entityKey}`, does: 'create' as const, fields: orderFields(made) };
  const save = () => placeOrder(world.database, made, world.now());
  return pressed(by, { kind: 'order', entityKey, write }, save, made.total);
}

async function newAddressOfOrder(by: Pressing): Promise<Press | null> {
  const { world, id, uid, serial } = by;
  const orderId = await chosenOf(by, mayChangeAddress);
  if (!orderId) return null;
  const address = addressFields(someAddress({ address: `${serial} New Road` }));
  const about = { kind: 'order-address', ...merged(orderKey(uid, orderId), { address }) };
  const press = { id, uid, orderId, address };
  return pressed(by, about, () => changeOrderAddress(world.database, press, world.now()));
}

async function transfer(by: Pressing): Promise<Press | null> {
  const { world, id, uid, serial } = by;
  const orderId = await chosenOf(by, mayGiveTransaction);
  if (!orderId) return null;
  const transactionId = `UTR${serial}`;
  const at = world.now();
  const fields = { transactionId, transactionTimestamp: at };
  const about = { kind: 'order-transaction', ...merged(orderKey(uid, orderId), fields) };
  const press = { id, uid, orderId, transactionId };
  return pressed(by, about, () => saveTransactionId(world.database, press, at));
}

/** Cancels an order whose own row has gone: its remaining rows are given up. */
async function cancelledOrder(by: Pressing): Promise<Press | null> {
  const { world, id, uid } = by;
  const waiting = new Set(await world.database.outbox.orderBy('id').keys());
  const orderId = await chosenOf(by, (it) => mayCancel(it) && !waiting.has(it.orderId));
  if (!orderId) return null;
  const cancelledAt = world.now();
  const fields = { deliveryStatus: 'cancel', cancelledBy: 'shopper', cancelledAt };
  const about = { kind: 'cancel-order', ...merged(orderKey(uid, orderId), fields) };
  return pressed(by, about, () => cancelOrder(world.database, { id, uid, orderId }, cancelledAt));
}

/** One of the orders here that allow this. */
async function chosenOf({ world, uid, pick }: Pressing, may: (order: Order) => boolean) {
  const there = (await readOrders(world.database, uid)).filter(may);
  return oneOf(there, pick)?.orderId;
}
