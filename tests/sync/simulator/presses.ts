// The shopper's presses, through the shop's own functions; the ledger first records what each is to leave at the shop.

import { profileKey } from '#domain/account/profile-write.ts';
import { putProfile, readProfile } from '#domain/account/profiles.ts';
import { addressFields } from '#domain/address/address.ts';
import { addressKey } from '#domain/address/address-write.ts';
import { deleteAddress, putAddress, readAddresses } from '#domain/address/addresses.ts';
import { reviewId } from '#domain/review/review.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { wishKey } from '#domain/wish-list/wish-list-write.ts';
import { putWish, readWish } from '#domain/wish-list/wishes.ts';
import { readAccount } from '#engine/account/account.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { someAddress } from '../support/account-writes.ts';
import { messageOfVersion } from './later-version.ts';
import { created, merged, type Press, type Pressing, pressed, pressedWith } from './ledger.ts';
import { cancelledOrder, newAddressOfOrder, order, transfer } from './press-orders.ts';
import { deliveredOrder } from './shop.ts';
import type { World } from './world.ts';

type Anybody = Pressing<string | null>;

/** Presses open to visitors, too. */
const OF_ANYBODY = {
  enquiry,
  contact: (by: Anybody) => contact(by),
  feedback,
};
/** Null: the screen offers nothing to press. Schedules are drawn from these in this order. */
const OF_SHOPPER = {
  profile,
  'new address': newAddress,
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
export const PRESSES = [
  ...Object.keys(OF_ANYBODY),
  ...Object.keys(OF_SHOPPER),
] as readonly PressKind[];

/** Prepares a press, or null when there is nothing to press. */
export async function prepare(world: World, kind: PressKind, pick: number): Promise<Press | null> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  const by = { world, id: mintId(), serial: ++world.presses, pick };
  if (kind in OF_ANYBODY) return OF_ANYBODY[kind as keyof typeof OF_ANYBODY]({ ...by, uid });
  return uid === null ? null : OF_SHOPPER[kind as keyof typeof OF_SHOPPER]({ ...by, uid });
}

function enquiry(by: Anybody): Press {
  const { world, id, uid, serial } = by;
  const payload = { userId: uid, productId: `product-${serial}`, timestamp: world.now() };
  const raised = { id, productId: payload.productId, uid, raisedAt: world.now(), sentAt: null };
  const { enquiries: table } = world.database;
  const does = () => table.add(raised);
  return pressedWith(by, { kind: 'enquiry', ...created(id, 'queries', payload) }, payload, {
    table,
    does,
  });
}

/** A message to the merchant, in the shape of this version of the shop or of an older one. */
function contact(by: Anybody, version: 1 | 2 | 3 = 3): Press {
  const message = {
    name: 'Asha',
    phone: '+91 9876543210',
    email: 'a@example.com',
    message: `No. ${by.serial}`,
  };
  const about = { kind: 'contact', ...created(by.id, 'contact-us', message) };
  return pressedWith(by, about, messageOfVersion(version, message), undefined, version);
}

/** A message that an older version of the shop saved on this phone. */
export async function oldMessage(world: World, version: 1 | 2): Promise<Press> {
  const uid = (await readAccount(world.database))?.uid ?? null;
  return contact({ world, id: mintId(), uid, serial: ++world.presses, pick: 0 }, version);
}

function feedback(by: Anybody): Press {
  const { world, id, serial } = by;
  const payload = { name: 'Honey', description: `No. ${serial}` };
  const fields = { ...payload, fileURL: fileAddress(`service-documents/${id}`) };
  const file = { id, type: 'image/png', bytes: new ArrayBuffer(10 + (serial % 7)) };
  const { waitingFiles: table } = world.database;
  const does = () => table.put(file);
  return pressedWith(by, { kind: 'feedback', ...created(id, 'services', fields) }, payload, {
    table,
    does,
  });
}

async function profile(by: Pressing): Promise<Press> {
  const { database } = by.world;
  const before = (await readProfile(database, by.uid)) ?? null;
  const fields = { first_name: `N${by.serial}`, last_name: 'Rao', email: 'asha@example.com' };
  const about = { kind: 'profile', ...merged(profileKey(by.uid), fields) };
  const does = () => putProfile(database, by.uid, fields);
  return pressedWith(by, about, { profile: fields, before }, { table: database.profiles, does });
}

function addressOf({ world, uid, pick }: Pressing) {
  return readAddresses(world.database, uid).then((all) => all[pick % Math.max(1, all.length)]);
}

function newAddress(by: Pressing, before: ReturnType<typeof someAddress> | null = null): Press {
  const { database } = by.world;
  const id = before?.id ?? mintId();
  const address = someAddress({ id, address: `${by.serial} Lake Road` });
  const entityKey = addressKey(by.uid, id);
  const write = { path: `/${entityKey}`, does: 'set' as const, fields: addressFields(address) };
  const does = () => putAddress(database, by.uid, address);
  const change = { table: database.addresses, does };
  return pressedWith(by, { kind: 'address', entityKey, write }, { address, before }, change);
}

async function editedAddress(by: Pressing): Promise<Press | null> {
  const before = await addressOf(by);
  return before ? newAddress(by, before) : null;
}

async function removedAddress(by: Pressing): Promise<Press | null> {
  const { database } = by.world;
  const before = await addressOf(by);
  if (!before) return null;
  const { id } = before;
  const entityKey = addressKey(by.uid, id);
  const write = { path: `/${entityKey}`, does: 'delete' as const };
  const does = () => deleteAddress(database, by.uid, id);
  const change = { table: database.addresses, does };
  return pressedWith(by, { kind: 'address-removal', entityKey, write }, { id, before }, change);
}

function review(by: Pressing): Press {
  const { world, id, uid, serial } = by;
  const words = { customerName: 'Asha', productName: 'Honey', review: `No. ${serial}` };
  const about = { orderId: deliveredOrder(uid), productId: `honey-${serial}` };
  const fields = { userId: uid, ...about, ...words, timestamp: world.now(), published: false };
  const press = { id, uid, ...about, ...words };
  return pressed(by, { kind: 'review', ...created(reviewId(about), 'reviews', fields) }, () =>
    sendReview(world.database, press, 'none', fields.timestamp),
  );
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
  const change = { table: world.database.wishes, does };
  return pressedWith(by, about, { productId, savedAt, before }, change);
}
