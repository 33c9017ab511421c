// Whether the shop takes an order, and at which prices: decided from what the phone sent, the catalogue and the quotation
// alone. The phone is believed in what it wants, never in what that costs.
import * as v from 'valibot';
import type { ProductFields } from '../../../../src/core/model/catalogue/product-fields.ts';
import { MAX_LINE_QUANTITY } from '../../../../src/core/model/limits.ts';
import { paiseFromRupees } from '../../../../src/core/model/money.ts';
import {
  itemsTotal,
  NewOrder,
  type OnHoldReason,
  type OrderItem,
  orderNumber,
} from '../../../../src/core/model/order/order.ts';
import { preorderMarks, type Stock } from '../../../../src/core/model/order/preorder.ts';
import type { QuotationLine } from '../../../../src/core/model/order/quotation.ts';
import type { Room } from './account-limits.ts';

/** A product as the shop has it today. */
export interface OfferedProduct extends Pick<ProductFields, 'name' | 'price'> {
  readonly brandName: string;
  readonly photoUrl: string;
  /** Pieces that may still be sold: what is left, and what may be ordered before it is there. */
  readonly canBeSold: number;
  /** What is left of it, and what the shop says of pieces beyond that. */
  readonly stock: Stock;
}

/** What the shop asks today. */
export interface Offer {
  /** By id. */
  readonly products: Pick<ReadonlyMap<string, OfferedProduct>, 'has' | 'get'>;
  /** What the shopper was quoted, and what of it still holds. */
  readonly promised: readonly QuotationLine[];
  readonly quoted: readonly QuotationLine[];
  /** What the account may still have open. */
  readonly room: Room;
}

/** Pieces by product. */
export type Pieces = Readonly<Record<string, number>>;

/**
 * Taken at these items and this total (rupees): so many pieces of them from the quotation, and so many that count for what the account may have
 * open. Or held for the merchant.
 */
export type OrderDecision =
  | {
      outcome: 'accepted';
      items: OrderItem[];
      total: number;
      quotedPieces: Pieces;
      openPieces: number;
    }
  | { outcome: 'held'; reason: OnHoldReason };

/** The order that was sent to `users/{uid}/orders/{orderId}`, each product once; null when it makes no sense there. */
export function understandOrder(
  { uid, orderId }: { uid: string; orderId: string },
  sent: unknown,
): NewOrder | null {
  // When it came is the shop's to say, and no part of what was agreed.
  const { changedAt: _, ...agreed } = Object(sent);
  const parsed = v.safeParse(NewOrder, agreed);
  if (!parsed.success) return null;
  const order = parsed.output;
  const isItsOwn =
    order.userId === uid && order.orderId === orderId && order.orderNo === orderNumber(orderId);
  const items = eachProductOnce(order.items);
  const isSane = items.every(({ quantity }) => quantity <= MAX_LINE_QUANTITY);
  return isItsOwn && isSane ? { ...order, items } : null;
}

function eachProductOnce(items: readonly OrderItem[]): OrderItem[] {
  const once = new Map<string, OrderItem>();
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
 * Takes the order unless the account has too much open, something in it is gone, there is not enough of it, or it costs more by now than
 * the shopper said yes to.
 */
export function decideOrder(order: NewOrder, offer: Offer): OrderDecision {
  const held = (reason: OnHoldReason) => ({ outcome: 'held', reason }) as const;
  if (offer.room.orders < 1) return held('limit');
  if (order.items.some(({ productId }) => !offer.products.has(productId))) return held('product');
  const { items, total, quotedPieces } = priced(order, offer, offer.quoted);
  const isTooDear = (rupees: number) => paiseFromRupees(rupees) > paiseFromRupees(order.total);
  if (isTooDear(total)) {
    const wasPromised = !isTooDear(priced(order, offer, offer.promised).total);
    return held(wasPromised ? 'quotation' : 'price');
  }
  // What the merchant has quoted to this shopper does not keep goods from others for nothing.
  const openPieces = pieces(order.items) - sum(Object.values(quotedPieces));
  if (openPieces > Math.max(0, offer.room.pieces)) return held('limit');
  const isTooMany = ({ productId, quantity }: OrderItem) =>
    quantity > (offer.products.get(productId)?.canBeSold ?? 0);
  if (order.items.some(isTooMany)) return held('stock');
  return { outcome: 'accepted', items, total, quotedPieces, openPieces };
}

function pieces(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return sum(items.map(({ quantity }) => quantity));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The order's lines at today's prices: the quoted pieces at the quoted price, and those beyond them at the catalogue's. */
function priced(
  { items: wanted }: NewOrder,
  { products }: Offer,
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
  return { items, total: itemsTotal(items), quotedPieces };
}
