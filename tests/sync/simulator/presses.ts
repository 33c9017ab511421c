// The shopper's presses, through the shop's own functions where they are below the screens; what each is to leave at the shop goes
// into the ledger before anything is sent.

import { readAccount } from '#core/device/account/account.ts';
import { deleteAddress, putAddress, readAddresses } from '#core/device/account/addresses.ts';
import { putProfile, readProfile } from '#core/device/account/profile.ts';
import { putWish, readWish } from '#core/device/account/wishes.ts';
import { addressFields } from '#core/model/account/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { reviewId } from '#core/model/order/review.ts';
import { fileAddress } from '#core/remote/upload-file.ts';
import { addressKey } from '#core/sync/writes/address.ts';
import { profileKey } from '#core/sync/writes/profile.ts';
import { sendReview } from '#core/sync/writes/review.ts';
import { wishKey } from '#core/sync/writes/wish-list.ts';
import { someAddress } from '../support/account-writes.ts';
import { created, type Press, saved, wish } from './ledger.ts';
import { contact } from './old-message.ts';
import { cancelledOrder, order, orderChange } from './press-orders.ts';
import { deliveredOrder } from './shop.ts';
import type { World } from './world.ts';

export const PRESSES = [
  'enquiry',
  'contact',
  'feedback',
  'profile',
  'new address',
  'edited address',
  'removed address',
  'order',
  'order paid by transfer',
  'address of an order',
  'transaction id',
  'cancelled order',
  'review',
  'wish',
] as const;
export type PressKind = (typeof PRESSES)[number];

/** Gets a press ready, or null when there is nothing on the screen to press. `pick` chooses among what is there. */
export async function prepare(world: World, kind: PressKind, pick: number): Promise<Press | null> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  const id = mintId();
  const serial = ++world.presses;
  if (kind === 'enquiry') return enquiry(world, id, uid, serial);
  if (kind === 'contact') return contact(world, id, uid, serial);
  if (kind === 'feedback') return feedback(world, id, uid, serial);
  if (uid === null) return null;
  if (kind === 'profile') return profile(world, id, uid, serial);
  if (kind === 'review') return review(world, id, uid, serial);
  if (kind === 'wish') return wishOrNot(world, id, uid, pick, serial);
  if (kind === 'order') return order(world, id, uid, pick, 'cod');
  if (kind === 'order paid by transfer') return order(world, id, uid, pick, 'NEFT');
  if (kind === 'cancelled order') return cancelledOrder(world, id, uid, pick);
  if (kind === 'address of an order' || kind === 'transaction id') {
    return orderChange(world, kind, id, uid, pick, serial);
  }
  return address(world, kind, id, uid, pick, serial);
}

function enquiry(world: World, id: string, uid: string | null, serial: number): Press {
  const payload = { userId: uid, productId: `product-${serial}`, timestamp: world.now() };
  const it = wish(world, { id, kind: 'enquiry', uid, ...created(id, 'queries', payload) });
  const raised = { id, productId: payload.productId, uid, raisedAt: world.now(), sentAt: null };
  const { enquiries } = world.database;
  return {
    wish: it,
    save: () => saved(world, it, 1, payload, [enquiries], () => enquiries.add(raised)),
  };
}

function feedback(world: World, id: string, uid: string | null, serial: number): Press {
  const payload = { name: 'Honey', description: `No. ${serial}` };
  const fields = { ...payload, fileURL: fileAddress(`service-documents/${id}`) };
  const it = wish(world, { id, kind: 'feedback', uid, ...created(id, 'services', fields) });
  const file = { id, type: 'image/png', bytes: new ArrayBuffer(10 + (serial % 7)) };
  const { waitingFiles } = world.database;
  return {
    wish: it,
    save: () => saved(world, it, 1, payload, [waitingFiles], () => waitingFiles.put(file)),
  };
}

async function profile(world: World, id: string, uid: string, serial: number): Promise<Press> {
  const before = (await readProfile(world.database, uid)) ?? null;
  const fields = { first_name: `N${serial}`, last_name: 'Rao', email: 'asha@example.com' };
  const write = { path: `/users/${uid}`, does: 'merge' as const, fields };
  const it = wish(world, { id, kind: 'profile', uid, entityKey: profileKey(uid), write });
  const { profiles } = world.database;
  const change = () => putProfile(world.database, uid, fields);
  return {
    wish: it,
    save: () => saved(world, it, 1, { profile: fields, before }, [profiles], change),
  };
}

async function address(
  world: World,
  kind: 'new address' | 'edited address' | 'removed address',
  id: string,
  uid: string,
  pick: number,
  serial: number,
): Promise<Press | null> {
  const { database } = world;
  const there = await readAddresses(database, uid);
  const before = kind === 'new address' ? null : (there[pick % Math.max(1, there.length)] ?? null);
  if (!before && kind !== 'new address') return null;
  const changed = someAddress({ id: before?.id ?? mintId(), address: `${serial} Lake Road` });
  const entityKey = addressKey(uid, changed.id);
  const path = `/${entityKey}`;
  const tables = [database.addresses];
  if (kind === 'removed address' && before) {
    const write = { path, does: 'delete' as const };
    const it = wish(world, { id, kind: 'address-removal', uid, entityKey, write });
    const change = () => deleteAddress(database, uid, before.id);
    return { wish: it, save: () => saved(world, it, 1, { id: before.id, before }, tables, change) };
  }
  const write = { path, does: 'set' as const, fields: addressFields(changed) };
  const it = wish(world, { id, kind: 'address', uid, entityKey, write });
  const change = () => putAddress(database, uid, changed);
  return {
    wish: it,
    save: () => saved(world, it, 1, { address: changed, before }, tables, change),
  };
}

function review(world: World, id: string, uid: string, serial: number): Press {
  const words = { customerName: 'Asha', productName: 'Honey', review: `No. ${serial}` };
  const about = { orderId: deliveredOrder(uid), productId: `honey-${serial}` };
  const fields = { userId: uid, ...about, ...words, timestamp: world.now(), published: false };
  const stored = created(reviewId(about), 'reviews', fields);
  const it = wish(world, { id, kind: 'review', uid, ...stored });
  const press = { id, uid, ...about, ...words };
  return { wish: it, save: () => sendReview(world.database, press, 'none', fields.timestamp) };
}

/** Puts one of two products on the wish list, or takes it off again. What is taken off stands for null in the ledger. */
async function wishOrNot(
  world: World,
  id: string,
  uid: string,
  pick: number,
  serial: number,
): Promise<Press> {
  const { database } = world;
  const productId = pick % 2 === 0 ? 'moringa' : 'wild-honey';
  const before = await readWish(database, uid, productId);
  const savedAt = before === null ? serial : null;
  const path = `/users/${uid}/lists/wishes`;
  const write = { path, does: 'merge' as const, fields: { [productId]: savedAt } };
  const entityKey = wishKey(uid, productId);
  const it = wish(world, { id, kind: 'wish-list', uid, entityKey, write });
  const payload = { productId, savedAt, before };
  const change = () => putWish(database, uid, productId, savedAt);
  return { wish: it, save: () => saved(world, it, 1, payload, [database.wishes], change) };
}
