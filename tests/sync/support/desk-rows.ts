// The merchant's presses at the desk, one of each kind, as its first version saved it: phones may have such rows, so these never change.
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { QUEUED } from '../golden/rows.ts';
import { MERCHANT, PRODUCT_ID } from './desk-shop.ts';

export const AT = 1_795_154_400_000;
export const DRAFT = 'what-was-typed';
export const PDF = new TextEncoder().encode('%PDF-1.3 of a quotation').buffer;
export const ORDER_ID = 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6';
export const QUOTATION_ID = 'e1b2b3b4b5b6b7b8b9b0c1c2c3c4c5c6';
export const MESSAGE_ID = 'a1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6';
export const REVIEW_ID = 'order_moringa';
export const ORDER_PATH = `/users/asha/orders/${ORDER_ID}`;

export type KeptRow = Omit<OutboxRow, 'seq'>;

/** A row as the outbox has kept it since the first version of its kind. Phones may have it: it never changes. */
export function saved(kind: string, entityKey: string, payload: unknown, id = MESSAGE_ID): KeptRow {
  return { ...QUEUED, id, v: 1, kind, sentBy: 'desk', uid: MERCHANT, entityKey, payload };
}

export const ADDRESS = {
  ...{ name: 'Asha Rao', phone: '9876543210', address: '12 Mill Road, Bani Park' },
  ...{ city: 'Jaipur', state: 'Rajasthan', zipcode: '302016' },
};
export const ITEM = {
  productId: 'moringa',
  quantity: 1,
  price: 250,
  photoUrl: '',
  name: 'M',
  brand: '',
};
export const ORDER = {
  ...{ orderNo: 'C1C2C-3C4C5', items: [ITEM], address: ADDRESS, timestamp: AT },
  ...{ paymentMethod: 'cod', subTotal: 250, total: 250, status: 'pending' },
  ...{ deliveryStatus: 'processing', acceptedAt: AT + 2_000 },
};
export const PACK: OrderStep = { does: 'pack' };
export const COURIER = { courier: 'India Post', trackingNumber: 'EM123456789IN' };
export const SHIP = { does: 'ship' as const, ...COURIER };
export const BACK = {
  ...{ does: 'comeBack' as const, reason: 'The parcel was refused.', at: 7 },
  goodsBack: [{ productId: 'moringa', quantity: 0 }],
};
const base = {
  ...{ deliveryStatus: 'processing', status: 'pending', packed: true, heldReason: null },
  address: 'Asha Rao, 12 Mill Road, Bani Park, Jaipur, Rajasthan, 302016, 9876543210',
  ...{ money: null, goods: '1 × moringa', courier: '', trackingNumber: '', corrections: 0 },
};
export const ORDER_STEP = {
  customer: 'asha',
  orderId: ORDER_ID,
  orderNo: ORDER.orderNo,
  step: SHIP,
  base,
};
export const NOTE = {
  ...{ customer: 'asha', orderId: ORDER_ID, note: 'Rings first.', base: { note: 'Call her.' } },
};
const CHANGE = { does: 'change' as const, timestamp: AT };
export const RENAMED = {
  ...{ productId: PRODUCT_ID, ...CHANGE },
  ...{ fields: { name: 'Moringa leaf powder' }, base: { name: 'Moringa powder' } },
};
export const POWDERS = { collection: 'categories' as const, entryId: 'powders' };
export const CATEGORY = {
  ...{ ...POWDERS, ...CHANGE, files: [] },
  ...{ fields: { categoryName: 'Leaf powders' }, base: { categoryName: 'Powders' } },
};
export const PHONES = {
  fields: { phones: ['+91 90000 00009'] },
  base: { phones: ['+91 90000 00001'] },
};
export const SETTINGS = { phones: ['+91 90000 00001'], email: 'farm@fields.example' };
export const PRICE = {
  ...{ productId: PRODUCT_ID, fields: { price: 260 }, base: { price: 250 } },
  timestamp: AT,
};
export const MARK = { of: 'contact-us' as const, answered: true };
export const REVIEW = {
  ...{ userId: 'asha', productId: 'moringa', customerName: 'Asha Rao', productName: 'Moringa' },
  ...{ review: 'Very good.', timestamp: AT, published: false },
};
const LINE = { productId: 'moringa', name: 'हल्दी पाउडर', quantity: 12, price: 199.5 };
export const OFFER = {
  ...{ phone: '+919876543210', customer: 'आशा राव', note: '' },
  ...{ createdAt: AT, validUntil: AT + 1_000_000_000, lines: [LINE] },
};
export const BY_PHONE = {
  address: {
    ...{ name: 'आशा राव', phone: '9876543210', address: '12 Mill Road' },
    ...{ city: 'Sehore', state: 'Madhya Pradesh', zipcode: '466001' },
  },
  ...{
    paymentMethod: 'cod' as const,
    createdAt: AT,
    lines: [{ ...LINE, quantity: 2, price: 250 }],
  },
};
export const WITHDRAWAL = { quotationId: QUOTATION_ID, withdrawnAt: AT };
