// What an order is, what it is called, and when its shopper is asked again.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  DELIVERY_STATUS_WORDS,
  PAYMENT_METHOD_WORDS,
  PAYMENT_STATUS_WORDS,
} from '#core/model/messages.ts';
import {
  itemsTotal,
  NewOrder,
  orderFromFields,
  orderNumber,
  StoredOrder,
} from '#core/model/order/order.ts';
import { orderAtOffer, requoteOrder } from '#core/model/order/order-acceptance.ts';

const HOUR_MS = 60 * 60 * 1000;
const item = (productId: string, price: number, quantity = 1) => ({
  productId,
  quantity,
  price,
  photoUrl: '',
  name: productId,
  brand: 'Kaveri Banks',
});
const ORDER: NewOrder = {
  orderId: 'a1b2cd3e4f5061728394a5b6c7d8e9f0',
  orderNo: 'A1B2C-D3E4F',
  items: [item('moringa', 249.5, 2), item('turmeric', 100)],
  userId: 'asha',
  address: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Lake Road',
    city: 'Hyderabad',
    state: 'Telangana',
    zipcode: '500001',
  },
  timestamp: 1_795_154_400_000,
  paymentMethod: 'cod',
  subTotal: 599,
  total: 599,
  status: 'pending',
  deliveryStatus: 'processing',
};
const ACCEPTED = { totalPaise: 59_900, at: ORDER.timestamp, offer: null };
const SOON = ORDER.timestamp + HOUR_MS;

test('the number of an order can be read out over the phone', () => {
  expect(orderNumber(ORDER.orderId)).toBe('A1B2C-D3E4F');
});

test('prices with paise add up without a fraction being lost', () => {
  expect(itemsTotal([item('a', 0.1, 3), item('b', 0.2), item('c', 33.33, 3)])).toBe(100.49);
});

test.each([
  ['no items', { items: [] }],
  ['half a piece', { items: [item('a', 1, 0.5)] }],
  ['minus one piece', { items: [item('a', 1, -1)] }],
  ['a thousand lines', { items: Array.from({ length: 1000 }, (_, at) => item(`p${at}`, 1)) }],
  ['a price below nothing', { items: [item('a', -5)] }],
  ['a paid status', { status: 'success' }],
  ['a delivery that is done', { deliveryStatus: 'delivered' }],
  ['an unknown way to pay', { paymentMethod: 'cowries' }],
  ['a field that nobody asked for', { discount: 5 }],
])('an order with %s is not one', (_, change) => {
  expect(v.is(NewOrder, { ...ORDER, ...change })).toBe(false);
});

test('an order as an older shop left it is still shown, with what is missing as pending', () => {
  const { timestamp } = ORDER;
  const stored = {
    timestamp,
    paymentMethod: 'NEFT',
    items: [{ productId: 'a', quantity: 1, price: 9.5 }],
  };
  const order = orderFromFields(
    'x'.repeat(20),
    v.parse(StoredOrder, { ...stored, status: 'lost' }),
  );
  expect(order).toMatchObject({
    orderNo: 'XXXXX-XXXXX',
    status: 'pending',
    deliveryStatus: 'processing',
    transactionId: null,
    lines: [{ pricePaise: 950, name: '' }],
  });
});

test('payment and delivery have the words of the specification, and stand with a capital', () => {
  expect(Object.values(PAYMENT_STATUS_WORDS)).toEqual([
    'Successful',
    'Failed',
    'Pending',
    'Pending',
  ]);
  expect(DELIVERY_STATUS_WORDS).toMatchObject({ cancel: 'Cancelled', processing: 'Processing' });
  expect(Object.keys(PAYMENT_METHOD_WORDS)).toEqual(['online_payment', 'cod', 'NEFT']);
});

describe('an order that waited', () => {
  const today = (moringa: number, turmeric?: number) =>
    new Map([
      ['moringa', moringa * 100],
      ...(turmeric === undefined ? [] : [['turmeric', turmeric * 100] as const]),
    ]);

  test.each([
    ['the same prices', today(249.5, 100)],
    ['lower prices', today(200, 90)],
    ['one dearer and one cheaper, together no more', today(250, 99)],
  ])('goes at %s', (_, prices) => {
    expect(requoteOrder(ORDER, ACCEPTED, prices, SOON)).toBeNull();
  });

  test('asks when it comes to more than was accepted, and says to how much', () => {
    const changed = requoteOrder(ORDER, ACCEPTED, today(250, 100), SOON);
    expect(changed).toMatchObject({ reason: 'price-rise', offer: { totalPaise: 60_000 } });
    expect(changed && orderAtOffer(ORDER, changed.offer)).toMatchObject({
      total: 600,
      subTotal: 600,
      items: [{ price: 250 }, { price: 100 }],
    });
  });

  test('asks when a product is gone, and would go without it', () => {
    const changed = requoteOrder(ORDER, ACCEPTED, today(249.5), SOON);
    expect(changed).toMatchObject({ reason: 'product-gone' });
    expect(changed && orderAtOffer(ORDER, changed.offer)).toMatchObject({
      total: 499,
      items: [{ productId: 'moringa' }],
    });
    const nothing = requoteOrder(ORDER, ACCEPTED, new Map(), SOON);
    expect(nothing && orderAtOffer(ORDER, nothing.offer)).toBeNull();
  });

  test('asks after more than a day', () => {
    const prices = today(249.5, 100);
    expect(requoteOrder(ORDER, ACCEPTED, prices, ORDER.timestamp + 24 * HOUR_MS)).toBeNull();
    expect(requoteOrder(ORDER, ACCEPTED, prices, ORDER.timestamp + 24 * HOUR_MS + 1)).toMatchObject(
      {
        reason: 'too-old',
      },
    );
  });

  test('keeps the prices of the lines that a quotation fixes, and no others', () => {
    const [moringa, turmeric] = ORDER.items;
    if (!moringa || !turmeric) throw new Error('the order has no two lines');
    const items = [{ ...moringa, quoted: true as const }, turmeric];
    const quoted = { ...ORDER, items, quotationId: 'q1' };
    expect(requoteOrder(quoted, ACCEPTED, today(999, 100), SOON)).toBeNull();
    expect(requoteOrder(quoted, ACCEPTED, today(999, 110), SOON)).toMatchObject({
      reason: 'price-rise',
      offer: { totalPaise: ACCEPTED.totalPaise + 1_000 },
    });
    expect(requoteOrder(quoted, ACCEPTED, today(999), SOON)).toMatchObject({
      reason: 'product-gone',
    });
  });
});
