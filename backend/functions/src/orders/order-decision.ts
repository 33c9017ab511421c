// Whether the shop takes an order, and at which prices: decided from the phone's document, the catalogue and the
// quotation alone. The phone decides what is ordered, never what it costs.
import * as v from 'valibot';
import { type ChargeFields, chargesPaise } from '../../../../src/domain/order/charges.ts';
import {
  itemsTotal,
  NewOrder,
  type OnHoldReason,
  type OrderItem,
  orderNumber,
} from '../../../../src/domain/order/order.ts';
import { preorderMarks, type Stock } from '../../../../src/domain/order/preorder.ts';
import { isAgreed } from '../../../../src/domain/order/release-terms.ts';
import {
  chargesFor,
  couponMoment,
  NO_TERMS,
  type SellingTerms,
  termsProblem,
} from '../../../../src/domain/order/selling-terms.ts';
import type { ProductFields } from '../../../../src/domain/product/parse-product.ts';
import type { QuotationLine } from '../../../../src/domain/quotation/quotation.ts';
import { MAX_LINE_QUANTITY } from '../../../../src/domain/shared/limits.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import type { Room } from './account-limits.ts';

/** A product as the shop has it today. */
export interface OfferedProduct extends Pick<ProductFields, 'name' | 'price'> {
  readonly brandName: string;
  readonly photoUrl: string;
  /** Pieces that may still be sold: those left, plus those that may be pre-ordered. */
  readonly canBeSold: number;
  /** Pieces left, and the shop's terms for pieces beyond them. */
  readonly stock: Stock;
}

/** The shop's offer today. */
export interface Offer {
  /** By id. */
  readonly products: Pick<ReadonlyMap<string, OfferedProduct>, 'has' | 'get'>;
  /** All lines that the shopper was quoted, and those that still hold. */
  readonly promised: readonly QuotationLine[];
  readonly quoted: readonly QuotationLine[];
  /** How much the account may still have open. */
  readonly room: Pick<Room, 'orders' | 'pieces'>;
  /** The shop's charges, limits and coupon. */
  readonly terms: SellingTerms;
  /** Server time, ms. */
  readonly now: number;
  /** Whether the shop delivers to the order's address. */
  readonly isDelivered: boolean;
}

/** Pieces by product. */
type Pieces = Readonly<Record<string, number>>;

/**
 * Accepted with these items, their sum, the charges, and the total of both (rupees); `quotedPieces`: pieces taken from
 * the quotation; `openPieces`: pieces that count towards the account's limit. Or held for the merchant.
 */
export type OrderDecision =
  | {
      outcome: 'accepted';
      items: OrderItem[];
      subTotal: number;
      total: number;
      charges: ChargeFields;
      quotedPieces: Pieces;
      openPieces: number;
    }
  | { outcome: 'held'; reason: OnHoldReason };

/** An order as sent, each product once. `isAgreed`: its prices can be those that its shopper saw. */
export type UnderstoodOrder = NewOrder & { isAgreed: boolean };

/** The order that was sent to `users/{uid}/orders/{orderId}`; null if it is invalid there. */
export function understandOrder(
  { uid, orderId }: { uid: string; orderId: string },
  sent: unknown,
): UnderstoodOrder | null {
  // `changedAt` is the server's time, and `takenByPhone` the function's that placed it.
  const { changedAt: _, takenByPhone: __, ...proposed } = Object(sent);
  const parsed = v.safeParse(NewOrder, proposed);
  if (!parsed.success) return null;
  const order = parsed.output;
  const isItsOwn =
    order.userId === uid && order.orderId === orderId && order.orderNo === orderNumber(orderId);
  const items = eachProductOnce(order.items);
  const isSane = items.every(({ quantity }) => quantity <= MAX_LINE_QUANTITY);
  if (!isItsOwn || !isSane) return null;
  return {
    ...order,
    items,
    isAgreed: isAgreed(inPaise(order.items), order, paiseFromRupees(order.total)),
  };
}

export function inPaise<T extends { price: number }>(items: readonly T[]) {
  return items.map((item) => ({ ...item, pricePaise: paiseFromRupees(item.price) }));
}

export function eachProductOnce<T extends Pick<OrderItem, 'productId' | 'quantity'>>(
  items: readonly T[],
): T[] {
  const once = new Map<string, T>();
  for (const item of items) {
    const before = once.get(item.productId);
    once.set(item.productId, {
      ...(before ?? item),
      quantity: (before?.quantity ?? 0) + item.quantity,
    });
  }
  return [...once.values()];
}

/**
 * Accepts the order unless the account has too much open, the shop does not deliver there, a product is gone, too few
 * pieces are left, it costs more by now than the shopper agreed to, its prices were never shown to any shopper, or the
 * shop does not take an order of this size, or cash for it. Charges and coupon are counted anew, like prices.
 */
export function decideOrder(order: UnderstoodOrder, offer: Offer): OrderDecision {
  const held = (reason: OnHoldReason) => ({ outcome: 'held', reason }) as const;
  if (offer.room.orders < 1) return held('limit');
  if (!offer.isDelivered) return held('pincode');
  if (order.items.some(({ productId }) => !offer.products.has(productId))) return held('product');
  const today = charged(priced(order, offer, offer.quoted), order, offer);
  const isTooDear = (rupees: number) => paiseFromRupees(rupees) > paiseFromRupees(order.total);
  if (isTooDear(today.total)) {
    if (!order.isAgreed) return held('invalid');
    const promised = charged(priced(order, offer, offer.promised), order, offer);
    return held(isTooDear(promised.total) ? 'price' : 'quotation');
  }
  const { terms, subTotal, quotedPieces } = today;
  const goodsPaise = paiseFromRupees(subTotal);
  if (termsProblem(terms, order.paymentMethod, goodsPaise)) return held('terms');
  // Pieces that the merchant has quoted to this shopper do not count towards the limit.
  const openPieces = pieces(order.items) - sum(Object.values(quotedPieces));
  if (openPieces > Math.max(0, offer.room.pieces)) return held('limit');
  if (hasTooFew(order.items, offer)) return held('stock');
  return accepted(today, openPieces);
}

/** Whether an order of these lines, each product once, asks for more than may be sold. */
export function hasTooFew(
  items: readonly Pick<OrderItem, 'productId' | 'quantity'>[],
  { products }: Pick<Offer, 'products'>,
): boolean {
  return items.some(
    ({ productId, quantity }) => quantity > (products.get(productId)?.canBeSold ?? 0),
  );
}

export function pieces(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return sum(items.map(({ quantity }) => quantity));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The order's lines at today's prices: quoted pieces at the quoted price, those beyond them at the catalogue's. */
export function priced(
  { items: wanted }: { items: readonly Pick<OrderItem, 'productId' | 'quantity'>[] },
  { products }: Pick<Offer, 'products'>,
  quoted: readonly QuotationLine[],
) {
  const quotedPieces: Record<string, number> = {};
  const items = wanted.flatMap(({ productId, quantity }): OrderItem[] => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, price, brandName: brand, photoUrl, stock } = product;
    const of = (wanted: number, rupees: number, before = 0): OrderItem => ({
      ...{ productId, quantity: wanted, price: rupees, photoUrl, name, brand },
      ...preorderMarks(stock, wanted, before),
    });
    const quote = quoted.find((line) => line.product.id === productId);
    if (!quote) return [of(quantity, price)];
    const asQuoted = Math.min(quote.quantity, quantity);
    quotedPieces[productId] = asQuoted;
    if (quote.product.pricePaise === paiseFromRupees(price)) return [of(quantity, price)];
    return [
      of(asQuoted, quote.product.pricePaise / 100),
      of(quantity - asQuoted, price, asQuoted),
    ].filter((line) => line.quantity > 0);
  });
  return { items, subTotal: itemsTotal(items), quotedPieces };
}
type Priced = ReturnType<typeof priced>;

/**
 * The lines with what they cost besides, by the shop's terms. Nothing where some are at a quotation's prices: the
 * merchant has agreed to those as they are.
 */
export function charged(
  lines: Priced,
  { coupon, timestamp }: Pick<NewOrder, 'coupon' | 'timestamp'>,
  { terms: ofShop, now }: Pick<Offer, 'terms' | 'now'>,
) {
  const terms = sum(Object.values(lines.quotedPieces)) > 0 ? NO_TERMS : ofShop;
  const goodsPaise = paiseFromRupees(lines.subTotal);
  const code = coupon?.code ?? '';
  const charges = chargesFor(terms, code, goodsPaise, couponMoment(timestamp, now));
  return { ...lines, terms, charges, total: (goodsPaise + chargesPaise(charges)) / 100 };
}

/** These lines and charges, accepted. */
export function accepted(
  {
    items,
    subTotal,
    total,
    charges,
    quotedPieces,
  }: Priced & { total: number; charges: ChargeFields },
  openPieces: number,
): OrderDecision {
  return { outcome: 'accepted', items, subTotal, total, charges, quotedPieces, openPieces };
}
