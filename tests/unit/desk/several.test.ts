// @vitest-environment jsdom
// Several orders at once: which take part in a step and which are named instead, that nothing is marked twice, and ticks.
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/account/desk/people.ts';
import { CLOSED_QUEUES, isOldestFirst, QUEUES, queueOf } from '#domain/order/desk/order-queues.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import type { Order } from '#domain/order/order.ts';
import { tickAlso, tickedOf, tickKey, tickOrders } from '../../../src/desk/orders/ticked-orders.ts';
import type { ShownOrder } from '../../../src/desk/orders/use-desk-orders.ts';
import { deliveredAs, takeEach } from '../../../src/desk/several/take-each.ts';
import { useTakeSeveral } from '../../../src/desk/several/use-take-several.ts';
import { givenOrder } from '../given.ts';

const saveStep = vi.hoisted(() => vi.fn());
vi.mock('../../../src/desk/orders/use-take-step.ts', async (original) => ({
  ...(await original<object>()),
  saveStep,
}));
vi.mock('../../../src/desk/frame/use-merchant.ts', () => ({
  useOwnDesk: () => ({ uid: 'merchant', role: 'merchant' }),
}));

const AT = 1_795_154_400_000;
const packed = { packed: true, packedAt: AT } as const;
const shipped = { ...packed, deliveryStatus: 'shipped', shippedAt: AT } as const;
const ASKS = { seq: 1, id: 'a', status: 'asks', now: null } as unknown as ShownOrder['steps'][0];

function shown(orderNo: string, changes: Partial<Order> = {}, steps: ShownOrder['steps'] = []) {
  const stored = givenOrder({ acceptedAt: AT, orderNo, orderId: orderNo, ...changes });
  const order = { ...stored, uid: 'merchant', customer: 'asha', arrivedAt: AT, changedAt: AT };
  return { order, queue: queueOf(order), text: '', steps };
}

const DAY = [
  shown('NEW'),
  shown('PACKED', packed),
  shown('AWAY', shipped),
  shown('HELD', { deliveryStatus: 'pending', heldReason: 'stock', acceptedAt: null }),
  shown('UNPAID', { paymentMethod: 'NEFT' }),
  shown('PAID', { paymentMethod: 'online_payment', status: 'success' }),
  shown('ASKS', {}, [ASKS]),
  shown('OFF', { deliveryStatus: 'cancel' }),
];

test.each<['pack' | 'ship' | 'deliver', Role, string, string]>([
  ['pack', 'packer', 'NEW PAID', 'PACKED is packed already, AWAY is on its way already'],
  ['ship', 'merchant', 'PACKED', 'NEW is not packed yet, ASKS has changed'],
  ['deliver', 'packer', 'AWAY', 'PACKED is packed already, OFF is cancelled'],
  ['pack', 'merchant', 'NEW PAID', 'HELD is on hold, UNPAID is not paid yet, ASKS has changed'],
])('%j by a %s marks %j; the others are named: %s', async (does, role, marked, named) => {
  const steps = {
    pack: { does: 'pack' },
    ship: { does: 'ship', courier: '', trackingNumber: '' },
    deliver: { does: 'deliver', isCashTaken: true },
  } as const;
  const saved: string[] = [];
  const { done, left } = await takeEach(
    DAY,
    role,
    () => steps[does],
    async ({ orderNo }) => saved.push(orderNo) > 0,
  );
  expect(saved.join(' ')).toBe(marked);
  expect(done.map(({ order }) => order.orderNo)).toEqual(saved);
  expect(saved.length + left.length).toBe(DAY.length);
  const lines = left.map(({ orderNo, why }) => `${orderNo} ${why}`).join('\n');
  for (const name of named.split(', ')) expect(lines).toContain(name);
});

test('without room on the phone nothing counts as marked, and each order says so', async () => {
  const two = [shown('A'), shown('B')];
  const { done, left } = await takeEach(
    two,
    'merchant',
    () => ({ does: 'pack' }),
    async () => false,
  );
  expect(done).toEqual([]);
  expect(left.map(({ orderNo, why }) => [orderNo, /no room/.test(why)])).toEqual([
    ['A', true],
    ['B', true],
  ]);
});

test.each<[string, Partial<Order>, boolean, object]>([
  ['cash, taken', {}, true, { isCashTaken: true }],
  ['cash, at the courier', {}, false, { isCashTaken: false, cashWith: 'courier' }],
  ['paid already', { status: 'success' }, true, { isCashTaken: false }],
  ['a transfer', { paymentMethod: 'NEFT' }, true, { isCashTaken: false }],
])('delivered with several others, %s', (_, changes, isCashTaken, said) => {
  expect(deliveredAs(givenOrder(changes), isCashTaken)).toEqual({ does: 'deliver', ...said });
});

test('lists to work off begin with the oldest order; all open and closed ones with the newest', () => {
  expect(QUEUES.filter((it) => !isOldestFirst(it))).toEqual([...CLOSED_QUEUES]);
  expect(isOldestFirst(null)).toBe(false);
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saveStep.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  tickOrders([]);
});

test('two taps mark each order once; while the list does not show it yet, a third marks nothing; withdrawn, it is marked again', async () => {
  let taken: ReturnType<typeof useTakeSeveral> | undefined;
  const Desk = ({ all }: { all: ShownOrder[] }) => {
    taken = useTakeSeveral(all);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const show = (all: ShownOrder[]) => act(() => root.render(createElement(Desk, { all })));
  const take = (orders: ShownOrder[]) => taken?.take(orders, 'pack', () => ({ does: 'pack' }));
  const press = (orders: ShownOrder[]) => act(async () => void (await take(orders)));
  const savedOf = () => saveStep.mock.calls.map(([, { orderNo }]) => orderNo);
  const before = [shown('A'), shown('B')];
  let free = () => {};
  saveStep.mockReturnValueOnce(new Promise((resolve) => (free = () => resolve(true))));
  saveStep.mockResolvedValue(true);

  await show(before);
  const first = take(before);
  await press(before);
  expect(savedOf(), 'the second tap, while the first is saved').toEqual(['A']);
  free();
  await act(async () => void (await first));
  await press(before);
  expect(savedOf(), 'the third, before the list is read again').toEqual(['A', 'B']);
  expect(taken?.outcome).toMatchObject({ count: 0 });

  const after = before.map(({ order }) =>
    shown(order.orderNo, afterSteps(order, [{ does: 'pack' }])),
  );
  await show(after);
  await press(after);
  expect(savedOf()).toEqual(['A', 'B']);
  expect(taken?.outcome?.left).toHaveLength(2);
  const withdrawn = [shown('A'), ...after.slice(1)];
  await show(withdrawn);
  await press(withdrawn);
  expect(savedOf(), 'taken back, then packed').toEqual(['A', 'B', 'A']);
  act(() => root.unmount());
});

test('ticks stay through a reload, each once, and are worked off from the oldest order', async () => {
  const [a, b, c] = ['A', 'B', 'C'].map((no, at) => {
    const it = shown(no);
    return { ...it, order: { ...it.order, arrivedAt: AT - at } };
  }) as [ShownOrder, ShownOrder, ShownOrder];
  tickAlso([tickKey(a), tickKey(b), tickKey(c), tickKey(a)], true);
  tickAlso([tickKey(b)], false);
  vi.resetModules();
  const reloaded = await import('../../../src/desk/orders/ticked-orders.ts');
  let keys: readonly string[] = [];
  const List = () => {
    keys = reloaded.useTickedKeys();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(List)));
  expect(keys).toEqual(['asha/A', 'asha/C']);
  expect(tickedOf([a, b, c], keys).map(({ order }) => order.orderNo)).toEqual(['C', 'A']);
  act(() => root.unmount());
});
