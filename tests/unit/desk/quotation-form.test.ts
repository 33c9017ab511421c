// A quotation as the merchant types it: what is sent, and what is said of what cannot be read.
import { expect, test } from 'vitest';
import {
  dayText,
  readQuotation,
  steppedQuantity,
  type TypedQuotation,
  typedTotal,
  usualLastDay,
  withProduct,
} from '#core/model/desk/quotation-form.ts';

const NOW = new Date(2026, 10, 25, 14, 30).getTime();
const LINE = { productId: 'moringa', name: 'Moringa', mrp: 300, quantity: '12', price: '199.50' };
const TYPED: TypedQuotation = {
  phone: '98765 43210',
  customer: ' Asha Rao ',
  validUntil: '2026-11-30',
  note: '',
  lines: [LINE],
};
const NUMBER = '9876543210';

function read(change: Partial<TypedQuotation> = {}, phone: string | null | undefined = NUMBER) {
  return readQuotation({ ...TYPED, ...change }, phone, NOW);
}
const problemsOf = (...typed: Parameters<typeof read>) => {
  const reading = read(...typed);
  return 'problems' in reading ? reading.problems : null;
};
const line = (change: Partial<typeof LINE>) => problemsOf({ lines: [{ ...LINE, ...change }] });

test('what was typed is sent with the country’s code, and holds until the end of its day', () => {
  expect(read()).toEqual({
    offer: {
      phone: '+919876543210',
      customer: 'Asha Rao',
      note: '',
      createdAt: NOW,
      validUntil: new Date(2026, 10, 30, 23, 59, 59, 999).getTime(),
      lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
    },
  });
});

test.each([
  ['', NUMBER, 'Write the phone number that the customer logs in with.'],
  ['12345', null, 'This is no mobile number of India: it has 10 digits.'],
])('the number “%s” is asked for', (phone, digits, problem) => {
  expect(problemsOf({ phone }, digits)).toEqual({ phone: problem, ofLine: [{}] });
});

test('a number that could not be checked is not sent', () => {
  expect(readQuotation(TYPED, undefined, NOW)).toMatchObject({
    problems: { phone: expect.stringContaining('could not be checked') },
  });
});

test.each([
  ['', 'Choose until when the prices hold.'],
  ['2026-02-30', 'Choose until when the prices hold.'],
  ['2026-11-24', 'This day is over. Choose today or a later one.'],
  ['2028-01-01', 'Choose a day within the next year.'],
])('a quotation does not hold until “%s”', (validUntil, problem) => {
  expect(problemsOf({ validUntil })).toMatchObject({ validUntil: problem });
});

test('it may hold until this evening', () => {
  expect(problemsOf({ validUntil: dayText(new Date(NOW)) })).toBeNull();
});

test.each([
  ['₹ 1,20,000.50/-', '“₹ 1,20,000.50/-” is not a plain number. Write 120000.50.'],
  ['', 'Write what it costs.'],
  ['199.505', '199.505 has more than two digits after the point.'],
  ['350', expect.stringContaining('MRP of ₹300')],
])('a price of “%s” gets a sentence of its own', (price, problem) => {
  expect(line({ price })).toEqual({ ofLine: [{ price: problem }] });
});

test.each([
  ['', 'Write how many pieces.'],
  ['0', expect.stringContaining('out of range')],
  ['1000', expect.stringContaining('out of range')],
  ['1.5', '1.5 is not a whole number.'],
])('“%s” pieces get a sentence of their own', (quantity, problem) => {
  expect(line({ quantity })).toEqual({ ofLine: [{ quantity: problem }] });
});

test('what is wrong stands at its line, and the others are left alone', () => {
  const lines = [LINE, { ...LINE, productId: 'chia', price: 'much' }];
  expect(problemsOf({ lines })?.ofLine).toEqual([{}, { price: expect.any(String) }]);
});

test('a quotation has a line, and fifty at most', () => {
  expect(problemsOf({ lines: [] })).toMatchObject({ lines: 'Add at least one product.' });
  expect(problemsOf({ lines: Array(50).fill(LINE) })).toBeNull();
  expect(problemsOf({ lines: Array(51).fill(LINE) })).toMatchObject({
    lines: expect.stringContaining('at most 50 products'),
  });
});

test('names and notes have their length, counted as a reader counts', () => {
  expect(problemsOf({ customer: 'की'.repeat(100), note: 'की'.repeat(1000) })).toBeNull();
  const long = { customer: 'x'.repeat(101), note: 'x'.repeat(1001) };
  expect(problemsOf(long)).toMatchObject({
    customer: 'This is longer than 100 characters. Please shorten it.',
    note: 'This is longer than 1000 characters. Please shorten it.',
  });
});

test('a text that is longer than the rules let pass is not sent, however few its characters are', () => {
  const family = '👩‍👩‍👧‍👦'.repeat(100);
  expect(problemsOf({ customer: family })).toMatchObject({ customer: expect.any(String) });
  expect(problemsOf({ note: family.repeat(3) })).toMatchObject({ note: expect.any(String) });
});

test('a product comes at the catalogue’s price; chosen once more it is one piece more', () => {
  const chia = { productId: 'chia', name: 'Chia', mrp: null, price: 90 };
  const once = withProduct([LINE], chia);
  expect(once).toEqual([LINE, { ...chia, quantity: '1', price: '90' }]);
  expect(withProduct(once, { ...chia, price: 95 })).toEqual([
    LINE,
    { ...chia, quantity: '2', price: '90' },
  ]);
});

test('pieces are stepped between one and what a line may have; what cannot be read stays', () => {
  expect(['1', '2', '999', 'two'].map((it) => steppedQuantity(it, -1))).toEqual([
    '1',
    '1',
    '998',
    'two',
  ]);
  expect(steppedQuantity('999', 1)).toBe('999');
});

test('the total is exact, and unsaid while a line cannot be read', () => {
  expect(typedTotal([LINE, { ...LINE, quantity: '3', price: '0.10' }])).toBe(2394.3);
  expect(typedTotal([LINE, { ...LINE, price: 'much' }])).toBeNull();
});

test('it usually holds for two weeks', () => {
  expect(usualLastDay(NOW)).toBe('2026-12-09');
});
