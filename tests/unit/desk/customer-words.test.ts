// The ready texts to a customer: which fit an order, and what stands in them, in both languages.
import { expect, test } from 'vitest';
import * as words from '#domain/order/desk/customer-texts.ts';
import { trackingLink } from '#domain/order/desk/tracking-link.ts';
import type { Order } from '#domain/order/order.ts';
import { MORE_PRODUCTS, WORDINGS } from '../../../src/desk/orders/page/wordings.ts';
import { givenOrder } from '../given.ts';
import { line } from './order-table-orders.ts';

const AT = 1_795_154_400_000;
const GOODS = [line('Moringa powder', 2, 100_00), line('Chia seeds', 1, 100_00)];
const order = (changes: Partial<Order> = {}) =>
  givenOrder({ acceptedAt: AT, lines: GOODS, ...changes });
const LATE = { lines: [{ ...line('Ragi', 1, 100_00), preorderWeeks: 2 }], timestamp: AT };
const neft = { paymentMethod: 'NEFT' } as const;
const PARCEL = { courier: 'Blue Dart', trackingNumber: '7793 727 9125' };
const shipped = { deliveryStatus: 'shipped', packed: true, ...PARCEL } as const;
const gone = { deliveryStatus: 'cancel', cancelReason: 'It is sold out.' } as const;
const refunded = { refund: 'done', refundWay: 'transfer', refundReference: 'UTR77' } as const;

const SHOP = {
  ...{ name: 'Green Fields', site: 'https://fields.example' },
  money: {
    upi: { vpa: 'fields@upi', payeeName: 'Green Fields' },
    bank: {
      ...{ accountName: 'Green Fields', accountNumber: '0012', ifsc: 'SBIN0000001' },
      ...{ bankName: 'State Bank', branch: 'Sehore' },
    },
  },
};
const valuesOf = (it: Order) => words.placeValues(it, SHOP, MORE_PRODUCTS.en);
const textOf = (it: Order, language: 'en' | 'hi', shop: typeof SHOP | { money: null } = SHOP) => {
  const [name = 'received'] = words.fittingWords(it);
  const values = words.placeValues(it, { ...SHOP, ...shop }, MORE_PRODUCTS[language]);
  return words.filledWords(WORDINGS[language][name], values);
};

test.each<[string, Partial<Order>, string]>([
  ['paid at the door', {}, 'received'],
  ['on hold', { deliveryStatus: 'pending', acceptedAt: null, ...neft }, 'received'],
  ['to be paid by transfer', neft, 'transfer received'],
  ['to be paid by transfer, not checked yet', { ...neft, acceptedAt: null }, 'received'],
  ['transferred', { ...neft, status: 'success' }, 'received'],
  ['packed', { packed: true }, 'packed received'],
  ['pre-ordered', LATE, 'received late'],
  ['shipped', shipped, 'shipped arriving'],
  ['delivered', { deliveryStatus: 'delivered' }, 'delivered'],
  ['cancelled', gone, 'cancelled'],
  ['cancelled and given back', { ...neft, ...gone, ...refunded }, 'refunded cancelled'],
])('for an order that is %s, the ready texts are: $2', (_, changes, names) => {
  expect(words.fittingWords(order(changes)).join(' ')).toBe(names);
});

const SENT = [/Blue Dart/, /7793 727 9125/, /trackNo=77937279125$/m, /₹499/];
const TO_PAY = [
  ...[/₹499/, /A1B2C-D3E4F.*\n.*2 × Moringa powder, 1 × Chia seeds/],
  ...[/fields@upi/, /0012, SBIN0000001/],
];
const byHand = { ...shipped, courier: undefined, trackingNumber: undefined };
const REVIEW = [/https:\/\/fields\.example\/review-order\/a1b2cd3e4f/];

test.each<[string, Partial<Order>, has: RegExp[], lacks?: RegExp]>([
  ['to be paid by transfer: where to pay, and under which number', neft, TO_PAY],
  ['shipped: the courier, its number and its page, and the cash to keep ready', shipped, SENT],
  ['shipped and paid: no cash', { ...shipped, status: 'success' }, [/Blue Dart/], /₹/],
  ['sent without a courier', byHand, [/A1B2C-D3E4F/, /₹499/], /Courier|कूरियर|http/],
  ['delivered: where to write a review', { deliveryStatus: 'delivered' }, REVIEW],
  ['cancelled, never paid: no money', gone, [/It is sold out\./], /₹/],
  ['cancelled, paid: the money', { ...neft, ...gone, status: 'success' }, [/₹499/]],
  ['given back: the reference', { ...neft, ...gone, ...refunded }, [/₹499/, /UTR77/]],
])('the text for an order that is %s', (_, changes, has, lacks = /[{}]/) => {
  for (const language of ['en', 'hi'] as const) {
    const text = textOf(order(changes), language);
    for (const it of [/Green Fields|ऑर्डर|order/, /Asha Rao/, ...has]) expect(text).toMatch(it);
    for (const it of [/[{}]/, lacks]) expect(text).not.toMatch(it);
  }
});

test('without known payment details no text says where to pay; of many products three are named, cut short; a late pre-order names its day', () => {
  const text = textOf(order(neft), 'en', { money: null });
  expect(text).not.toMatch(/UPI|Bank:/);
  expect(text).toMatch(/Please pay ₹499/);
  const lines = ['x'.repeat(60), 'b', 'c', 'd', 'e'].map((it) => line(it, 1, 100_00));
  const many = valuesOf(order({ lines }));
  expect(many.products).toBe(`1 × ${'x'.repeat(40)}…, 1 × b, 1 × c, 2 more products`);
  const late = words.filledWords(WORDINGS.en.late, valuesOf(order(LATE)));
  expect(late).toMatch(/about \d+ \w+ 20\d\d\./);
});

test('every original text is polite in its language, and names no place that does not exist', () => {
  for (const [language, texts] of Object.entries(WORDINGS)) {
    const greeting = language === 'hi' ? /^नमस्ते \{name\} जी, / : /^Namaste \{name\}, /;
    for (const text of Object.values(texts)) {
      expect(words.unknownPlaces(text)).toEqual([]);
      expect(text).toMatch(greeting);
      expect(text).not.toMatch(/तुम|तेरा/);
    }
  }
});

test('a changed text: unknown places are named once each, and stay as they were typed', () => {
  const text = 'Dear {customer}, {order}. {customer}! {oder} {}';
  expect(words.unknownPlaces(text)).toEqual(['customer', 'oder', '']);
  const filled = words.filledWords('{customer} {order}', valuesOf(order()));
  expect(filled).toBe('{customer} A1B2C-D3E4F');
});

test.each([
  ['BlueDart', '77937279125', /^https:\/\/www\.bluedart\.com\/.*trackNo=77937279125$/],
  ['delhivery surface', '1234-5678', /^https:\/\/www\.delhivery\.com\/.*\/12345678$/],
  ['Ekart Logistics', 'FMPC0279658213', /^https:\/\/ekartlogistics\.com\/.*\/FMPC0279658213$/],
  ['India Post', 'EM123456789IN', null],
  ['DTDC', 'D1234', null],
  ['my cousin', '1', null],
  ['Blue Dart', '', null],
  ['Blue Dart', '1?x=/../2', null],
])('a parcel with %s, number “%s”, is followed where it is shown', (courier, number, link) => {
  expect(trackingLink(courier, number)).toEqual(link && expect.stringMatching(link));
});

test('the links carry the text whole, in Hindi and over several lines', () => {
  const text = 'नमस्ते & धन्यवाद\n₹499?';
  for (const link of [words.chatLink('9876543210', text), words.smsLink('9876543210', text)]) {
    expect(link).toMatch(
      /^(https:\/\/wa\.me\/919876543210\?text|sms:\+919876543210\?body)=[^ &?\n]*$/,
    );
    expect(decodeURIComponent(link)).toContain(text);
  }
});
