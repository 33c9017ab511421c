import { expect, test } from 'vitest';
import { orderNumber } from '#domain/order/order.ts';
import { NO_TERMS } from '#domain/order/selling-terms.ts';
import * as orders from '../../../backend/functions/src/orders/order-decision.ts';
import { orderItem as item, newOrder } from '../../support/demo-orders.ts';
import { givenProduct } from '../given.ts';

const ORDER_ID = '0123456789abcdef0123456789abcdef';
const WHERE = { uid: 'asha', orderId: ORDER_ID };

type Offered = orders.OfferedProduct;
function product(price: number, change: Partial<Offered> = {}): Offered {
  const stock = { quantity: 2_000, numWeeks: 6 };
  const more = { photoUrl: 'https://shop/0', canBeSold: 2_000, stock };
  return { name: 'Moringa Powder', price, brandName: 'Farm', ...more, ...change };
}

/** Two moringa at ₹250 and one chia at ₹99.50, with these changes. */
function sent(changes: Record<string, unknown>) {
  const order = newOrder('asha', [item('moringa', 2, 250), item('chia', 1, 99.5)]);
  return { ...order, orderId: ORDER_ID, orderNo: orderNumber(ORDER_ID), ...changes };
}

const CHIA = product(99.5, { name: 'Chia Seeds' });
const offer = (moringa: Offered, more: Partial<orders.Offer> = {}): orders.Offer => ({
  products: new Map([
    ['moringa', moringa],
    ['chia', CHIA],
  ]),
  ...{ promised: [], quoted: [], room: { orders: 1, pieces: 2_000 }, isDelivered: true },
  ...{ terms: NO_TERMS, now: 1 },
  ...more,
});
const TODAY = offer(product(250));

function decided(changes: Record<string, unknown>, from = TODAY) {
  const order = orders.understandOrder(WHERE, sent(changes));
  return order && orders.decideOrder(order, from);
}

function taken(changes: Record<string, unknown>, from = TODAY) {
  const answer = decided(changes, from);
  if (answer?.outcome !== 'accepted') return answer;
  return [...answer.items.map((it) => [it.productId, it.quantity, it.price]), answer.total];
}

const AS_SENT = [['moringa', 2, 250], ['chia', 1, 99.5], 599.5];
const HELD = (reason: string) => ({ outcome: 'held', reason });
const asking = (total: number, ...items: object[]) => ({ items, total, subTotal: total });
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => item(`product-${at}`, 1, 1));
const chia = item('chia', 1, 99.5);
const both = [item('moringa', 2, 250), chia];
const twice = (quantity: number, price: number) => Array(2).fill(item('moringa', quantity, price));
const but = (more: Partial<orders.Offer>) => ({ ...TODAY, ...more });
const ONE = offer(product(250, { canBeSold: 1 }));

test.each([
  ['it is somebody else’s', { userId: 'ravi' }],
  ['it carries another order’s id', { orderId: 'f'.repeat(32) }],
  ['its number is not its id’s', { orderNo: 'AAAAA-AAAAA' }],
  ['it has no lines', { items: [] }],
  ['it has 101 lines', { items: lines(101) }],
  ['it takes back pieces', { items: [item('moringa', -1, 250)] }],
  ['it asks for half a piece', { items: [item('moringa', 0.5, 250)] }],
  ['it asks for 1,000 pieces', { items: [item('moringa', 1_000, 250)] }],
  ['it asks for 1,000 pieces in two lines', { items: twice(500, 250) }],
  ['a price is negative', { items: [item('moringa', 1, -250)] }],
  ['a product is a path', { items: [item('a/b', 1, 250)] }],
  ['a product is no document', { items: [item('..', 1, 250)] }],
  ['its total is negative', { total: -1 }],
  ['it says that it is paid', { status: 'success' }],
  ['it says that the shop took it', { acceptedAt: 1 }],
  ['it is paid in shells', { paymentMethod: 'shells' }],
  ['it has no address', { address: undefined }],
  ['its quotation is a path', { quotationId: '../products/moringa' }],
  ['it has a field that nobody asked for', { discount: 5 }],
])('an order makes no sense, and waits for the merchant, when %s', (_, changes) => {
  expect(orders.understandOrder(WHERE, sent(changes))).toBeNull();
  for (const nothing of [undefined, null, 'order', 7, []])
    expect(orders.understandOrder(WHERE, nothing)).toBeNull();
});

test.each([
  ['as it was sent when its prices are today’s', {}],
  ['whatever it says: a total that is too high', { total: 5_000, subTotal: 5_000 }],
  ['a price of its own', { items: [item('moringa', 2, 1), chia] }],
  ['a product in several lines', { items: [item('moringa', 1, 250), chia, item('moringa', 1, 1)] }],
  ['the time at which the shop writes it down', { changedAt: new Date() }],
])('an order is taken at the catalogue’s prices, %s', (_, changes) => {
  expect(taken(changes)).toEqual(AS_SENT);
});

test('an order is taken with what is out of stock marked as a pre-order, by the shop and not by the phone, and of the rest those pieces that are beyond the stock, quoted ones first', () => {
  const marks = (quantity: number, items: object[], more: Partial<orders.Offer> = {}) => {
    const moringa = product(250, { stock: { quantity, numWeeks: 6 } });
    const answer = decided(asking(1_349.5, ...items), offer(moringa, more));
    if (answer?.outcome !== 'accepted') return answer;
    return answer.items.map((it) => [it.quantity, it.preorderWeeks, it.preorderPieces]);
  };
  const marked = { ...chia, preorderWeeks: 1 };
  const none = [1, undefined, undefined];
  expect(marks(0, [item('moringa', 2, 250), marked])).toEqual([[2, 6, undefined], none]);
  const five = [item('moringa', 5, 250), marked];
  expect(marks(3, five)).toEqual([[5, 6, 2], none]);
  const quote = [quoted(200_00, 4)];
  const fromQuote = marks(3, five, { quoted: quote, promised: quote });
  expect(fromQuote).toEqual([[4, 6, 1], [1, 6, undefined], none]);
});

test('an order is taken for less when something has become cheaper, to the paisa, with 100 lines, and of the last pieces that there are and its account may have', () => {
  expect(taken({}, offer(product(200)))).toEqual([['moringa', 2, 200], ['chia', 1, 99.5], 499.5]);
  const cheap = asking(1, item('moringa', 10, 0.1));
  expect(taken(cheap, offer(product(0.1)))).toEqual([['moringa', 10, 0.1], 1]);
  const many = lines(100);
  const products = new Map(many.map(({ productId }) => [productId, product(1)]));
  const answer = decided(asking(100, ...many), { ...TODAY, products });
  expect(answer).toMatchObject({ outcome: 'accepted', total: 100 });
  const last = offer(product(250, { canBeSold: 2 }), { room: { orders: 1, pieces: 3 } });
  expect(taken({}, last)).toEqual(AS_SENT);
});

test.each([
  ['it asks for less than the goods cost', asking(2, item('moringa', 2, 1)), TODAY, 'price'],
  ['it asks for less than its own lines', asking(599.49, ...both), TODAY, 'invalid'],
  ['it asks for nothing', asking(0, ...both), TODAY, 'invalid'],
  ['20 pieces at ₹100 cost a rupee', asking(1, item('moringa', 20, 100)), TODAY, 'invalid'],
  ['a line is to cost nothing', asking(99.5, item('moringa', 2, 0), chia), TODAY, 'invalid'],
  ['its duplicate lines hide half of the price', asking(250, ...twice(1, 250)), TODAY, 'invalid'],
  ['something has become dearer', {}, offer(product(250.01)), 'price'],
  ['a product is gone', { total: 1e6 }, but({ products: new Map([['chia', CHIA]]) }), 'product'],
  ['the shop does not deliver there', {}, but({ isDelivered: false }), 'pincode'],
  ['too many orders are open', {}, but({ room: { orders: 0, pieces: 2_000 } }), 'limit'],
  ['too many pieces would be open', {}, but({ room: { orders: 1, pieces: 2 } }), 'limit'],
  ['there are fewer pieces than it asks for', {}, ONE, 'stock'],
  ['its lines together ask for more than there is', { items: twice(1, 250) }, ONE, 'stock'],
])('an order is held because %s', (_, changes, from, reason) => {
  expect(decided(changes, from)).toEqual(HELD(reason));
});

function quoted(pricePaise: number, quantity: number) {
  return { product: givenProduct({ name: 'Moringa Powder', pricePaise }), quantity };
}

const quote = [quoted(200_00, 2)];
const QUOTED = offer(product(250), { promised: quote, quoted: quote });
const AT_QUOTE = ['moringa', 2, 200];
const SAME = { ...QUOTED, quoted: [quoted(250_00, 2)] };
const ONE_LEFT = { ...QUOTED, quoted: [quoted(200_00, 1)] };
const DEARER = { ...QUOTED, products: new Map([['moringa', product(900)]]) };
const quotationId = 'quotation-1';
const atQuote = (quantity: number, total: number) => {
  return { ...asking(total, item('moringa', quantity, 200)), quotationId };
};
const mixed = { ...atQuote(2, 401), items: [item('moringa', 2, 200), item('chia', 1, 1)] };

test.each<[string, object, orders.Offer, unknown]>([
  ['is taken at the quoted price', atQuote(2, 400), QUOTED, [AT_QUOTE, 400]],
  ['may take fewer pieces', atQuote(1, 200), QUOTED, [['moringa', 1, 200], 200]],
  ['pays the catalogue’s price beyond them', atQuote(3, 600), QUOTED, HELD('price')],
  ['and is then taken in two lines', atQuote(3, 650), QUOTED, [AT_QUOTE, ['moringa', 1, 250], 650]],
  ['has its pieces once', { ...atQuote(4, 800), items: twice(2, 200) }, QUOTED, HELD('price')],
  ['keeps one line at one price', atQuote(3, 750), SAME, [['moringa', 3, 250], 750]],
  ['pays the catalogue’s price for what was not quoted', mixed, QUOTED, HELD('price')],
  ['and where there is no such quotation', atQuote(2, 400), TODAY, HELD('price')],
  ['keeps its price when others rise', atQuote(2, 400), DEARER, [['moringa', 2, 200], 400]],
  ['waits when all is gone', atQuote(2, 400), { ...QUOTED, products: new Map() }, HELD('product')],
  ['waits when it is over', atQuote(2, 400), { ...QUOTED, quoted: [] }, HELD('quotation')],
  ['waits when it is used up', atQuote(2, 400), ONE_LEFT, HELD('quotation')],
  ['is taken for what is left', atQuote(1, 200), ONE_LEFT, [['moringa', 1, 200], 200]],
])('an order from a quotation %s', (_what, changes, from, outcome) => {
  expect(taken({ ...changes }, from)).toEqual(outcome);
});

test.each([
  ['uses up its pieces, and has open what is beyond them', 3, 650, QUOTED, 2, 1],
  ['uses them up at the catalogue’s price as well', 1, 250, SAME, 1, 0],
  ['needs no room for them', 2, 400, { ...QUOTED, room: { orders: 1, pieces: -7 } }, 2, 0],
])('an order from a quotation %s', (_what, quantity, total, from, moringa, openPieces) => {
  const outcome = { outcome: 'accepted', total, quotedPieces: { moringa }, openPieces };
  expect(decided(atQuote(quantity, total), from)).toMatchObject(outcome);
});
