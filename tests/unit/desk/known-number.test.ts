// Whose number a merchant types for an order by phone.
import { expect, test } from 'vitest';
import { knownNumber } from '#domain/order/desk/phone-order-form.ts';

const NUMBER = '9876543210';
const ORDERS = [
  { phone: NUMBER, name: 'Ravi Rao', placedAt: 1 },
  { phone: NUMBER, name: 'Asha Rao', placedAt: 3 },
  { phone: '9876543211', name: 'Meera', placedAt: 4 },
  // Belongs to a deleted account.
  { phone: NUMBER, name: '', placedAt: 5 },
];

test.each([
  ['of nobody who ordered', '9000000000', 'Asha Rao', { is: 'new' }],
  [
    'of whoever ordered last, before a name is typed',
    NUMBER,
    '',
    { is: 'known', name: 'Asha Rao' },
  ],
  ['of the same, however it is typed', NUMBER, ' asha  RAO ', { is: 'known', name: 'Asha Rao' }],
  ['of somebody else by now', NUMBER, 'Ravi Rao', { is: 'other', name: 'Asha Rao' }],
])('a number is %s', (_whose, phone, typed, known) => {
  expect(knownNumber(phone, typed, ORDERS)).toEqual(known);
});
