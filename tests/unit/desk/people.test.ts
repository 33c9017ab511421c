import { expect, test } from 'vitest';
import {
  BAD_NUMBER,
  hasStep,
  isLastMerchant,
  NO_NUMBER,
  NUMBER_UNREAD,
  type Person,
  readLetIn,
  roleInClaims,
} from '#domain/account/desk/people.ts';
import { OrderStep } from '#domain/order/desk/order-steps.ts';

test.each([
  [
    '98765 00001',
    '9876500001',
    'packer',
    { does: 'let-in', phone: '+919876500001', role: 'packer' },
  ],
  [
    '+91 9876500001',
    '9876500001',
    'merchant',
    { does: 'let-in', phone: '+919876500001', role: 'merchant' },
  ],
])('a number typed as %j is let in as it was chosen', (typed, phone, role, request) => {
  expect(readLetIn({ phone: typed, role }, phone)).toEqual({ request });
});

test.each([
  ['', null, 'packer', NO_NUMBER],
  [' ', null, 'packer', NO_NUMBER],
  ['98765', null, 'packer', BAD_NUMBER],
  // A landline, to which no code can be sent.
  ['040 2345 6789', '4023456789', 'packer', BAD_NUMBER],
  ['9876500001', undefined, 'packer', NUMBER_UNREAD],
])('%j lets nobody in, and it says why', (typed, phone, role, problem) => {
  expect(readLetIn({ phone: typed, role }, phone)).toEqual({ problem });
});

const person = (uid: string, role: Person['role']): Person => ({ uid, phone: '+91', role });

test('only one who alone runs the shop cannot be removed', () => {
  const [kamala, ravi, devi] = [
    person('k', 'merchant'),
    person('r', 'packer'),
    person('d', 'merchant'),
  ];
  expect(isLastMerchant([kamala, ravi], kamala)).toBe(true);
  expect(isLastMerchant([kamala, ravi], ravi)).toBe(false);
  expect(isLastMerchant([kamala, devi], kamala)).toBe(false);
});

test('a packer has these steps with an order: packed, shipped and delivered', () => {
  const own = ['pack', 'ship', 'deliver'];
  const steps = OrderStep.options.map(({ entries }) => entries.does.literal);
  const taken = (role: Person['role']) => steps.filter((it) => hasStep(role, it));
  expect(steps.length).toBeGreaterThan(10);
  expect([taken('merchant'), taken('packer').toSorted()]).toEqual([steps, own.toSorted()]);
});

test.each([
  [{ merchant: true }, 'merchant'],
  [{ packer: true, baker: true }, 'packer'],
  [{ merchant: false, packer: true }, 'packer'],
  [{ merchant: 'true' }, null],
  [{}, null],
  [null, null],
])('a sign-in with the claims %j is %j at the desk', (claims, role) => {
  expect(roleInClaims(claims)).toBe(role);
});
