// The terms on which the merchant accepts an order on hold, what may be taken off an order and when its address may be corrected; and the
// merchant's statements about money that goes back to a shopper. Every case has its own order.
import { without } from './cases.ts';
import { MOMENT, tried, x } from './merchant-case.ts';
import {
  ACCEPTED,
  CANCELLED,
  changes,
  HELD,
  NEFT,
  PACKED,
  release,
  SHIPPED,
  stepsOf,
} from './merchant-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

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
      'an order is taken at the prices of today': [HELD, upon({})],
      'an order is taken as its shopper saw it': [HELD, upon({ prices: 'sent' })],
      'an order is taken for nothing': [HELD, upon({ total: 0 })],
      'an order is taken though there are too few pieces': [HELD, upon({ beyondStock: true })],
      'something is taken off an order on hold': [HELD, amend],
      'and off one on hold that is to be paid online': [{ ...HELD, ...ONLINE }, amend],
      'and off one whose payment failed': [{ ...ACCEPTED, status: 'failed' }, amend],
      'and off one whose transfer nobody has named': [{ ...NEFT, transactionId: null }, amend],
      'and off one whose transfer came': [{ ...NEFT, ...PAID, transactionId: 'UTR1' }, amend],
      'and off one that is paid online': [{ ...ACCEPTED, ...ONLINE, ...PAID }, amend],
      'the address of an order on hold is corrected': [HELD, readdress],
      'money that is due is asked for': [{ ...PAID_ONLINE, refund: 'due' }, ask],
      'what failed is asked for once more': [FAILED, ask],
      'what failed is given back by hand': [FAILED, give],
      'a transfer that is due is given back': [{ ...TRANSFERRED, refund: 'due' }, give],
      'a transfer goes back after other money online': [{ ...SETTLED, refundWay: 'online' }, give],
      'cash of an order that came back is given back': [CASHED, give],
      'a smaller part than is owed': [
        { ...OWING, owedPaise: 12_001 },
        { ...part, owedPaise: 1 },
      ],
      'a part is given back once it is delivered': [
        { ...OWING, deliveryStatus: 'delivered', refund: 'due' },
        part,
      ],
      'a part of one paisa': [{ ...OWING, owedPaise: 1 }, parting({ paise: 1 })],
      'a part that the provider would not give back': [OWING_ONLINE, part],
      'that part is asked for once more': [OWING_ONLINE, ask],
      'all of it once it is cancelled': [{ ...OWING_ONLINE, ...CANCELLED }, give],
      'what failed of an order that owes nothing': [{ ...OWING_ONLINE, owedPaise: 0 }, give],
      'what failed of an order that never owed': [{ ...FAILED, ...ONLINE, ...PAID }, give],
      'what failed beside a part of a transfer': [{ ...OWING_ONLINE, ...NEFT }, give],
      'a second part': [{ ...OWING, partBack: { ...PART, reference: 'UTR 8' } }, part],
      'a reference of 64 characters for a part': [OWING, parting({ reference: x(64) })],
      'a reference of 64 characters': [TRANSFERRED, { ...give, refundReference: 'ह'.repeat(64) }],
      'a transfer did not come whose money counts as due': [{ ...TOLD, refund: 'due' }, miss],
    },
    denied: {
      'an order is taken at other prices': [HELD, upon({ prices: 'mine' })],
      'an order is taken for less than nothing': [HELD, upon({ total: -1 })],
      'an order is taken for words': [HELD, upon({ total: '251' })],
      'an order is taken beyond the stock perhaps': [HELD, upon({ beyondStock: 'yes' })],
      'an order is taken on more terms': [HELD, upon({ discount: 5 })],
      'an order is taken on terms that are none': [HELD, { ...release, release: 'today' }],
      'an order is taken before something is taken off': [{ ...HELD, ...amend }, upon({})],
      'something more is taken off before that': [AMENDED, amending({ id: 'b'.repeat(20) })],
      'something is taken off before the shop has looked at it': [{}, amend],
      'something is taken off what is packed': [PACKED, amend],
      'something is taken off what is on its way': [SHIPPED, amend],
      'something is taken off what is cancelled': [{ ...ACCEPTED, ...CANCELLED }, amend],
      'something is taken off what is paid': [{ ...ACCEPTED, ...PAID }, amend],
      'nor off a transfer that is packed': [{ ...PACKED, ...NEFT, ...PAID }, amend],
      'nor off a payment online that is packed': [{ ...PACKED, ...ONLINE, ...PAID }, amend],
      'nor while a payment is confirmed': [{ ...ACCEPTED, status: 'authorized' }, amend],
      'nor while it may be paid online': [{ ...ACCEPTED, ...ONLINE }, amend],
      'nor once its transfer was named': [{ ...NEFT, transactionId: 'UTR1' }, amend],
      'an amendment has no moment': [ACCEPTED, { amend: without(AMEND, 'at') }],
      'an amendment was made before 1970': [ACCEPTED, amending({ at: 0 })],
      'an amendment has a short id': [ACCEPTED, amending({ id: 'short' })],
      'an amendment says a price': [ACCEPTED, amending({ total: 1 })],
      'an amendment has more lines': [ACCEPTED, amending({ lines: [...LINES, ...LINES] })],
      'an amendment has no list': [ACCEPTED, amending({ lines: 'x' })],
      'an address is corrected to none': [ACCEPTED, { ...readdress, address: {} }],
      'an address is corrected before 1970': [ACCEPTED, { ...readdress, addressCorrectedAt: 0 }],
      'an address is corrected and nobody says when': [ACCEPTED, { address: readdress.address }],
      'an address is corrected before the shop has looked at it': [{}, readdress],
      'the address of what is packed': [PACKED, readdress],
      'the address of what is cancelled': [{ ...ACCEPTED, ...CANCELLED }, readdress],
      'money is asked for twice': [{ ...PAID_ONLINE, refund: 'asked' }, ask],
      'money that went back is asked for': [{ ...PAID_ONLINE, refund: 'done' }, ask],
      'money of an order that stands is asked for': [{ ...PAID_ONLINE, ...OPEN }, ask],
      'money that did not come is asked for': [{ ...PAID_ONLINE, status: 'failed' }, ask],
      'the provider is asked for a transfer': [TRANSFERRED, ask],
      'asking is called done': [PAID_ONLINE, { ...ask, refund: 'done' }],
      'asking has no moment': [PAID_ONLINE, { ...ask, refundAskedAt: 0 }],
      'a transfer is given back twice': [{ ...TRANSFERRED, ...give }, giveAgain],
      'nor while other money is on its way': [{ ...TRANSFERRED, ...give, refund: 'asked' }, give],
      'a transfer that was settled in the console is given back': [SETTLED, give],
      'a transfer is given back that nobody has seen': [TOLD, give],
      'a transfer of an order that is not cancelled is given back': [{ ...NEFT, ...PAID }, give],
      'online money goes back by hand before it failed': [{ ...PAID_ONLINE, refund: 'due' }, give],
      'giving back has no reference': [TRANSFERRED, { ...give, refundReference: '' }],
      'a reference of 65 characters': [TRANSFERRED, { ...give, refundReference: x(65) }],
      'giving back has no moment': [TRANSFERRED, { ...give, refundedAt: 0 }],
      'giving back is called due': [TRANSFERRED, { ...give, refund: 'due' }],
      'the merchant gives back as the provider': [TRANSFERRED, { ...give, refundWay: 'online' }],
      'cash of an order that stands is given back': [{ ...CASHED, ...OPEN }, give],
      'a part is given back of which nothing is owed': [{ ...NEFT, ...PAID }, part],
      'a part is given back twice': [{ ...OWING, ...part }, parting({ reference: 'UTR 8' })],
      'more than is owed': [OWING, { owedPaise: -1, partBack: { ...PART, paise: 12_001 } }],
      'a part of nothing': [OWING, { owedPaise: 12_000, partBack: { ...PART, paise: 0 } }],
      'a part that is still owed': [OWING, { owedPaise: 12_000, partBack: PART }],
      'a part that the provider is asked for': [{ ...OWING_ONLINE, refund: 'asked' }, part],
      'a part of which the provider does not know yet': [{ ...OWING_ONLINE, refund: null }, part],
      'a part as if it were all': [OWING_ONLINE, give],
      'a part of a cancelled order': [{ ...OWING, ...CANCELLED }, part],
      'a part has no moment': [OWING, parting({ at: 0 })],
      'a part has no reference': [OWING, parting({ reference: '' })],
      'a reference of 65 characters for a part': [OWING, parting({ reference: x(65) })],
      'a part says by whom': [OWING, parting({ by: 'me' })],
      'a transfer did not come that was seen': [{ ...TOLD, ...PAID }, miss],
      'a transfer did not come of which nobody told': [{ ...TOLD, transactionId: null }, miss],
      'a transfer of an open order did not come': [{ ...TOLD, ...OPEN }, miss],
      'cash did not come as a transfer': [{ ...TOLD, paymentMethod: 'cod' }, miss],
      'not coming has no moment': [TOLD, { transferMissedAt: 0 }],
    },
  }),
];
