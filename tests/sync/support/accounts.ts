// Accounts that sign in on a phone in memory and leave it.
import * as v from 'valibot';
import { beforeEach } from 'vitest';
import { placeOrder } from '#domain/order/order-write.ts';
import { ProductFields, productFromFields } from '#domain/product/parse-product.ts';
import { sendReview } from '#domain/review/review-write.ts';
import { waitForProduct } from '#domain/stock-alert/stock-alert-write.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { ASHA, saveAddress, saveProfile, someAddress } from './account-writes.ts';
import { MORINGA, proposeOrder, sell } from './orders.ts';
import { freshPhone, type Phone } from './phone.ts';
import { productFields } from './small-catalogue.ts';

let current: () => Phone;
export const phone = () => current();

/** Gives each test of the file a new phone, with Asha signed in. */
export function eachOnAshasPhone(): void {
  current = freshPhone();
  beforeEach(() => enter('asha'));
}

export const someProduct = (id: string) =>
  productFromFields(id, v.parse(ProductFields, productFields('Chia seeds')));
export const enter = (uid: string) => phone().enter(uid);

/** Every table of the phone that mentions an account, a text of Asha's addresses, or one of these ids. */
export async function tracesOf(uid: string, ids: readonly string[] = []): Promise<string[]> {
  const traces: string[] = [];
  for (const table of phone().database.tables) {
    const text = JSON.stringify(await table.toArray());
    const words = [uid, 'Lake Road', '9876543210', ...ids];
    if (words.some((word) => text.includes(word))) traces.push(table.name);
  }
  return traces;
}

export async function pressEverything(): Promise<string[]> {
  const { database, now } = phone();
  sell(phone(), { [MORINGA.id]: 249.5 });
  const order = await proposeOrder(database, now);
  await placeOrder(database, order, now);
  await saveProfile(database, 'asha', ASHA);
  await saveAddress(database, 'asha', someAddress());
  await waitForProduct(database, { uid: 'asha', productId: 'chia', waits: true }, now);
  await phone().raiseEnquiry('chia', 'asha');
  const words = { customerName: 'Asha', productName: 'Chia', review: 'Good.' };
  const review = { id: mintId(), uid: 'asha', orderId: order.orderId, productId: 'chia', ...words };
  await sendReview(database, review, 'review', now);
  return (await readOutbox(database)).flatMap(({ row }) => (row ? [row.id] : []));
}
