// @vitest-environment jsdom
// Several orders at once: which take part in a step and which are named instead, that nothing is marked twice, and ticks; and the keys of
// the list on a computer.
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
import { useListKeys } from '../../../src/desk/several/use-list-keys.ts';
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

const STEPS = {
  pack: { does: 'pack' },
  ship: { does: 'ship', courier: '', trackingNumber: '' },
  deliver: { does: 'deliver', isCashTaken: true },
} as const;
test.each<[keyof typeof STEPS, Role, string, string]>([
  ['pack', 'packer', 'NEW PAID', 'PACKED is packed already, AWAY is on its way already'],
  ['ship', 'merchant', 'PACKED', 'NEW is not packed yet, ASKS has changed'],
  ['deliver', 'packer', 'AWAY', 'PACKED is packed already, OFF is cancelled'],
  ['pack', 'merchant', 'NEW PAID', 'HELD is on hold, UNPAID is not paid yet, ASKS has changed'],
])('%j by a %s marks %j; the others are named: %s', async (does, role, marked, named) => {
  const saved: string[] = [];
  const save = async ({ orderNo }: Order) => saved.push(orderNo) > 0;
  const { done, left } = await takeEach(DAY, role, () => STEPS[does], save);
  expect(saved.join(' ')).toBe(marked);
  expect(done.map(({ order }) => order.orderNo)).toEqual(saved);
  expect(saved.length + left.length).toBe(DAY.length);
  const lines = left.map(({ orderNo, why }) => `${orderNo} ${why}`).join('\n');
  for (const name of named.split(', ')) expect(lines).toContain(name);
});

test('without room on the phone nothing counts as marked, and each order says so', async () => {
  const orders = [shown('A'), shown('B')];
  const step = () => STEPS.pack;
  const { done, left } = await takeEach(orders, 'merchant', step, async () => false);
  const why = expect.stringContaining('no room');
  const [a, b] = ['A', 'B'].map((orderNo) => expect.objectContaining({ orderNo, why }));
  expect({ done, left }).toEqual({ done: [], left: [a, b] });
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

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  saveStep.mockReset();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
  tickOrders([]);
});
/** A screen with this hook. */
function show(useIt: () => void) {
  const Screen = () => {
    useIt();
    return null;
  };
  act(() => root.render(createElement(Screen)));
}

test('two taps mark each order once; while the list does not show it yet, a third marks nothing; withdrawn, it is marked again', async () => {
  let taken: ReturnType<typeof useTakeSeveral> | undefined;
  const Desk = ({ all }: { all: ShownOrder[] }) => {
    taken = useTakeSeveral(all);
    return null;
  };
  const show = (all: ShownOrder[]) => act(() => root.render(createElement(Desk, { all })));
  const take = (orders: ShownOrder[]) => taken?.take(orders, 'pack', () => STEPS.pack);
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

  const after = before.map(({ order }) => shown(order.orderNo, afterSteps(order, [STEPS.pack])));
  await show(after);
  await press(after);
  expect(savedOf()).toEqual(['A', 'B']);
  expect(taken?.outcome?.left).toHaveLength(2);
  const withdrawn = [shown('A'), ...after.slice(1)];
  await show(withdrawn);
  await press(withdrawn);
  expect(savedOf(), 'taken back, then packed').toEqual(['A', 'B', 'A']);
});

test('ticks stay through a reload, each once, and are worked off from the oldest order', async () => {
  const all = ['A', 'B', 'C'].map((no, at) => {
    const it = shown(no);
    return { ...it, order: { ...it.order, arrivedAt: AT - at } };
  });
  const [a = '', b = '', c = ''] = all.map(tickKey);
  tickAlso([a, b, c, a], true);
  tickAlso([b], false);
  vi.resetModules();
  const reloaded = await import('../../../src/desk/orders/ticked-orders.ts');
  let keys: readonly string[] = [];
  show(() => {
    keys = reloaded.useTickedKeys();
  });
  expect(keys).toEqual(['asha/A', 'asha/C']);
  expect(tickedOf(all, keys).map(({ order }) => order.orderNo)).toEqual(['C', 'A']);
});

const row = (name: string) =>
  `<li class="order-row"><input type="checkbox" id="tick-${name}"><a href="#${name}" id="${name}">${name}</a></li>`;
const acts = { onLabels: vi.fn(), onUntick: vi.fn() };
let keys: ReturnType<typeof useListKeys>;
const useKeys = () => {
  keys = useListKeys(acts);
};
/** The list of two orders, with the keys. */
function open() {
  document.body.innerHTML = `<input type="search" id="search"><ul>${row('a')}${row('b')}</ul>`;
  show(useKeys);
}

/** Presses these keys where the focus is, and says where it is then and what is ticked. */
function press(pressed: string, more: KeyboardEventInit = {}) {
  const events = pressed.split(' ').map((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  const ticked = [...document.querySelectorAll('input:checked')].map(({ id }) => id).join(' ');
  return { at: document.activeElement?.id, ticked, isTaken: events.at(-1) };
}

test.each<[string, string, string]>([
  ['j', 'a', ''],
  ['j j', 'b', ''],
  ['j j j', 'b', ''],
  ['j j k', 'a', ''],
  ['j x', 'a', 'tick-a'],
  ['j x j x k x', 'a', 'tick-b'],
  ['x', '', ''],
  ['/', 'search', ''],
  ['/ j x', 'search', ''],
])('“%s” leads to %j and ticks %j', (pressed, at, ticked) => {
  open();
  expect(press(pressed)).toMatchObject({ at, ticked });
});

test('p is for labels and Escape unticks, also from a box that was ticked; not while typing, with Ctrl, or under a question', () => {
  open();
  const focus = (id: string) => document.querySelector<HTMLElement>(id)?.focus();
  const calls = () => [acts.onLabels, acts.onUntick].map(({ mock }) => mock.calls.length);
  focus('#tick-a');
  press('p Escape');
  expect(calls()).toEqual([1, 1]);
  expect(press('p', { ctrlKey: true }).isTaken, 'printing is the browser’s').toBe(false);
  focus('#search');
  expect(press('p Escape').isTaken).toBe(false);
  focus('#a');
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  expect(press('p Escape').isTaken).toBe(false);
  expect(calls()).toEqual([1, 1]);
});

test('turned off, they stay off the next time, until they are turned on', () => {
  open();
  act(() => keys.turn(false));
  expect(press('j').at).toBe('');
  act(() => root.unmount());
  root = createRoot(document.createElement('div'));
  show(useKeys);
  expect([keys.isOn, press('j').at]).toEqual([false, '']);
  act(() => keys.turn(true));
  expect(press('j').at).toBe('a');
});
