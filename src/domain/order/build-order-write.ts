// Builds the order that a press of Place Order proposes, from the cart as the shopper sees it. Saves and sends nothing.
import { type Address, addressFields } from '../address/address.ts';
import { type CartLine, lineParts } from '../cart/cart.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { pictureAddress } from '../shared/picture.ts';
import { chargesPaise } from './charges.ts';
import {
  type DeliveryPromise,
  itemsTotal,
  type NewOrder,
  type OrderItem,
  orderNumber,
  type PaymentMethod,
} from './order.ts';
import { preorderMarks } from './preorder.ts';
import { chargesFor, NO_TERMS, type SellingTerms } from './selling-terms.ts';

export type OrderWish = {
  uid: string;
  /** Minted once, at the press. */
  orderId: string;
  /** The cart's lines with the prices that the shopper saw; at least one. */
  lines: readonly CartLine[];
  /** A brand's name by its id. */
  brandName(brand: string): string;
  address: Address;
  paymentMethod: PaymentMethod;
  /** The delivery time promised for this address, if any. */
  promise?: DeliveryPromise | undefined;
  /** For an invoice to a business; a GSTIN in capitals, else undefined. */
  buyerGstin?: string | undefined;
  /** The shop's terms today, by default none, and the coupon as typed. */
  terms?: SellingTerms;
  coupon?: string;
};

/** The order; `now` in ms. A quotation's prices are agreed as they are, without charges or coupon. */
export function buildOrder(wish: OrderWish, now: number): NewOrder {
  const { uid, orderId, lines, brandName, address, paymentMethod, promise, buyerGstin } = wish;
  const quotationId = lines.find((line) => line.quotationId)?.quotationId;
  const items = lines.flatMap((line) => {
    const { productId, product } = line;
    return lineParts(line).map(
      ({ quantity, before, pricePaise, isQuoted }): OrderItem => ({
        productId,
        quantity,
        price: pricePaise / 100,
        photoUrl: product.photoURL[0] ? pictureAddress(productId, product.photoURL[0], 200) : '',
        name: product.name,
        brand: brandName(product.brand),
        // An order uses one quotation only.
        ...(isQuoted && line.quotationId === quotationId && { quoted: true }),
        ...preorderMarks(product, quantity, before),
      }),
    );
  });
  const goods = itemsTotal(items);
  const goodsPaise = paiseFromRupees(goods);
  const terms = quotationId ? NO_TERMS : (wish.terms ?? NO_TERMS);
  const charges = chargesFor(terms, wish.coupon ?? '', goodsPaise, now);
  // Pre-ordered lines carry their own time; the promise covers the others.
  const isAnyThere = items.some(({ preorderWeeks: weeks }) => weeks === undefined);
  return {
    orderId,
    orderNo: orderNumber(orderId),
    items,
    userId: uid,
    address: addressFields(address),
    timestamp: now,
    paymentMethod,
    subTotal: goods,
    total: (goodsPaise + chargesPaise(charges)) / 100,
    status: 'pending',
    deliveryStatus: 'processing',
    ...(quotationId ? { quotationId } : {}),
    ...(promise && isAnyThere ? { promise } : {}),
    ...(buyerGstin ? { buyerGstin } : {}),
    ...charges,
  };
}
