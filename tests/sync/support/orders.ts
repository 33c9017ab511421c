// Presses of Place Order, as the shop's screens make them, and what the shop's server then writes.
import { addToCart, readCart } from '#core/device/cart-lines.ts';
import type { HaatDatabase } from '#core/device/database.ts';
import { mintId } from '#core/model/identifiers.ts';
import type { NewOrder, PaymentMethod } from '#core/model/order.ts';
import type { Product } from '#core/model/product.ts';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { buildOrder } from '#core/sync/build-order.ts';
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
    phone.shop.documents.set(`/products/${id}`, {
      fields: encodeFields({ name: id, price }),
      token: null,
    });
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
