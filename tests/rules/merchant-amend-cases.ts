// The terms on which the merchant accepts an order on hold, the lines that may be taken off an order, and when its address may be corrected.

import { MOMENT, OTHERS, tried } from './merchant-case.ts';
import {
  ACCEPTED,
  CANCELLED,
  changes,
  HELD,
  NEFT,
  PACKED,
  release,
  SHIPPED,
} from './merchant-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { ADDRESS } from './stored-documents.ts';

const terms = { prices: 'today', total: 251, beyondStock: false };
const upon = (change: object) => ({ ...release, release: { ...terms, ...change } });

const AMEND = {
  id: 'a1a2a3a4a5a6a7a8a9a0',
  at: MOMENT,
  lines: [{ productId: 'moringa', quantity: 1 }],
};
const amend = { amend: AMEND };
const without = ({ at, ...others }: typeof AMEND) => others;
const ONLINE = { paymentMethod: 'online_payment' };

const readdress = { address: { ...ADDRESS, city: 'Ajmer' }, addressCorrectedAt: MOMENT };

const nobodyElse = OTHERS.flatMap((as) => [
  changes('denied', `${as} takes nothing off an order`, [ACCEPTED, amend], as),
  changes('denied', `${as} corrects no address as the shop`, [ACCEPTED, readdress], as),
]);

export const MERCHANT_AMEND_CASES: readonly RuleCase[] = [
  ...nobodyElse,
  ...tried(changes, {
    allowed: {
      'an order is taken at the prices of today': [HELD, upon({})],
      'an order is taken as its shopper saw it': [HELD, upon({ prices: 'sent' })],
      'an order is taken for nothing': [HELD, upon({ total: 0 })],
      'an order is taken though there are too few pieces': [HELD, upon({ beyondStock: true })],
      'something is taken off an order': [ACCEPTED, amend],
      'something is taken off an order on hold': [HELD, amend],
      'and off one on hold that is to be paid online': [{ ...HELD, ...ONLINE }, amend],
      'and off one whose payment failed': [{ ...ACCEPTED, status: 'failed' }, amend],
      'and off one whose transfer nobody has named': [{ ...NEFT, transactionId: null }, amend],
      'the address of an order is corrected': [ACCEPTED, readdress],
      'and of one on hold': [HELD, readdress],
    },
    denied: {
      'an order is taken at other prices': [HELD, upon({ prices: 'mine' })],
      'an order is taken for less than nothing': [HELD, upon({ total: -1 })],
      'an order is taken for words': [HELD, upon({ total: '251' })],
      'an order is taken beyond the stock perhaps': [HELD, upon({ beyondStock: 'yes' })],
      'an order is taken on more terms': [HELD, upon({ discount: 5 })],
      'an order is taken on terms that are none': [HELD, { ...release, release: 'today' }],
      'an order is taken while something is still to be taken off': [
        { ...HELD, amend: AMEND },
        upon({}),
      ],
      'something is taken off while something is still to be taken off': [
        { ...ACCEPTED, amend: AMEND },
        { amend: { ...AMEND, id: 'b1b2b3b4b5b6b7b8b9b0' } },
      ],
      'something is taken off before the shop has looked at it': [{}, amend],
      'something is taken off what is packed': [PACKED, amend],
      'something is taken off what is on its way': [SHIPPED, amend],
      'something is taken off what is cancelled': [{ ...ACCEPTED, ...CANCELLED }, amend],
      'something is taken off what is paid': [{ ...ACCEPTED, status: 'success' }, amend],
      'something is taken off while a payment is confirmed': [
        { ...ACCEPTED, status: 'authorized' },
        amend,
      ],
      'something is taken off that may be paid online just now': [
        { ...ACCEPTED, ...ONLINE },
        amend,
      ],
      'something is taken off whose transfer was named': [
        { ...NEFT, transactionId: 'UTR1' },
        amend,
      ],
      'an amendment has no moment': [ACCEPTED, { amend: without(AMEND) }],
      'an amendment was made before 1970': [ACCEPTED, { amend: { ...AMEND, at: 0 } }],
      'an amendment has a short id': [ACCEPTED, { amend: { ...AMEND, id: 'short' } }],
      'an amendment says a price': [ACCEPTED, { amend: { ...AMEND, total: 1 } }],
      'an amendment is about another number of lines': [
        ACCEPTED,
        { amend: { ...AMEND, lines: [...AMEND.lines, ...AMEND.lines] } },
      ],
      'an amendment has no list': [ACCEPTED, { amend: { ...AMEND, lines: 'x' } }],
      'an amendment changes the total by itself': [ACCEPTED, { ...amend, total: 1 }],
      'an address is corrected to none': [ACCEPTED, { ...readdress, address: {} }],
      'an address is corrected before 1970': [ACCEPTED, { ...readdress, addressCorrectedAt: 0 }],
      'an address is corrected and nobody says when': [ACCEPTED, { address: readdress.address }],
      'an address is corrected before the shop has looked at it': [{}, readdress],
      'the address of what is packed': [PACKED, readdress],
      'the address of what is cancelled': [{ ...ACCEPTED, ...CANCELLED }, readdress],
      'correcting the address changes no price': [ACCEPTED, { ...readdress, total: 1 }],
    },
  }),
];
