// A quotation and an order by phone as the merchant types them: the document sent, and the messages for unreadable fields.
import { describe, expect, test } from 'vitest';
import { readPhoneOrder, type TypedPhoneOrder } from '#domain/order/desk/phone-order-form.ts';
import {
  freeLines,
  readQuotation,
  steppedQuantity,
  type TypedQuotation,
  typedTotal,
  usualLastDay,
  withProduct,
} from '#domain/quotation/desk/quotation-form.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';

const NOW = Date.parse('2026-11-25T14:30+05:30');
const NUMBER = '9876543210';

describe('a quotation', () => {
  const LINE = { productId: 'moringa', name: 'Moringa', mrp: 300, quantity: '12', price: '199.50' };
  const TYPED: TypedQuotation = {
    ...{ phone: '98765 43210', customer: ' Asha Rao ', validUntil: '2026-11-30', note: '' },
    lines: [LINE],
  };
  const read = (change: Partial<TypedQuotation>, phone: string | null | undefined = NUMBER) =>
    readQuotation({ ...TYPED, ...change }, phone, NOW);
  const problemsOf = (...typed: Parameters<typeof read>) => {
    const reading = read(...typed);
    return 'problems' in reading ? reading.problems : null;
  };

  test('is sent with the country’s code, and holds until the end of its day', () => {
    expect(read({})).toEqual({
      offer: {
        ...{ phone: '+919876543210', customer: 'Asha Rao', note: '', createdAt: NOW },
        validUntil: Date.parse('2026-11-30T23:59:59.999+05:30'),
        lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
      },
    });
  });

  test('tells which of its products would cost nothing, so that the merchant is asked', () => {
    const gift = { ...LINE, productId: 'gift', name: 'A gift', price: '0' };
    const reading = read({ lines: [LINE, gift] });
    expect('offer' in reading && freeLines(reading.offer.lines)).toEqual(['A gift']);
  });

  const family = '👩‍👩‍👧‍👦'.repeat(100);
  const OVER = 'This day is over. Choose today or a later one.';
  test.each<[Partial<TypedQuotation>, object]>([
    [{ validUntil: '2026-02-30' }, { validUntil: 'Choose until when the prices hold.' }],
    [{ validUntil: '2026-11-24' }, { validUntil: OVER }],
    [{ validUntil: '2028-01-01' }, { validUntil: 'Choose a day within the next year.' }],
    [{ lines: [] }, { lines: 'Add at least one product.' }],
    [{ lines: Array(51).fill(LINE) }, { lines: expect.stringContaining('at most 50 products') }],
    [{ customer: 'x'.repeat(101) }, { customer: expect.stringContaining('100 characters') }],
    [{ note: 'x'.repeat(1001) }, { note: expect.stringContaining('1000 characters') }],
    // Few characters, yet more code units than the rules allow.
    [{ customer: family }, { customer: expect.any(String) }],
    [{ note: family.repeat(3) }, { note: expect.any(String) }],
  ])('%j gets a plain sentence', (typed, problems) => {
    expect(problemsOf(typed)).toMatchObject(problems);
  });

  test.each([
    [{ price: '' }, { price: 'Write what it costs.' }],
    [{ price: '0.004' }, { price: expect.stringContaining('is less than one paisa') }],
    [{ price: '350' }, { price: expect.stringContaining('MRP of ₹300') }],
    [{ quantity: '' }, { quantity: 'Write how many pieces.' }],
    [{ quantity: '0' }, { quantity: expect.stringContaining('out of range') }],
    [{ quantity: '1000' }, { quantity: expect.stringContaining('out of range') }],
  ])('a line with %j gets its sentence beside it, the others none', (typed, problems) => {
    const lines = [LINE, { ...LINE, ...typed }];
    expect(problemsOf({ lines })).toEqual({ ofLine: [{}, problems] });
  });

  test('is asked for its number, which is one of India’s and could be checked', () => {
    const asked = (phone: string) => ({ phone, ofLine: [{}] });
    const wanted = 'Write the phone number that the customer logs in with.';
    expect(problemsOf({ phone: '' })).toEqual(asked(wanted));
    const none = /^This is no mobile number of India/;
    expect(problemsOf({ phone: '12345' }, null)).toEqual(asked(expect.stringMatching(none)));
    expect(readQuotation(TYPED, undefined, NOW)).toMatchObject({
      problems: { phone: expect.stringContaining('could not be checked') },
    });
  });

  test('may hold until this evening, have fifty lines, and names and notes as long as a reader counts', () => {
    expect(problemsOf({ validUntil: dateInIndia(NOW) })).toBeNull();
    expect(problemsOf({ lines: Array(50).fill(LINE) })).toBeNull();
    expect(problemsOf({ customer: 'की'.repeat(100), note: 'की'.repeat(1000) })).toBeNull();
    expect(usualLastDay(NOW)).toBe('2026-12-09');
  });

  test('takes a product at the catalogue’s price; chosen once more it is one piece more', () => {
    const chia = { productId: 'chia', name: 'Chia', mrp: null, price: 90 };
    const once = withProduct([LINE], chia);
    expect(once).toEqual([LINE, { ...chia, quantity: '1', price: '90' }]);
    const twice = [LINE, { ...chia, quantity: '2', price: '90' }];
    expect(withProduct(once, { ...chia, price: 95 })).toEqual(twice);
  });

  test('steps pieces between one and a line’s limit, and leaves unreadable ones alone', () => {
    const fewer = ['1', '2', '999', 'two'].map((it) => steppedQuantity(it, -1));
    expect([...fewer, steppedQuantity('999', 1)]).toEqual(['1', '1', '998', 'two', '999']);
  });

  test('says its exact total, and none while a line cannot be read', () => {
    expect(typedTotal([LINE, { ...LINE, quantity: '3', price: '0.10' }])).toBe(2394.3);
    expect(typedTotal([LINE, { ...LINE, price: 'much' }])).toBeNull();
  });
});

describe('an order by phone', () => {
  const LINE = { productId: 'moringa', name: 'Moringa', mrp: null, quantity: '२', price: '250' };
  const PLACE = { address: '12 Mill Road', zipcode: '466001', city: 'Sehore' };
  const TYPED: TypedPhoneOrder = {
    ...{ phone: '+91 98765 43210', name: ' Asha Rao ', ...PLACE, state: 'Madhya Pradesh' },
    ...{ paymentMethod: 'NEFT', lines: [LINE] },
  };
  const read = (change: Partial<TypedPhoneOrder>, phone: string | null = NUMBER) =>
    readPhoneOrder({ ...TYPED, ...change }, phone, NOW);

  test('is sent with the number as it was read, and pieces in the figures of either script', () => {
    const address = { name: 'Asha Rao', phone: NUMBER, ...PLACE, state: 'Madhya Pradesh' };
    const lines = [{ productId: 'moringa', name: 'Moringa', quantity: 2, price: 250 }];
    const order = { address, paymentMethod: 'NEFT', createdAt: NOW, lines };
    expect(read({})).toEqual({ order });
  });

  test('of which nothing was typed is asked for field by field', () => {
    const nothing = { phone: '', name: '', address: '', zipcode: '', city: '', state: '' };
    expect(read({ ...nothing, lines: [] }, null)).toEqual({
      problems: {
        phone: 'Phone number is required!',
        name: 'Name is required!',
        address: 'Address is required!',
        zipcode: 'Zipcode is required!',
        city: 'City is required! Enter a valid zipcode to fetch city and state.',
        state: 'State is required!',
        lines: 'Add at least one product.',
        ofLine: [],
      },
    });
  });

  test('names what cannot be read, and pays at the door where the way is none', () => {
    expect(read({}, null)).toMatchObject({
      problems: { phone: expect.stringContaining('no mobile') },
    });
    expect(readPhoneOrder(TYPED, undefined, NOW)).toMatchObject({
      problems: { phone: 'The number could not be checked. Try again in a moment.' },
    });
    const lines = [LINE, ...Array(50).fill({ ...LINE, quantity: '' })];
    const many = expect.stringContaining('at most 50 products');
    expect(read({ lines })).toMatchObject({ problems: { lines: many } });
    expect(read({ lines })).toHaveProperty('problems.ofLine[1].quantity', 'Write how many pieces.');
    const nowhere = read({ zipcode: '290001' });
    expect(nowhere).toHaveProperty('problems.zipcode', 'Invalid Zipcode!');
    expect(read({ zipcode: '122100' })).toHaveProperty('order.address.zipcode', '122100');
    const other = read({ paymentMethod: 'online_payment' });
    expect(other).toMatchObject({ order: { paymentMethod: 'cod' } });
  });
});
