// Who may do what at the desk, and where its addresses lead.
import { expect, test } from 'vitest';
import { BAD_NUMBER, NO_NUMBER, NUMBER_UNREAD } from '#domain/account/desk/messages.ts';
import * as people from '#domain/account/desk/people.ts';
import { OrderStep } from '#domain/order/desk/order-steps.ts';
import { collectionNamed, collectionOfNoun } from '../../../src/desk/entries/EntryScreen.tsx';
import { router } from '../../../src/desk/router.tsx';

const phone = '+919876500001';
const letIn = { does: 'let-in', phone };

test.each([
  ['98765 00001', '9876500001', 'packer', { request: { ...letIn, role: 'packer' } }],
  ['+91 98765 00001', '9876500001', 'merchant', { request: { ...letIn, role: 'merchant' } }],
  [' ', null, 'packer', { problem: NO_NUMBER }],
  ['98765', null, 'packer', { problem: BAD_NUMBER }],
  // A landline, to which no code can be sent.
  ['040 2345 6789', '4023456789', 'packer', { problem: BAD_NUMBER }],
  ['9876500001', undefined, 'packer', { problem: NUMBER_UNREAD }],
])('a number typed as %j lets somebody in, or says why not', (typed, read, role, said) => {
  expect(people.readLetIn({ phone: typed, role }, read)).toEqual(said);
});

type Role = people.Person['role'];

test('only one who alone runs the shop cannot be removed; a sign-in is a merchant’s or a packer’s by its claims, or nobody’s', () => {
  const person = (uid: string, role: Role) => ({ uid, phone, role });
  const [kamala, ravi] = [person('k', 'merchant'), person('r', 'packer')];
  expect(people.isLastMerchant([kamala, ravi], kamala)).toBe(true);
  expect(people.isLastMerchant([kamala, ravi], ravi)).toBe(false);
  expect(people.isLastMerchant([kamala, person('d', 'merchant')], kamala)).toBe(false);
  expect(people.roleInClaims({ merchant: true })).toBe('merchant');
  const packers = [
    { packer: true, baker: true },
    { merchant: false, packer: true },
  ];
  expect(packers.map(people.roleInClaims)).toEqual(['packer', 'packer']);
  expect([{ merchant: 'true' }, {}, null].map(people.roleInClaims)).toEqual([null, null, null]);
});

const screens = Object.values(router.routesByPath);

test('a packer has orders with what is printed for them, stock and alerts, and no other screen, and packs, ships and delivers', () => {
  const theirs = screens.filter(({ options }) => options.staticData?.isForPackers);
  expect(theirs.map(({ fullPath }) => fullPath).sort()).toEqual([
    ...['/desk/alerts', '/desk/labels', '/desk/orders', '/desk/orders/$customer/$orderId'],
    ...['/desk/pick', '/desk/ship', '/desk/stock'],
  ]);
  const steps = OrderStep.options.map(({ entries }) => entries.does.literal);
  const taken = (role: Role) => steps.filter((it) => people.hasStep(role, it));
  expect(taken('merchant')).toEqual(steps);
  expect(taken('packer')).toEqual(['pack', 'ship', 'sendFirst', 'deliver']);
});

test('the bar has its five entries; a list of entries has its collection in its address, a new entry its noun, and a number in a query stays the word that was typed', () => {
  const bar = screens.flatMap(({ options }) => options.staticData?.inBar?.() ?? []);
  expect(bar).toEqual(['Today', 'Orders', 'Stock', 'Products', 'Inbox']);
  expect(['categories', 'category'].map(collectionNamed)).toEqual(['categories', undefined]);
  expect(['category', 'categories'].map(collectionOfNoun)).toEqual(['categories', undefined]);
  const search = router.options.parseSearch?.('?q=00123&queue=pack');
  expect(search).toEqual({ q: '00123', queue: 'pack' });
  expect(router.options.stringifySearch?.({ ...search, queue: '' })).toBe('?q=00123');
});

test.each([
  ['/desk/', '/desk'],
  ['/desk/orders/u1/o-1', '/desk/orders/$customer/$orderId'],
  ['/desk/products/ghee-1.5kg', '/desk/products/$id'],
  ['/desk/brands/farm', '/desk/$collection/$id'],
  ['/desk/new-brand', '/desk/new-{$noun}'],
  ['/desk/new-product', '/desk/new-product'],
])('%s leads to the screen of %s', (path, screen) => {
  expect(router.getMatchedRoutes(path)[2]?.fullPath).toBe(screen);
});
