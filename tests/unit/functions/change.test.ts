// The steps that a catalogue change needs, and the moments of an order that are recorded.
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { isToBeAnonymised } from '../../../backend/functions/src/account/anonymise-order.ts';
import { effectOf, STAMP_TOLERANCE_MS } from '../../../backend/functions/src/catalogue/change.ts';
import { stepsTaken } from '../../../backend/functions/src/orders/record-steps.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const at = (ms: number) => Timestamp.fromMillis(NOON + ms);
const version = (updatedAt: unknown, writtenAt = at(0), rest: object = {}) => {
  return { fields: { ...rest, updatedAt }, writtenAt };
};
const LATEST = STAMP_TOLERANCE_MS;

const before = version(at(-1000), at(-1000));

test.each([
  ['a new product with the time at which it was written', undefined, version(at(0)), 'announce'],
  ['a new product with a time just after', undefined, version(at(LATEST)), 'announce'],
  ['a new product with no time at all', undefined, version(undefined), 'stamp'],
  ['a new product with text instead of a time', undefined, version('2026-01-01'), 'stamp'],
  ['a new product with a time too old', undefined, version(at(-LATEST - 1)), 'stamp'],
  ['a new product with a time ahead', undefined, version(at(LATEST + 1)), 'stamp'],
  ['a change whose time stayed, however soon', before, version(at(-1000)), 'stamp'],
  ['a change whose time moved with it', before, version(at(0)), 'announce'],
  ['what was stamped', version(undefined, at(-1000)), version(at(0)), 'announce'],
  ['a change whose time was taken away', version(at(-1000)), version(undefined), 'stamp'],
])('%s is followed by this: $3', (_what, was, is, effect) => {
  expect(effectOf(was, is)).toBe(effect);
});

const MORINGA = { name: 'Moringa Powder', price: 250, tags: ['superfood'] };

test.each([
  [9, 1, {}, 'ignore'],
  [0, -1, {}, 'ignore'],
  [1, 40, {}, 'ignore'],
  [9, 8, { changeId: 'a-count-of-the-merchant' }, 'ignore'],
  [1, 0, {}, 'announce'],
  [-2, 3, {}, 'announce'],
  [1, 0.5, {}, 'announce'],
  [9, 8, { price: 260 }, 'announce'],
  [9, 8, { hsn: '0712' }, 'announce'],
  [undefined, 8, {}, 'announce'],
])('phones hear no sale, but that none is left: %j to %j, %j: %s', (from, to, edited, effect) => {
  const was = version(at(-1000), at(-1000), { ...MORINGA, quantity: from });
  const is = version(at(0), at(0), { ...MORINGA, quantity: to, ...edited });
  expect(effectOf(was, is)).toBe(effect);
  expect(effectOf(was, { ...is, fields: { ...is.fields, updatedAt: at(-1000) } })).toBe('stamp');
});

const shipped = { deliveryStatus: 'shipped' };

test.each([
  [{}, { packed: true }, { packedAt: 7 }],
  [{ deliveryStatus: 'processing' }, shipped, { shippedAt: 7 }],
  [shipped, { deliveryStatus: 'delivered' }, { deliveredAt: 7 }],
  [{}, { packed: true, ...shipped }, { packedAt: 7, shippedAt: 7 }],
  [{}, { packed: true, packedAt: 5 }, {}],
])('moments of an order are noted once: %j, %j: %j', (was, is, noted) => {
  expect(stepsTaken(was, is, 7)).toEqual(noted);
});

test('an order of nobody loses its name once it is over', () => {
  const all = ['processing', 'pending', 'shipped', 'delivered', 'cancel'];
  const losing = (more: object) =>
    all.filter((deliveryStatus) => isToBeAnonymised({ deliveryStatus, ...more }));
  expect(losing({ isOwnerGone: true })).toEqual(['delivered', 'cancel']);
  expect([...losing({}), ...losing({ isOwnerGone: true, unnamedAt: 1 })]).toEqual([]);
});
