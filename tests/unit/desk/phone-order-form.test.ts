// An order by phone as the merchant types it: what is sent, and what is said of what cannot be read.
import { expect, test } from 'vitest';
import { readPhoneOrder, type TypedPhoneOrder } from '#core/model/desk/phone-order-form.ts';

const NOW = new Date(2026, 10, 25, 14, 30).getTime();
const LINE = { productId: 'moringa', name: 'Moringa', mrp: null, quantity: '२', price: '250' };
const TYPED: TypedPhoneOrder = {
  phone: '+91 98765 43210',
  name: ' Asha Rao ',
  address: '12 Mill Road',
  zipcode: '466001',
  city: 'Sehore',
  state: 'Madhya Pradesh',
  paymentMethod: 'NEFT',
  lines: [LINE],
};
const read = (
  change: Partial<TypedPhoneOrder> = {},
  phone: string | null | undefined = '9876543210',
) => readPhoneOrder({ ...TYPED, ...change }, phone, NOW);

test('what was typed is the order: the number as it was read, pieces in the figures of either script', () => {
  expect(read()).toEqual({
    order: {
      address: {
        name: 'Asha Rao',
        phone: '9876543210',
        address: '12 Mill Road',
        zipcode: '466001',
        city: 'Sehore',
        state: 'Madhya Pradesh',
      },
      paymentMethod: 'NEFT',
      createdAt: NOW,
      lines: [{ productId: 'moringa', name: 'Moringa', quantity: 2, price: 250 }],
    },
  });
});

test('nothing typed is asked for field by field', () => {
  const nothing = { phone: '', name: '', address: '', zipcode: '', city: '', state: '', lines: [] };
  expect(read(nothing, null)).toEqual({
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

test('a number that is none is told so, and one that could not be checked as well', () => {
  expect(read({}, null)).toMatchObject({ problems: { phone: 'Invalid Phone Number!' } });
  expect(readPhoneOrder(TYPED, undefined, NOW)).toMatchObject({
    problems: { phone: 'The number could not be checked. Try again in a moment.' },
  });
});

test('pieces that cannot be read are named at their line', () => {
  expect(read({ lines: [LINE, { ...LINE, quantity: '' }] })).toMatchObject({
    problems: { ofLine: [{}, { quantity: 'Write how many pieces.' }] },
  });
});

test('more products than an order by phone has are too many', () => {
  expect(read({ lines: Array(51).fill(LINE) })).toMatchObject({
    problems: {
      lines: 'An order by phone has at most 50 products. Make a second one for the rest.',
    },
  });
});

test('a way to pay that is none here is cash at the door', () => {
  expect(read({ paymentMethod: 'online_payment' })).toMatchObject({
    order: { paymentMethod: 'cod' },
  });
});
