// What no rule speaks of must stay closed to everybody, signed in or not.
import type { Attempt, RuleCase } from './rule-case.ts';

function closed(title: string, does: Attempt): RuleCase[] {
  return [
    { title: `${title}, signed out`, as: 'visitor', does, expect: 'denied' },
    { title: `${title}, signed in`, as: 'asha', does, expect: 'denied' },
  ];
}

export const CLOSED_CASES: readonly RuleCase[] = [
  ...closed('an unknown collection cannot be read', { verb: 'get', path: 'suppliers/stored' }),
  ...closed('an unknown collection cannot be listed', {
    verb: 'list',
    collection: 'suppliers',
    limit: 10,
  }),
  ...closed('an unknown collection cannot be added to', {
    verb: 'write',
    path: 'suppliers/added-by-a-client',
    data: { name: 'x' },
  }),
  ...closed('an unknown collection cannot be changed', {
    verb: 'write',
    path: 'suppliers/stored',
    data: { name: 'x' },
  }),
  ...closed('an unknown collection cannot be deleted from', {
    verb: 'delete',
    path: 'suppliers/stored',
  }),
  ...closed('a payment cannot be read', { verb: 'get', path: 'payments/stored-order-of-asha' }),
  ...closed('payments cannot be listed', { verb: 'list', collection: 'payments', limit: 10 }),
  ...closed('a payment cannot be made up', {
    verb: 'write',
    path: 'payments/made-up-payment-of-asha',
    data: { uid: 'asha', status: 'success' },
  }),
  ...closed('a payment cannot be changed', {
    verb: 'merge',
    path: 'payments/stored-order-of-asha',
    data: { status: 'success' },
    fields: ['status'],
  }),
  ...closed('a payment cannot be deleted', {
    verb: 'delete',
    path: 'payments/stored-order-of-asha',
  }),
  ...['sentMessages', 'sentNotices', 'accounts', 'stock', 'ratings'].flatMap((collection) => [
    ...closed(`${collection} cannot be read`, { verb: 'get', path: `${collection}/stored` }),
    ...closed(`${collection} cannot be listed`, { verb: 'list', collection, limit: 10 }),
    ...closed(`${collection} cannot be made up`, {
      verb: 'write',
      path: `${collection}/made-up-by-a-client-here`,
      data: { uid: 'asha' },
    }),
    ...closed(`${collection} cannot be changed`, {
      verb: 'merge',
      path: `${collection}/stored`,
      data: { maxOpenOrders: 1_000, sold: -1_000 },
      fields: ['maxOpenOrders', 'sold'],
    }),
    ...closed(`${collection} cannot be deleted`, { verb: 'delete', path: `${collection}/stored` }),
  ]),
  ...closed('people cannot be listed', { verb: 'list', collection: 'users', limit: 10 }),
  ...closed('orders cannot be searched across people', {
    verb: 'list everywhere',
    collection: 'orders',
    limit: 10,
  }),
];
