// What stands on a receipt: the paper of a shop without a GSTIN, and no tax paper.
import type { Order } from '../order/order.ts';
import { longDayWords } from '../shared/day-in-india.ts';
import { formatPaise } from '../shared/money.ts';
import { addressLines, type TaxedOrder } from './issue.ts';
import * as words from './messages.ts';
import { amount, type Fact, type PaperSheet, sellerOf, signedBy } from './paper-sheet.ts';
import type { TaxSettings } from './tax-settings.ts';

/** An order with its total and the moment (ms) when it was placed. */
type ReceiptOrder = TaxedOrder & Pick<Order, 'timestamp' | 'totalPaise'>;

/** All that a receipt is made from. */
export type Receipt = { order: ReceiptOrder; settings: TaxSettings };

/** What stands on the receipt of an order. */
export function receiptSheet({ order, settings }: Receipt): PaperSheet {
  const { orderNo, timestamp: at, address, lines, totalPaise, paymentMethod } = order;
  const { state = '', name = '', phone = '' } = address;
  const seller = { ...settings, address: settings.registeredAddress };
  return {
    ...{ title: words.RECEIPT, name: `${words.RECEIPT} ${orderNo}`, above: '', at },
    seller: sellerOf(seller),
    facts: [
      [words.ORDER, orderNo],
      [words.ORDERED, longDayWords(at)],
      [words.PAYMENT, words.PAYMENT_WORDS[paymentMethod]],
    ],
    buyer: {
      name,
      lines: [...addressLines(address), state, phone && words.phoneWords(phone)].filter(Boolean),
    },
    columns: [
      { title: words.DESCRIPTION, width: 0 },
      { title: words.QUANTITY, width: 56 },
      { title: words.PRICE, width: 76 },
      { title: words.AMOUNT, width: 86 },
    ],
    rows: lines.map(({ name, quantity, pricePaise }) => ({
      cells: [name, String(quantity), amount(pricePaise), amount(pricePaise * quantity)],
      under: '',
    })),
    sums: extras(order),
    total: [words.TOTAL, formatPaise(totalPaise)],
    notes: [[words.IN_WORDS, words.amountInWords(totalPaise)]],
    signed: `${words.NO_TAX_PAPER} ${signedBy(settings)}`,
  };
}

function extras({ deliveryChargePaise = 0, discountPaise = 0, couponCode }: TaxedOrder): Fact[] {
  const delivery: Fact = [words.DELIVERY, formatPaise(deliveryChargePaise)];
  const name = couponCode ? words.couponWords(couponCode) : words.DISCOUNT;
  const discount: Fact = [name, formatPaise(-discountPaise)];
  return [...(deliveryChargePaise ? [delivery] : []), ...(discountPaise ? [discount] : [])];
}
