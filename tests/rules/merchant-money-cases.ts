// The merchant's statements about money that goes back to a shopper, and when they are allowed. Every case has its own order.
import { MOMENT, OTHERS, tried, x } from './merchant-case.ts';
import { ACCEPTED, CANCELLED, changes, NEFT } from './merchant-cases.ts';
import type { RuleCase } from './rule-case.ts';

const PAID = { status: 'success' };
const ONLINE = { ...ACCEPTED, ...CANCELLED, ...PAID, paymentMethod: 'online_payment' };
const TRANSFERRED = { ...NEFT, ...CANCELLED, ...PAID };
const TOLD = { ...NEFT, ...CANCELLED, status: 'failed', transactionId: 'UTR1' };
const FAILED = { ...ACCEPTED, refund: 'failed' };

const ask = { refund: 'asked', refundAskedAt: MOMENT };
const give = {
  refund: 'done',
  refundedAt: MOMENT,
  refundReference: 'UTR 9',
  refundWay: 'transfer',
};
const miss = { transferMissedAt: MOMENT };

const STEPS = {
  'asks the provider to give money back': [ONLINE, ask],
  'marks a transfer as given back': [TRANSFERRED, give],
  'says that a transfer did not come': [TOLD, miss],
} as const;

const steps = Object.entries(STEPS).flatMap(([title, step]) => [
  changes('allowed', `the merchant ${title}`, step),
  ...OTHERS.map((as) => changes('denied', `${as} never ${title}`, step, as)),
]);

const money = tried(changes, {
  allowed: {
    'money that is due is asked for': [{ ...ONLINE, refund: 'due' }, ask],
    'what failed is asked for once more': [FAILED, ask],
    'what failed is given back by hand': [FAILED, give],
    'a transfer that is due is given back': [{ ...TRANSFERRED, refund: 'due' }, give],
    'a transfer is given back after other money went back online': [
      { ...TRANSFERRED, refund: 'done', refundWay: 'online' },
      give,
    ],
    'a reference of 64 characters': [TRANSFERRED, { ...give, refundReference: 'ह'.repeat(64) }],
    'a transfer did not come whose money counts as due': [{ ...TOLD, refund: 'due' }, miss],
  },
  denied: {
    'money is asked for twice': [{ ...ONLINE, refund: 'asked' }, ask],
    'money that went back is asked for': [{ ...ONLINE, refund: 'done' }, ask],
    'money of an order that is not cancelled is asked for': [
      { ...ONLINE, deliveryStatus: 'processing' },
      ask,
    ],
    'money that did not come is asked for': [{ ...ONLINE, status: 'failed' }, ask],
    'the provider is asked for a transfer': [TRANSFERRED, ask],
    'asking is called done': [ONLINE, { ...ask, refund: 'done' }],
    'asking has no moment': [ONLINE, { ...ask, refundAskedAt: 0 }],
    'asking changes no price': [ONLINE, { ...ask, total: 1 }],
    'a transfer is given back twice': [
      { ...TRANSFERRED, ...give },
      { ...give, refundReference: 'UTR 10' },
    ],
    'nor while other money is on its way': [{ ...TRANSFERRED, ...give, refund: 'asked' }, give],
    'a transfer that was settled in the console is given back': [
      { ...TRANSFERRED, refund: 'done' },
      give,
    ],
    'a transfer is given back that nobody has seen': [TOLD, give],
    'a transfer of an order that is not cancelled is given back': [{ ...NEFT, ...PAID }, give],
    'online money is given back by hand before it failed': [{ ...ONLINE, refund: 'due' }, give],
    'giving back has no reference': [TRANSFERRED, { ...give, refundReference: '' }],
    'a reference of 65 characters': [TRANSFERRED, { ...give, refundReference: x(65) }],
    'giving back has no moment': [TRANSFERRED, { ...give, refundedAt: 0 }],
    'giving back is called due': [TRANSFERRED, { ...give, refund: 'due' }],
    'the merchant gives back as the provider': [TRANSFERRED, { ...give, refundWay: 'online' }],
    'giving back changes no price': [TRANSFERRED, { ...give, total: 1 }],
    'a transfer did not come that was seen': [{ ...TOLD, ...PAID }, miss],
    'a transfer did not come of which nobody told': [{ ...TOLD, transactionId: null }, miss],
    'a transfer of an open order did not come': [{ ...TOLD, deliveryStatus: 'processing' }, miss],
    'cash did not come as a transfer': [{ ...TOLD, paymentMethod: 'cod' }, miss],
    'not coming has no moment': [TOLD, { transferMissedAt: 0 }],
    'not coming changes no price': [TOLD, { ...miss, total: 1 }],
  },
});

export const MERCHANT_MONEY_CASES: readonly RuleCase[] = [...steps, ...money];
