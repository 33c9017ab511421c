// How a shopper takes an order back that may have come, or cancels one that the shop has.
import { takingBack } from './an-order.ts';
import type { Fields, RuleCase } from './rule-case.ts';
import {
  AT,
  accepted,
  byTransfer,
  CANCELLED,
  cancel,
  cancelled,
  type Expectation,
  held,
  mark,
  may,
  merge,
  order,
  placed,
  type Stored,
  sendAsItIs,
  shipped,
  strangersMayNot,
  takeBack,
  takeBackAnd,
  transferred,
} from './stored-order.ts';

const cancellations: readonly RuleCase[] = [
  may('allowed', 'taken back', placed, takeBack),
  may('allowed', 'taken back, accepted already', accepted, takeBack),
  may('allowed', 'taken back, held', held, takeBack),
  may('allowed', 'taken back, to be paid by transfer', byTransfer, takeBack),
  may('allowed', 'taken back twice', cancelled, takeBack),
  may('allowed', 'taken back twice, though it never came', mark, takeBack),
  may('denied', 'taken back, on its way', shipped, takeBack),
  may('denied', 'taken back, delivered', order({ deliveryStatus: 'delivered' }), takeBack),
  may('denied', 'taken back, paid', order({ status: 'success' }), takeBack),
  may(
    'denied',
    'taken back, to be paid online',
    order({ paymentMethod: 'online_payment' }),
    takeBack,
  ),
  may('denied', 'taken back with another time', placed, takeBackAnd({ timestamp: AT })),
  may('denied', 'taken back in the name of Ravi', placed, takeBackAnd({ userId: 'ravi' })),
  may('denied', 'taken back and paid', placed, takeBackAnd({ status: 'success' })),
  may('denied', 'taken back, wanted after all', cancelled, merge({ deliveryStatus: 'processing' })),
  may(
    'denied',
    'taken back unseen, wanted after all',
    mark,
    merge({ deliveryStatus: 'processing' }),
  ),
  may('denied', 'written over by a mark', placed, (id) => sendAsItIs(id, takingBack(id))),
  ...strangersMayNot('take it back', placed, takeBack),
];

/** What a phone writes that knows the order to be the shop's, or nearly that. */
function cancelling(expect: Expectation, title: string, stored: Stored, more: Fields = {}) {
  return may(expect, `cancelled, ${title}`, stored, merge({ ...CANCELLED, ...more }));
}

const paid = order({ paymentMethod: 'online_payment', status: 'success' });

const cancelledByShopper: readonly RuleCase[] = [
  cancelling('allowed', 'just placed', placed),
  cancelling('allowed', 'accepted already', accepted),
  cancelling('allowed', 'held', held),
  cancelling('allowed', 'paid online', paid),
  cancelling('allowed', 'its transfer told', transferred),
  cancelling('allowed', 'unpacked again', order({ packed: false })),
  cancelling('denied', 'packed', order({ packed: true })),
  cancelling('denied', 'held and packed', order({ deliveryStatus: 'pending', packed: true })),
  cancelling('denied', 'on its way', shipped),
  cancelling('denied', 'delivered', order({ deliveryStatus: 'delivered' })),
  cancelling('denied', 'cancelled by the merchant', cancelled),
  cancelling('allowed', 'in the same way again', order(CANCELLED)),
  cancelling('denied', 'a second time', order(CANCELLED), { cancelledAt: AT + 1 }),
  cancelling('denied', 'in the merchant’s name', placed, { cancelledBy: 'merchant' }),
  cancelling('denied', 'before 1970', placed, { cancelledAt: 0 }),
  cancelling('denied', 'at no time that is one', placed, { cancelledAt: 'today' }),
  cancelling('denied', 'and given back', paid, { refund: 'done' }),
  cancelling('denied', 'and sent', placed, { deliveryStatus: 'shipped' }),
  may(
    'denied',
    'cancelled without saying by whom, paid online',
    paid,
    merge({ deliveryStatus: 'cancel', cancelledAt: AT }),
  ),
  may(
    'denied',
    'cancelled without a time',
    paid,
    merge({ deliveryStatus: 'cancel', cancelledBy: 'shopper' }),
  ),
  may(
    'denied',
    'said to be cancelled, and not cancelled',
    placed,
    merge({ cancelledBy: 'shopper', cancelledAt: AT }),
  ),
  may('denied', 'taken back, packed', order({ packed: true }), takeBack),
  ...strangersMayNot('cancel it', placed, cancel),
];

export const ORDER_CANCEL_CASES: readonly RuleCase[] = [...cancellations, ...cancelledByShopper];
