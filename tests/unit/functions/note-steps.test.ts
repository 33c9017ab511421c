// Which moments a function notes when a merchant says how far an order is.
import { expect, test } from 'vitest';
import { isToBeAnonymised } from '../../../backend/functions/src/account/anonymise-order.ts';
import { stepsTaken } from '../../../backend/functions/src/orders/note-steps.ts';

test('packing, sending and bringing are noted when they are said, and not again with the next change', () => {
  expect(stepsTaken({}, { packed: true }, 7)).toEqual({ packedAt: 7 });
  expect(stepsTaken({ packed: true }, { packed: true, courier: 'Post' }, 8)).toEqual({});
  const shipped = { deliveryStatus: 'shipped' };
  expect(stepsTaken({ deliveryStatus: 'processing' }, shipped, 9)).toEqual({ shippedAt: 9 });
  expect(stepsTaken(shipped, { deliveryStatus: 'delivered' }, 10)).toEqual({ deliveredAt: 10 });
  expect(stepsTaken({}, { packed: true, ...shipped }, 11)).toEqual({ packedAt: 11, shippedAt: 11 });
});

test('a moment that stands there already, such as the merchant’s own, stays', () => {
  expect(stepsTaken({}, { packed: true, packedAt: 5 }, 7)).toEqual({});
  expect(stepsTaken({}, { packed: false }, 7)).toEqual({});
});

test('an order of an account that is gone loses its name once it is brought or cancelled, and not before', () => {
  for (const deliveryStatus of ['processing', 'pending', 'shipped']) {
    expect(isToBeAnonymised({ isOwnerGone: true, deliveryStatus })).toBe(false);
  }
  for (const deliveryStatus of ['delivered', 'cancel']) {
    expect(isToBeAnonymised({ isOwnerGone: true, deliveryStatus })).toBe(true);
    expect(isToBeAnonymised({ deliveryStatus })).toBe(false);
    expect(isToBeAnonymised({ isOwnerGone: true, deliveryStatus, unnamedAt: 1 })).toBe(false);
  }
});
