// The steps that the merchant may take back and correct, and the order's state afterwards.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { afterSteps, tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import { mayTake, OrderStep, type StepName } from '#domain/order/desk/order-steps.ts';
import { type Order, orderFromFields, StoredOrder } from '#domain/order/order.ts';

const AT = 1_795_154_400_000;
const ADDRESS = { name: 'Asha Rao', phone: '9876543210', address: '12 Mill Road', city: 'Jaipur' };
const PACKED = { acceptedAt: AT, packed: true, packedAt: AT };
const PARCEL = { courier: 'India Post', trackingNumber: 'EM1' };
const SHIPPED = { ...PACKED, ...PARCEL, deliveryStatus: 'shipped', shippedAt: AT };
const DELIVERED = { ...SHIPPED, deliveryStatus: 'delivered', deliveredAt: AT };

function order(changes: object): Order {
  const fields = { items: [], address: ADDRESS, timestamp: AT, paymentMethod: 'cod' };
  return orderFromFields('a1b2cd3e4f0000000000', v.parse(StoredOrder, { ...fields, ...changes }));
}

const LATER: StepName[] = ['collect', 'unpack', 'unship', 'undeliver', 'correct'];
const TRANSFER = { ...DELIVERED, paymentMethod: 'NEFT' };

test.each<[string, object, StepName[]]>([
  ['just taken', { acceptedAt: AT }, []],
  ['packed', PACKED, ['unpack']],
  ['shipped', SHIPPED, ['unship', 'correct']],
  ['shipped without being taken', { deliveryStatus: 'shipped' }, ['correct']],
  ['delivered and not paid', DELIVERED, ['collect', 'undeliver']],
  ['delivered and paid', { ...DELIVERED, status: 'success' }, ['undeliver']],
  ['delivered before its transfer came', TRANSFER, ['undeliver']],
  ['delivered to an account that is deleted', { ...DELIVERED, address: {} }, ['collect']],
  ['cancelled', { ...PACKED, deliveryStatus: 'cancel' }, []],
])('of an order that is %s may be taken back or added: %3$o', (_, changes, steps) => {
  expect(LATER.filter((does) => mayTake(does, order(changes)))).toEqual(steps);
});

test.each<[object, OrderStep, object]>([
  [PACKED, { does: 'unpack' }, { packed: false, packedAt: undefined }],
  [
    SHIPPED,
    { does: 'unship' },
    {
      ...{ deliveryStatus: 'processing', packed: true, shippedAt: undefined },
      ...{ courier: undefined, trackingNumber: undefined },
    },
  ],
  [
    { ...DELIVERED, status: 'success' },
    { does: 'undeliver', isCashBack: true },
    { deliveryStatus: 'shipped', deliveredAt: undefined, status: 'pending', ...PARCEL },
  ],
  [
    { ...DELIVERED, cashWith: 'courier' },
    { does: 'undeliver', isCashBack: false },
    { deliveryStatus: 'shipped', deliveredAt: undefined, cashWith: undefined },
  ],
  [
    SHIPPED,
    { does: 'correct', courier: '', trackingNumber: 'EM2' },
    { deliveryStatus: 'shipped', courier: undefined, trackingNumber: 'EM2' },
  ],
])('after %j, the step %j is taken back or corrected, and counted', (stored, step, after) => {
  const before = order(stored);
  expect(afterSteps(before, [step])).toEqual({ ...before, ...after, corrections: 1 });
  expect(afterSteps(order({ ...stored, corrections: 3 }), [step])).toMatchObject({
    corrections: 4,
  });
});

test('steps pressed one after the other without a network count each correction once', () => {
  const steps: OrderStep[] = [
    { does: 'unpack' },
    { does: 'pack' },
    { does: 'ship', courier: 'Delhivery', trackingNumber: '' },
    { does: 'correct', courier: 'Delhivery', trackingNumber: 'D1' },
    { does: 'deliver', isCashTaken: false, cashWith: 'courier' },
  ];
  const after = { deliveryStatus: 'delivered', packed: true, status: 'pending' };
  expect(afterSteps(order(PACKED), steps)).toMatchObject({
    ...{ ...after, trackingNumber: 'D1', cashWith: 'courier', corrections: 2 },
  });
});

test('cash that comes later is paid, and nobody has it any more', () => {
  const after = afterSteps(order({ ...DELIVERED, cashWith: 'courier' }), [{ does: 'collect' }]);
  expect(after).toMatchObject({ status: 'success', cashWith: undefined });
});

test('a cancelling says who it was, and why if a reason was typed', () => {
  const cancel = v.parse(OrderStep, { does: 'cancel', reason: ' Sold out ' });
  expect(afterSteps(order(PACKED), [cancel])).toMatchObject({
    ...{ deliveryStatus: 'cancel', cancelledBy: 'merchant', cancelReason: 'Sold out' },
  });
  const unexplained = afterSteps(order(PACKED), [v.parse(OrderStep, { does: 'cancel' })]);
  expect(unexplained).toMatchObject({ deliveryStatus: 'cancel', cancelledBy: 'merchant' });
  expect(unexplained.cancelReason).toBeUndefined();
});

const HELD = { deliveryStatus: 'pending', heldReason: 'stock' };

test.each<[boolean, object, OrderStep]>([
  [true, HELD, { does: 'release', releasedAt: AT }],
  [true, { acceptedAt: AT, paymentMethod: 'NEFT' }, { does: 'receive' }],
  [false, { acceptedAt: AT }, { does: 'pack' }],
  [true, PACKED, { does: 'ship', courier: '', trackingNumber: '' }],
  [true, SHIPPED, { does: 'deliver', isCashTaken: true }],
  [true, PACKED, { does: 'cancel', reason: 'Sold out' }],
  [false, { ...DELIVERED, cashWith: 'courier' }, { does: 'collect' }],
  [false, PACKED, { does: 'unpack' }],
  [true, SHIPPED, { does: 'unship' }],
  [true, DELIVERED, { does: 'undeliver', isCashBack: true }],
  [false, SHIPPED, { does: 'correct', courier: 'Delhivery', trackingNumber: '' }],
])(
  'the merchant is asked first where the customer is told, and nowhere else (%o): %j, %j',
  (isTold, stored, step) => {
    expect(tellsCustomer(order(stored), step)).toBe(isTold);
  },
);
