// An order as Asha's phone proposes it, for cases that place one and for cases about a stored one.
import { type NewOrder, orderNumber } from '#domain/order/order.ts';

export const ADDRESS = {
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Station Road',
  city: 'Sehore',
  state: 'Madhya Pradesh',
  zipcode: '466001',
};

export const ORDERS = 'users/asha/orders';

export const LINE: NewOrder['items'][number] = {
  productId: 'moringa',
  quantity: 2,
  price: 125.5,
  photoUrl: 'https://example.com/moringa.webp',
  name: 'Moringa powder',
  brand: 'Haat',
};

/** Asha's order, cash on delivery. */
export function orderOf(orderId: string): NewOrder {
  return {
    orderId,
    orderNo: orderNumber(orderId),
    items: [LINE],
    userId: 'asha',
    address: ADDRESS,
    timestamp: 1_760_000_000_000,
    paymentMethod: 'cod',
    subTotal: 251,
    total: 251,
    status: 'pending',
    deliveryStatus: 'processing',
  };
}

/** A phone's write that takes back an order which may or may not have arrived. */
export function takingBack(orderId: string) {
  const { userId, timestamp } = orderOf(orderId);
  return { orderId, userId, timestamp, deliveryStatus: 'cancel' };
}
