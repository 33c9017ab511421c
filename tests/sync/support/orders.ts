// Presses of Place Order, as the shop's screens make them, and what the shop's server then writes.

import { addToCart, readCart } from '#core/device/cart/cart-lines.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import type { Product } from '#core/model/catalogue/product.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { NewOrder, PaymentMethod } from '#core/model/order/order.ts';
import type { PlainFields } from '#core/remote/firestore-values.ts';
import { buildOrder } from '#core/sync/writes/build-order.ts';
import { someAddress } from './account-writes.ts';
import type { Phone } from './phone.ts';

export const MORINGA: Product = {
  id: 'moringa-leaf-powder',
  name: 'Moringa leaf powder',
  brand: 'kaveri',
  category: 'moringa',
  pricePaise: 24_950,
  tags: [],
  photoURL: ['0'],
  quantity: 12,
  numWeeks: null,
  documentBytes: null,
};

/** Sells these products at these prices (rupees) from now on. */
export function sell(phone: Phone, prices: Record<string, number>): void {
  for (const [id, price] of Object.entries(prices)) {
    phone.shopHas(`/products/${id}`, { name: id, price });
  }
}

/** Fills the cart and proposes an order of all that is in it. */
export async function proposeOrder(
  database: HaatDatabase,
  now: number,
  { uid = 'asha', paymentMethod = 'cod' }: { uid?: string; paymentMethod?: PaymentMethod } = {},
): Promise<NewOrder> {
  await addToCart(database, MORINGA, now);
  return buildOrder(
    {
      uid,
      orderId: mintId(),
      lines: await readCart(database),
      brandName: (brand) => brand,
      address: someAddress(),
      paymentMethod,
    },
    now,
  );
}

/** Asha is signed in, and the shop sells moringa for ₹249.50. */
export async function signInToOrder(phone: Phone): Promise<void> {
  await phone.enter();
  sell(phone, { [MORINGA.id]: 249.5 });
}

/** What the shop has of an order of Asha's. */
export function storedOrder(phone: Phone, orderId: string): PlainFields | null {
  return phone.atShop(`/users/asha/orders/${orderId}`);
}
