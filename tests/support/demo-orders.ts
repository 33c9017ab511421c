// An order as the shop's page sends it, for tests that play the phone.

import { itemsTotal, type NewOrder, type OrderItem, orderNumber } from '#domain/order/order.ts';
import { mintId } from '#engine/lib/identifiers.ts';

export function orderItem(productId: string, quantity: number, price: number): OrderItem {
  return { productId, quantity, price, photoUrl: '', name: 'Moringa Powder', brand: 'Farm' };
}

/** An order of these lines, totalled, cash on delivery, with a new id. */
export function newOrder(uid: string, items: OrderItem[], changes: Partial<NewOrder> = {}) {
  const orderId = mintId();
  const total = itemsTotal(items);
  return {
    orderId,
    orderNo: orderNumber(orderId),
    items,
    userId: uid,
    address: {
      name: 'Asha Rao',
      phone: '9876543210',
      address: '12 Mill Road',
      city: 'Jaipur',
      state: 'Rajasthan',
      zipcode: '302001',
    },
    timestamp: 1_790_000_000_000,
    paymentMethod: 'cod',
    subTotal: total,
    total,
    status: 'pending',
    deliveryStatus: 'processing',
    ...changes,
  } satisfies NewOrder;
}
