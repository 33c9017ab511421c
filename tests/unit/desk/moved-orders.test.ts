// The fields of an order on which a merchant's step was decided: if they have changed since, the merchant is asked.
import { expect, test } from 'vitest';
import { movedSince } from '#domain/order/desk/order-steps.ts';

const SEEN = {
  deliveryStatus: 'processing',
  status: 'pending',
  packed: false,
  heldReason: null,
  address: 'Asha Rao, 14 Mandi Road, Sehore',
  money: null,
  goods: '3 × moringa',
  ...{ courier: '', trackingNumber: '', corrections: 0 },
};

test.each([
  ['pack', { address: 'Asha Rao, 3 Lake Road, Bhopal' }, ['address']],
  ['pack', { goods: '2 × moringa' }, ['goods']],
  ['amend', { goods: '2 × moringa' }, ['goods']],
  ['amend', { status: 'success' }, ['status']],
  ['release', { goods: '2 × moringa' }, ['goods']],
  ['readdress', { address: 'Asha Rao, 3 Lake Road, Bhopal' }, ['address']],
  ['deliver', { goods: '2 × moringa' }, []],
  ['ship', { address: 'Asha Rao, 3 Lake Road, Bhopal' }, ['address']],
  ['deliver', { address: 'Asha Rao, 3 Lake Road, Bhopal' }, []],
  ['cancel', { packed: true }, ['packed']],
  ['receive', { packed: true }, []],
  ['pack', { corrections: 1 }, ['corrections']],
  ['ship', { corrections: 1 }, ['corrections']],
  ['deliver', { corrections: 1 }, ['corrections']],
  ['collect', { status: 'success' }, ['status']],
  ['unpack', { deliveryStatus: 'shipped' }, ['deliveryStatus']],
  ['unship', { deliveryStatus: 'delivered' }, ['deliveryStatus']],
  ['undeliver', { status: 'success' }, ['status']],
  ['correct', { trackingNumber: 'EM2' }, ['trackingNumber']],
  ['correct', { courier: 'Delhivery', corrections: 1 }, ['courier', 'corrections']],
] as const)('who presses “%s” is asked where %o came meanwhile: %o', (does, now, moved) => {
  expect(movedSince(does, SEEN, { ...SEEN, ...now })).toEqual(moved);
});
