// The shopper's presses, through the shop's own functions; the ledger first records what each is to leave at the shop.

import type { Table } from 'dexie';
import { profileKey, saveProfile } from '#domain/account/profile-write.ts';
import { addressFields } from '#domain/address/address.ts';
import { addressKey, removeAddress, saveAddress } from '#domain/address/address-write.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { reviewId } from '#domain/review/review.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { wishKey } from '#domain/wish-list/wish-list-write.ts';
import { putWish, readWish } from '#domain/wish-list/wishes.ts';
import { readAccount } from '#engine/account/account.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue } from '#engine/outbox/enqueue.ts';
import { someAddress } from '../support/account-writes.ts';
import { messageOfVersion } from './later-version.ts';
import { type About, created, merged, type Press, type Pressing, pressed } from './ledger.ts';
import { cancelledOrder, newAddressOfOrder, order, transfer } from './press-orders.ts';
import { oneOf } from './settling.ts';
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
  const change = { table, does: () => table.add(raised) };
  const about = { kind: 'enquiry', ...created(id, 'queries', payload) };
  return pressedWith(by, about, payload, change);
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
  const words = { name: 'Honey', description: `No. ${serial}` };
  const fields = { ...words, fileURL: fileAddress(`service-documents/${id}`) };
  const file = new File([new Uint8Array(10 + (serial % 7))], 'photo', { type: 'image/png' });
  return pressed(by, { kind: 'feedback', ...created(id, 'services', fields) }, () =>
    sendFeedback(world.database, id, words, file, []),
  );
}

function profile(by: Pressing): Press {
  const { world, id, uid, serial } = by;
  const fields = { first_name: `N${serial}`, last_name: 'Rao', email: 'asha@example.com' };
  return pressed(by, { kind: 'profile', ...merged(profileKey(uid), fields) }, () =>
    saveProfile(world.database, id, uid, fields, 'profile'),
  );
}

const addressOf = async ({ world, uid, pick }: Pressing) =>
  oneOf(await readAddresses(world.database, uid), pick);

function newAddress(by: Pressing, addressId = mintId()): Press {
  const { world, id, uid, serial } = by;
  const address = someAddress({ id: addressId, address: `${serial} Lake Road` });
  const about = created(addressId, `users/${uid}/addresses`, addressFields(address));
  return pressed(by, { kind: 'address', ...about }, () =>
    saveAddress(world.database, id, uid, address, 'new'),
  );
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
  return pressed(by, { kind: 'address-removal', entityKey, write }, () =>
    removeAddress(world.database, id, uid, before.id),
  );
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

/** A press saved as the screens do it: a row with this payload, together with a change of a table. */
function pressedWith(
  by: Pressing<string | null>,
  about: About,
  payload: unknown,
  change?: { table: Table; does: () => Promise<unknown> },
  v = 1,
): Press {
  const { world, id, uid } = by;
  const row = { id, kind: about.kind, v, uid, entityKey: about.entityKey, payload };
  const tables = change ? [change.table] : [];
  const does = change?.does ?? (async () => undefined);
  return pressed(by, about, () => enqueue(world.database, row, world.now(), tables, does));
}
