// What the shop's server makes of an order: which it takes at which prices, and which it holds for the merchant.
import { describe, expect, test } from 'vitest';
import {
  type Offer,
  type OfferedProduct,
  understandOrder,
} from '../../../backend/functions/src/orders/order-decision.ts';
import { orderItem as item } from '../../support/demo-orders.ts';
import {
  AS_SENT,
  decided,
  HELD,
  product,
  quoted,
  sent,
  TODAY,
  taken,
  WHERE,
} from './decided-orders.ts';

describe('an order makes no sense, and waits for the merchant, when', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => item(`product-${at}`, 1, 1));

  test.each([
    ['it is somebody else’s', { userId: 'ravi' }],
    ['it carries another order’s id', { orderId: 'f'.repeat(32) }],
    ['its number is not its id’s', { orderNo: 'AAAAA-AAAAA' }],
    ['it has no lines', { items: [] }],
    ['it has 101 lines', { items: lines(101) }],
    ['it has 1,000 lines', { items: lines(1_000) }],
    ['it takes back pieces', { items: [item('moringa', -1, 250)] }],
    ['it asks for no pieces', { items: [item('moringa', 0, 250)] }],
    ['it asks for half a piece', { items: [item('moringa', 0.5, 250)] }],
    ['it asks for 1,000 pieces', { items: [item('moringa', 1_000, 250)] }],
    [
      'it asks for 1,000 pieces in two lines',
      { items: [item('moringa', 500, 250), item('moringa', 500, 250)] },
    ],
    ['a price is negative', { items: [item('moringa', 1, -250)] }],
    ['a product is a path', { items: [item('a/b', 1, 250)] }],
    ['a product is no document', { items: [item('..', 1, 250)] }],
    ['its total is negative', { total: -1 }],
    ['its total is no number', { total: Number.NaN }],
    ['its total is a word', { total: 'free' }],
    ['it says that it is paid', { status: 'success' }],
    ['it says that it is delivered', { deliveryStatus: 'delivered' }],
    ['it says that the shop took it', { acceptedAt: 1 }],
    ['it is paid in shells', { paymentMethod: 'shells' }],
    ['it has no address', { address: undefined }],
    ['its quotation is a path', { quotationId: '../products/moringa' }],
  ])('%s', (_, changes) => {
    expect(understandOrder(WHERE, sent(changes))).toBeNull();
  });

  test('it is no order at all', () => {
    for (const nothing of [undefined, null, 'order', 7, []])
      expect(understandOrder(WHERE, nothing)).toBeNull();
  });
});

describe('an order is taken', () => {
  test('as it was sent when its prices are today’s', () => {
    expect(taken({})).toEqual(AS_SENT);
  });

  test.each([
    ['a total that is too high', { total: 5_000, subTotal: 5_000 }],
    ['a subtotal of its own', { subTotal: 1 }],
    ['a price of its own', { items: [item('moringa', 2, 1), item('chia', 1, 99.5)] }],
    [
      'the same product in several lines',
      { items: [item('moringa', 1, 250), item('chia', 1, 99.5), item('moringa', 1, 1)] },
    ],
  ])('at the catalogue’s prices, whatever it says: %s', (_, changes) => {
    expect(taken(changes)).toEqual(AS_SENT);
  });

  test('under the catalogue’s names, so that nobody packs something else', () => {
    const answer = decided({ items: [{ ...item('chia', 1, 99.5), name: 'Gold' }] });
    expect(answer).toMatchObject({ items: [{ name: 'Chia Seeds' }] });
  });

  test('with the catalogue’s picture and brand, so that nobody puts their own into the merchant’s list', () => {
    const own = { ...item('chia', 1, 99.5), photoUrl: 'https://elsewhere/0', brand: 'Other' };
    const answer = decided({ items: [own] });
    expect(answer).toMatchObject({ items: [{ photoUrl: 'https://shop/0', brand: 'Farm' }] });
  });

  test('with what is out of stock marked as a pre-order, by the shop and not by the phone', () => {
    const moringa: OfferedProduct = { ...product(250), stock: { quantity: 0, numWeeks: 6 } };
    const products = new Map([...TODAY.products, ['moringa', moringa] as const]);
    const items = [item('moringa', 2, 250), { ...item('chia', 1, 99.5), preorderWeeks: 1 }];
    const answer = decided({ items }, { ...TODAY, products });
    const marks = answer?.outcome === 'accepted' && answer.items.map((it) => it.preorderWeeks);
    expect(marks).toEqual([6, undefined]);
  });

  test('with those pieces marked as a pre-order that are wanted beyond the stock, quoted ones first', () => {
    const moringa: OfferedProduct = { ...product(250), stock: { quantity: 3, numWeeks: 6 } };
    const products = new Map([...TODAY.products, ['moringa', moringa] as const]);
    const marks = (offer: Partial<Pick<Offer, 'quoted' | 'promised'>>) => {
      const items = [item('moringa', 5, 250), item('chia', 1, 99.5)];
      const wanted = { items, total: 1_349.5, subTotal: 1_349.5 };
      const answer = decided(wanted, { ...TODAY, products, ...offer });
      if (answer?.outcome !== 'accepted') return answer;
      return answer.items.map((it) => [it.quantity, it.preorderWeeks, it.preorderPieces]);
    };
    expect(marks({})).toEqual([
      [5, 6, 2],
      [1, undefined, undefined],
    ]);
    const quote = [quoted('moringa', 200_00, 4)];
    expect(marks({ quoted: quote, promised: quote })).toEqual([
      [4, 6, 1],
      [1, 6, undefined],
      [1, undefined, undefined],
    ]);
  });

  test('for less when something has become cheaper', () => {
    const products = new Map([...TODAY.products, ['moringa', product(200)] as const]);
    expect(taken({}, { ...TODAY, products })).toEqual([
      ['moringa', 2, 200],
      ['chia', 1, 99.5],
      499.5,
    ]);
  });

  test('to the paisa: ten pieces at ₹0.10 are ₹1', () => {
    const products = new Map([['chia', product(0.1)]]);
    const changes = { items: [item('chia', 10, 0.1)], total: 1, subTotal: 1 };
    expect(taken(changes, { ...TODAY, products })).toEqual([['chia', 10, 0.1], 1]);
  });

  test('with 100 lines', () => {
    const items = Array.from({ length: 100 }, (_, at) => item(`product-${at}`, 1, 1));
    const products = new Map(items.map(({ productId }) => [productId, product(1)]));
    const answer = decided({ items, total: 100, subTotal: 100 }, { ...TODAY, products });
    expect(answer).toMatchObject({ outcome: 'accepted', total: 100 });
  });
});

describe('an order is held', () => {
  test.each([
    ['it asks for less than the goods cost', { total: 599.49, subTotal: 599.49 }],
    ['it asks for nothing', { total: 0, subTotal: 0 }],
    [
      'its duplicate lines hide half of the price',
      {
        items: [item('moringa', 1, 250), item('moringa', 1, 250)],
        total: 250,
        subTotal: 250,
      },
    ],
  ])('for its price when %s', (_, changes) => {
    expect(decided(changes)).toEqual(HELD('price'));
  });

  test('for its price when something has become dearer since', () => {
    const products = new Map([...TODAY.products, ['moringa', product(250.01)] as const]);
    expect(decided({}, { ...TODAY, products })).toEqual(HELD('price'));
  });

  test('for a product that is gone, however high its total', () => {
    const products = new Map([['chia', product(99.5)]]);
    expect(decided({ total: 1e6 }, { ...TODAY, products })).toEqual(HELD('product'));
  });
});

describe('an order is held because', () => {
  const room = (orders: number, pieces: number) => ({ ...TODAY, room: { orders, pieces } });
  const withLeft = (canBeSold: number) => {
    const moringa = { ...product(250), canBeSold };
    return { ...TODAY, products: new Map([...TODAY.products, ['moringa', moringa] as const]) };
  };

  test('its account has as many orders open as it may have', () => {
    expect(decided({}, room(0, 2_000))).toEqual(HELD('limit'));
    expect(taken({}, room(1, 2_000))).toEqual(AS_SENT);
  });

  test('its account would have more pieces open than it may have', () => {
    expect(decided({}, room(1, 2))).toEqual(HELD('limit'));
    expect(taken({}, room(1, 3))).toEqual(AS_SENT);
  });

  test('there are fewer pieces than it asks for, those counted that may be ordered before they are there', () => {
    expect(decided({}, withLeft(1))).toEqual(HELD('stock'));
    expect(taken({}, withLeft(2))).toEqual(AS_SENT);
  });

  test('it asks in several lines for more than there is', () => {
    const items = [item('moringa', 1, 250), item('moringa', 1, 250)];
    expect(decided({ items }, withLeft(1))).toEqual(HELD('stock'));
  });
});
