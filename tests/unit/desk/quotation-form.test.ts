// A quotation and an order by phone as the merchant types them: the document sent, and the messages for unreadable fields.
import { expect, test } from 'vitest';
import { readPhoneOrder, type TypedPhoneOrder } from '#domain/order/desk/phone-order-form.ts';
import * as form from '#domain/quotation/desk/quotation-form.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';
import { nationalNumber } from '#domain/shared/phone-number.ts';

const { readQuotation, typedTotal, withProduct } = form;
const NOW = Date.parse('2026-11-25T14:30+05:30');
const NUMBER = '9876543210';
const LINE = { productId: 'moringa', name: 'Moringa', mrp: 300, quantity: '12', price: '199.50' };
const TYPED: form.TypedQuotation = {
  ...{ phone: '98765 43210', customer: ' Asha Rao ', validUntil: '2026-11-30', note: '' },
  lines: [LINE],
};
const read = (change: Partial<form.TypedQuotation>, phone: string | null | undefined = NUMBER) =>
  readQuotation({ ...TYPED, ...change }, phone, NOW);

test('a quotation is sent with the country’s code, and holds until the end of its day; it may have fifty lines, and names and notes as long as a reader counts', () => {
  expect(read({})).toEqual({
    offer: {
      ...{ phone: '+919876543210', customer: 'Asha Rao', note: '', createdAt: NOW },
      validUntil: Date.parse('2026-11-30T23:59:59.999+05:30'),
      lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
    },
  });
  const fine = expect.objectContaining({ offer: expect.anything() });
  expect(read({ validUntil: dateInIndia(NOW), lines: Array(50).fill(LINE) })).toEqual(fine);
  expect(read({ customer: 'की'.repeat(100), note: 'की'.repeat(1000) })).toEqual(fine);
  expect(form.usualLastDay(NOW)).toBe('2026-12-09');
});

test('a quotation tells its exact total, none while a line cannot be read, and which of its products would cost nothing, so that the merchant is asked', () => {
  const gift = { ...LINE, productId: 'gift', name: 'A gift', price: '0' };
  const reading = read({ lines: [LINE, gift] });
  expect('offer' in reading && form.freeLines(reading.offer.lines)).toEqual(['A gift']);
  expect(typedTotal([LINE, { ...LINE, quantity: '3', price: '0.10' }])).toBe(2394.3);
  expect(typedTotal([LINE, { ...LINE, price: 'much' }])).toBeNull();
});

const family = '👩‍👩‍👧‍👦'.repeat(100);
const has = (words: string) => expect.stringContaining(words);
const withLine = (typed: object) => ({ lines: [LINE, { ...LINE, ...typed }] });
const beside = (problems: object) => ({ ofLine: [{}, problems] });

test.each<[Partial<form.TypedQuotation>, object, (string | null)?]>([
  [{ validUntil: '2026-02-30' }, { validUntil: 'Choose until when the prices hold.' }],
  [{ validUntil: '2026-11-24' }, { validUntil: 'This day is over. Choose today or a later one.' }],
  [{ validUntil: '2028-01-01' }, { validUntil: 'Choose a day within the next year.' }],
  [{ lines: [] }, { lines: 'Add at least one product.', ofLine: [] }],
  [{ lines: Array(51).fill(LINE) }, { lines: has('at most 50 products') }],
  [{ customer: 'x'.repeat(101) }, { customer: has('100 characters') }],
  [{ note: 'x'.repeat(1001) }, { note: has('1000 characters') }],
  // Few characters, yet more code units than the rules allow.
  [{ customer: family }, { customer: expect.any(String) }],
  [{ note: family.repeat(3) }, { note: expect.any(String) }],
  [withLine({ price: '' }), beside({ price: 'Write what it costs.' })],
  [withLine({ price: '0.004' }), beside({ price: has('is less than one paisa') })],
  [withLine({ price: '350' }), beside({ price: has('MRP of ₹300') })],
  [withLine({ quantity: '' }), beside({ quantity: 'Write how many pieces.' })],
  [withLine({ quantity: '0' }), beside({ quantity: has('out of range') })],
  [withLine({ quantity: '1000' }), beside({ quantity: has('out of range') })],
  [{ phone: '' }, { phone: 'Write the phone number that the customer logs in with.' }],
  [{ phone: '12345' }, { phone: has('This is no mobile number of India') }, null],
])('a quotation with %j gets a plain sentence there', (typed, problems, phone) => {
  const none = { ofLine: (typed.lines ?? [LINE]).map(() => ({})) };
  expect(read(typed, phone)).toEqual({ problems: { ...none, ...problems } });
});

test('a quotation takes a product at the catalogue’s price; chosen once more it is one piece more, of one to a line’s limit', () => {
  const chia = { productId: 'chia', name: 'Chia', mrp: null, price: 90 };
  const once = withProduct([LINE], chia);
  expect(once).toEqual([LINE, { ...chia, quantity: '1', price: '90' }]);
  const twice = [LINE, { ...chia, quantity: '2', price: '90' }];
  expect(withProduct(once, { ...chia, price: 95 })).toEqual(twice);
  const fewer = ['1', '2', '999', 'two'].map((it) => form.steppedQuantity(it, -1));
  expect([...fewer, form.steppedQuantity('999', 1)]).toEqual(['1', '1', '998', 'two', '999']);
});

const PLACE = { address: '12 Mill Road', zipcode: '466001', city: 'Sehore' };
const PIECE = { ...LINE, mrp: null, quantity: '२', price: '250' };
const ORDER: TypedPhoneOrder = {
  ...{ phone: '+91 98765 43210', name: ' Asha Rao ', ...PLACE, state: 'Madhya Pradesh' },
  ...{ paymentMethod: 'NEFT', lines: [PIECE] },
};
const readOrder = (change: Partial<TypedPhoneOrder>, phone: string | null = NUMBER) =>
  readPhoneOrder(
    { ...ORDER, ...change },
    { phone, otherPhone: nationalNumber(change.otherPhone ?? '', '91') },
    NOW,
  );

test('an order by phone is sent with the number as it was read, and pieces in the figures of either script; what was not typed is asked for field by field', () => {
  const address = { name: 'Asha Rao', phone: NUMBER, ...PLACE, state: 'Madhya Pradesh' };
  const lines = [{ productId: 'moringa', name: 'Moringa', quantity: 2, price: 250 }];
  const order = { address, paymentMethod: 'NEFT', createdAt: NOW, lines };
  expect(readOrder({})).toEqual({ order });
  const nothing = { phone: '', name: '', address: '', zipcode: '', city: '', state: '' };
  expect(readOrder({ ...nothing, lines: [] }, null)).toEqual({
    problems: {
      ...{ phone: 'Phone number is required!', name: 'Name is required!' },
      ...{ address: 'Address is required!', zipcode: 'Zipcode is required!' },
      city: 'City is required! Enter a valid zipcode to fetch city and state.',
      ...{ state: 'State is required!', lines: 'Add at least one product.', ofLine: [] },
    },
  });
});

test.each<[string, string | undefined]>([
  ['+91 91234 56780', '9123456780'],
  ['091234 56780', '9123456780'],
  ['९१२३४ ५६७८०', '9123456780'],
  ['011 2345 6789', '1123456789'],
  [' ', undefined],
])(
  'the second number of an order by phone, %s, may be a landline, or left out',
  (otherPhone, read) => {
    const reading = readOrder({ otherPhone });
    expect('order' in reading && reading.order.address.otherPhone).toBe(read);
  },
);

test('an order by phone names what cannot be read, cuts no number, and pays at the door where the way is none', () => {
  for (const otherPhone of ['91234 567801', '0000000000']) {
    const { problems } = { problems: {}, ...readOrder({ otherPhone }) };
    expect(problems).toMatchObject({ otherPhone: 'Invalid Phone Number!' });
  }
  expect(readOrder({}, null)).toHaveProperty('problems.phone', has('no mobile'));
  const unread = 'The number could not be checked. Try again in a moment.';
  const none = { phone: undefined, otherPhone: undefined };
  const unreadOrder = readPhoneOrder({ ...ORDER, otherPhone: '9' }, none, NOW);
  expect(unreadOrder).toMatchObject({ problems: { phone: unread, otherPhone: unread } });
  const unchecked = readQuotation(TYPED, undefined, NOW);
  expect(unchecked).toHaveProperty('problems.phone', has('not be checked'));
  const many = readOrder({ lines: [PIECE, ...Array(50).fill({ ...PIECE, quantity: '' })] });
  expect(many).toHaveProperty('problems.lines', has('at most 50 products'));
  expect(many).toHaveProperty('problems.ofLine[1].quantity', 'Write how many pieces.');
  const nowhere = readOrder({ zipcode: '290001' });
  expect(nowhere).toHaveProperty('problems.zipcode', 'Invalid Zipcode!');
  expect(readOrder({ zipcode: '122100' })).toHaveProperty('order.address.zipcode', '122100');
  const other = readOrder({ paymentMethod: 'online_payment' });
  expect(other).toHaveProperty('order.paymentMethod', 'cod');
});
