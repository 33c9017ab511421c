// The terms on which the merchant accepts an order on hold, what may be taken off an order and when its address may be corrected; and the
// merchant's statements about money that goes back to a shopper. Every case has its own order.
import { ADDRESS } from './an-order.ts';
import { MOMENT, tried, valued, x } from './merchant-case.ts';
import {
  ACCEPTED,
  CANCELLED,
  changes,
  HELD,
  NEFT,
  PACKED,
  release,
  stepsOf,
} from './merchant-cases.ts';
import type { RuleCase } from './rule-case.ts';

const terms = { prices: 'today', total: 251, beyondStock: false };
const upon = (change: object) => ({ ...release, release: { ...terms, ...change } });

const LINES = [{ productId: 'moringa', quantity: 1 }];
const AMEND = { id: 'a1a2a3a4a5a6a7a8a9a0', at: MOMENT, lines: LINES };
const amending = (change: object) => ({ amend: { ...AMEND, ...change } });
const amend = amending({});
const AMENDED = { ...ACCEPTED, ...amend };
const ONLINE = { paymentMethod: 'online_payment' };
const readdress = { address: { ...ADDRESS, city: 'Ajmer' }, addressCorrectedAt: MOMENT };

const PAID = { status: 'success' };
const PAID_ONLINE = { ...ACCEPTED, ...CANCELLED, ...PAID, ...ONLINE };
const TRANSFERRED = { ...NEFT, ...CANCELLED, ...PAID };
const TOLD = { ...NEFT, ...CANCELLED, status: 'failed', transactionId: 'UTR1' };
const FAILED = { ...ACCEPTED, refund: 'failed' };
const SETTLED = { ...TRANSFERRED, refund: 'done' };

const ask = { refund: 'asked', refundAskedAt: MOMENT };
const give = {
  ...{ refund: 'done', refundedAt: MOMENT },
  ...{ refundReference: 'UTR 9', refundWay: 'transfer' },
};
const giveAgain = { ...give, refundReference: 'UTR 10' };
const PART = { paise: 12_000, at: MOMENT, reference: 'UTR 7' };
const parting = (change: object) => ({ owedPaise: 0, partBack: { ...PART, ...change } });
const part = parting({});
const OWING = { ...NEFT, ...PAID, owedPaise: 12_000 };
const OWING_ONLINE = { ...ACCEPTED, ...ONLINE, ...PAID, owedPaise: 12_000, refund: 'failed' };
const CASHED = { ...ACCEPTED, ...CANCELLED, ...PAID };
const miss = { transferMissedAt: MOMENT };
const OPEN = { deliveryStatus: 'processing' };

export const MERCHANT_MONEY_CASES: readonly RuleCase[] = [
  ...stepsOf({
    'takes something off an order': [ACCEPTED, amend],
    'corrects the address of an order': [ACCEPTED, readdress],
    'asks the provider to give money back': [PAID_ONLINE, ask],
    'marks a transfer as given back': [TRANSFERRED, give],
    'says that a transfer did not come': [TOLD, miss],
    'marks a part of a transfer as given back': [OWING, part],
  }),
  ...tried(changes, {
    allowed: {
      'something is taken off one on hold that is to be paid online': [
        { ...HELD, ...ONLINE },
        amend,
      ],
      'something is taken off one whose payment failed': [{ ...ACCEPTED, status: 'failed' }, amend],
      'something is taken off one whose transfer came': [
        { ...NEFT, ...PAID, transactionId: 'UTR1' },
        amend,
      ],
      'something is taken off one that is paid online': [
        { ...ACCEPTED, ...ONLINE, ...PAID },
        amend,
      ],
      'money that is due is asked for': [{ ...PAID_ONLINE, refund: 'due' }, ask],
      'what failed is asked for once more': [FAILED, ask],
      'what failed is given back by hand': [FAILED, give],
      'cash of an order that came back is given back': [CASHED, give],
      'a part of one paisa': [{ ...OWING, owedPaise: 1 }, parting({ paise: 1 })],
      'a part that the provider would not give back': [OWING_ONLINE, part],
      'that part of it is asked for once more': [OWING_ONLINE, ask],
      'all of it once it is cancelled': [{ ...OWING_ONLINE, ...CANCELLED }, give],
      'what failed of an order that never owed': [{ ...FAILED, ...ONLINE, ...PAID }, give],
      'what failed beside a part of a transfer': [{ ...OWING_ONLINE, ...NEFT }, give],
    },
    denied: {
      'an order is taken before something is taken off': [{ ...HELD, ...amend }, upon({})],
      'something more is taken off before the first is': [
        AMENDED,
        amending({ id: 'b'.repeat(20) }),
      ],
      'something is taken off before the shop has looked at it': [{}, amend],
      'something is taken off what is paid': [{ ...ACCEPTED, ...PAID }, amend],
      'something is taken off what may be paid online': [{ ...ACCEPTED, ...ONLINE }, amend],
      'something is taken off once its transfer was named': [
        { ...NEFT, transactionId: 'UTR1' },
        amend,
      ],
      'an address is corrected to none': [ACCEPTED, { ...readdress, address: {} }],
      'an address is corrected before 1970': [ACCEPTED, { ...readdress, addressCorrectedAt: 0 }],
      'the address of what is packed': [PACKED, readdress],
      'money is asked for twice': [{ ...PAID_ONLINE, refund: 'asked' }, ask],
      'money that went back is asked for': [{ ...PAID_ONLINE, refund: 'done' }, ask],
      'money of an order that stands is asked for': [{ ...PAID_ONLINE, ...OPEN }, ask],
      'money that did not come is asked for': [{ ...PAID_ONLINE, status: 'failed' }, ask],
      'the provider is asked for a transfer': [TRANSFERRED, ask],
      'asking is called done': [PAID_ONLINE, { ...ask, refund: 'done' }],
      'asking has no moment': [PAID_ONLINE, { ...ask, refundAskedAt: 0 }],
      'a transfer is given back twice': [{ ...TRANSFERRED, ...give }, giveAgain],
      'a transfer is given back while other money is on its way': [
        { ...TRANSFERRED, ...give, refund: 'asked' },
        give,
      ],
      'a transfer that was settled in the console is given back': [SETTLED, give],
      'a transfer is given back that nobody has seen': [TOLD, give],
      'a transfer of an order that is not cancelled is given back': [{ ...NEFT, ...PAID }, give],
      'online money goes back by hand before it failed': [{ ...PAID_ONLINE, refund: 'due' }, give],
      'a part is given back twice': [{ ...OWING, ...part }, parting({ reference: 'UTR 8' })],
      'more than is owed': [OWING, { owedPaise: -1, partBack: { ...PART, paise: 12_001 } }],
      'a part of nothing': [OWING, { owedPaise: 12_000, partBack: { ...PART, paise: 0 } }],
      'a part that is still owed': [OWING, { owedPaise: 12_000, partBack: PART }],
      'a part of which the provider does not know yet': [{ ...OWING_ONLINE, refund: null }, part],
      'a part as if it were all': [OWING_ONLINE, give],
      'a part of a cancelled order': [{ ...OWING, ...CANCELLED }, part],
      'a transfer did not come that was seen': [{ ...TOLD, ...PAID }, miss],
      'a transfer did not come of which nobody told': [{ ...TOLD, transactionId: null }, miss],
      'a transfer of an open order did not come': [{ ...TOLD, ...OPEN }, miss],
      'cash did not come as a transfer': [{ ...TOLD, paymentMethod: 'cod' }, miss],
      'not coming has no moment': [TOLD, { transferMissedAt: 0 }],
    },
  }),
  ...valued((e, title, data) => changes(e, `terms of release, ${title}`, [HELD, upon(data)]), {
    allowed: { prices: ['today', 'sent'], total: [0], beyondStock: [true] },
    denied: { prices: ['mine'], total: [-1, '251'], beyondStock: ['yes'], discount: [5] },
  }),
  ...valued((e, title, data) => changes(e, `taken off, ${title}`, [ACCEPTED, amending(data)]), {
    denied: { at: [0], id: ['short'], total: [1], lines: [[...LINES, ...LINES], 'x'] },
  }),
  ...valued((e, title, data) => changes(e, `a part, ${title}`, [OWING, parting(data)]), {
    allowed: { reference: [x(64)] },
    denied: { at: [0], reference: [x(65), ''], by: ['me'] },
  }),
  ...valued(
    (e, title, data) => changes(e, `given back, ${title}`, [TRANSFERRED, data]),
    {
      allowed: { refundReference: ['ह'.repeat(64)] },
      denied: {
        refundReference: [x(65), ''],
        ...{ refundedAt: [0], refund: ['due'], refundWay: ['online'] },
      },
    },
    give,
  ),
];
