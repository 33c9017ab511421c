// Orders: the fields that the phone sends, those that the shop stores, and the pure rules of both. The phone only
// proposes prices; the shop's server decides what an order costs.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '#engine/limits.ts';
import { AddressFields } from '../address/address.ts';
import { Pincode } from '../pincode/pincode.ts';
import {
  MAX_DELIVERY_DAYS,
  MAX_LINE_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_ORDER_LINES,
  MAX_PRICE_RUPEES,
  MAX_TRANSACTION_ID_LENGTH,
} from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import { shortNumber } from '../shared/short-number.ts';
import { PaperFields, RefundFields, StepFields } from './step-fields.ts';

/** Source: specification, entities. */
export const PaymentMethod = v.picklist(['online_payment', 'cod', 'NEFT']);
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** Missing or unknown counts as pending. Source: specification, states. */
export const PaymentStatus = v.picklist(['pending', 'authorized', 'success', 'failed']);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;

/** Source: specification, states. */
export const DeliveryStatus = v.picklist([
  'processing',
  'shipped',
  'delivered',
  'pending',
  'cancel',
]);
export type DeliveryStatus = v.InferOutput<typeof DeliveryStatus>;

/**
 * Why the server holds an order for the merchant: it costs more by now, a product is gone, it makes no sense, stock is
 * short, the account has too much open, the quotation has expired, the shop does not deliver to its pincode, or it
 * is below the least order or to be paid in a way that the shop does not take.
 * `too-many-held`: cancelled instead, because the account has too many orders on hold already.
 */
export const OnHoldReason = v.picklist([
  'price',
  'product',
  'invalid',
  'stock',
  'limit',
  'quotation',
  'pincode',
  'terms',
  'too-many-held',
]);
export type OnHoldReason = v.InferOutput<typeof OnHoldReason>;

const OrderId = v.pipe(DocumentId, v.minLength(MIN_CLIENT_ID_LENGTH));
const Moment = v.pipe(v.number(), v.integer(), v.minValue(1));
const Weeks = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(520));
const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE_QUANTITY));
const Rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELIVERY_DAYS));

/**
 * The delivery time promised to the shopper for this pincode, in working days, and which days of the week those are: a
 * 1 for each from Sunday on, such as '0111111'.
 */
export const DeliveryPromise = v.strictObject({
  zipcode: Pincode,
  minDays: Days,
  maxDays: Days,
  workingDays: v.pipe(v.string(), v.regex(/^[01]{7}$/)),
});
export type DeliveryPromise = v.InferOutput<typeof DeliveryPromise>;

/** A line's picture URL; anything else becomes '', and the line shows no picture. */
const LinePicture = v.transform((address: string) =>
  /^https?:\/\//i.test(address) ? address : '',
);

/** One order line in Firestore: price of one piece in rupees, picture by its URL. */
export const OrderItem = v.strictObject({
  productId: DocumentId,
  quantity: Pieces,
  price: v.pipe(Rupees, v.maxValue(MAX_PRICE_RUPEES)),
  photoUrl: v.pipe(v.string(), v.maxLength(1000), LinePicture),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH)),
  brand: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  /** Set if the price comes from the order's quotation rather than the catalogue. */
  quoted: v.optional(v.literal(true)),
  /** Set on a pre-order: weeks until it ships, 0 if unknown. */
  preorderWeeks: v.optional(Weeks),
  /** Set if only some pieces are pre-ordered: how many. */
  preorderPieces: v.optional(Pieces),
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

/** Taken off the goods by a code, in rupees. */
const Coupon = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z\d]{1,20}$/)),
  off: v.pipe(Rupees, v.gtValue(0), v.maxValue(MAX_PRICE_RUPEES)),
});
const DeliveryCharge = v.pipe(Rupees, v.gtValue(0), v.maxValue(MAX_PRICE_RUPEES));

/** The form of a GSTIN in capitals; whether it is one says src/domain/tax/gstin.ts. */
const BuyerGstin = v.pipe(v.string(), v.regex(/^\d{2}[\dA-Z]{13}$/));

/**
 * The fields of `users/{uid}/orders/{orderId}` as the phone creates it. `timestamp` in ms since 1970 by the phone's
 * clock, money in rupees. `quotationId` only with lines from a quotation, whose prices then hold for these lines;
 * `promise` only if a delivery time was promised; `buyerGstin` only if a business asked for an invoice with it; `total` is
 * `subTotal`, the goods, plus `deliveryCharge`, less the `coupon`; see charges.ts.
 */
export const NewOrder = v.strictObject({
  orderId: OrderId,
  orderNo: v.string(),
  items: v.pipe(v.array(OrderItem), v.minLength(1), v.maxLength(MAX_ORDER_LINES)),
  userId: DocumentId,
  address: AddressFields,
  timestamp: Moment,
  paymentMethod: PaymentMethod,
  subTotal: Rupees,
  total: Rupees,
  status: v.literal('pending'),
  deliveryStatus: v.literal('processing'),
  quotationId: v.optional(DocumentId),
  promise: v.optional(DeliveryPromise),
  buyerGstin: v.optional(BuyerGstin),
  deliveryCharge: v.optional(DeliveryCharge),
  coupon: v.optional(Coupon),
});
export type NewOrder = v.InferOutput<typeof NewOrder>;

/** A stored line; older orders may lack picture or brand. */
const StoredItem = v.object({
  productId: v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)),
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
  price: Rupees,
  photoUrl: v.optional(v.pipe(v.string(), LinePicture), ''),
  name: v.optional(v.string(), ''),
  brand: v.optional(v.string(), ''),
  quoted: v.fallback(v.optional(v.literal(true)), undefined),
  preorderWeeks: v.fallback(v.optional(Weeks), undefined),
  preorderPieces: v.fallback(v.optional(Pieces), undefined),
} satisfies Record<keyof OrderItem, v.GenericSchema>);

const StoredAddress = v.object({
  name: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  state: v.optional(v.string(), ''),
  zipcode: v.optional(v.string(), ''),
  landmark: v.exactOptional(v.string()),
  otherPhone: v.exactOptional(v.string()),
} satisfies Record<keyof AddressFields, v.GenericSchema>);

/** What a stored order costs besides its goods; see charges.ts. */
export const StoredCharges = v.object({
  deliveryCharge: v.fallback(v.optional(DeliveryCharge), undefined),
  coupon: v.fallback(v.optional(Coupon), undefined),
});

/**
 * The fields of an order that the shop may hold: the phone's, and those that server and merchant have added since (ms).
 * An order taken back before it arrived has no items.
 */
export const StoredOrder = v.object({
  orderNo: v.optional(v.string()),
  items: v.optional(v.array(StoredItem), []),
  address: v.optional(StoredAddress, {}),
  timestamp: Moment,
  paymentMethod: PaymentMethod,
  subTotal: v.optional(Rupees, 0),
  total: v.optional(Rupees, 0),
  status: v.fallback(PaymentStatus, 'pending'),
  deliveryStatus: v.fallback(DeliveryStatus, 'processing'),
  transactionId: v.nullish(v.pipe(v.string(), v.maxLength(MAX_TRANSACTION_ID_LENGTH)), null),
  transactionTimestamp: v.nullish(Moment, null),
  quotationId: v.nullish(v.string(), null),
  /** When the server accepted the order at these prices and set its goods aside. */
  acceptedAt: v.nullish(Moment, null),
  heldReason: v.fallback(v.nullish(OnHoldReason, null), null),
  /** When an order is cancelled if its bank transfer does not arrive. */
  payBy: v.fallback(v.nullish(Moment, null), null),
  promise: v.fallback(v.optional(DeliveryPromise), undefined),
  buyerGstin: v.fallback(v.optional(BuyerGstin), undefined),
  ...StoredCharges.entries,
  ...StepFields.entries,
  ...RefundFields.entries,
  ...PaperFields.entries,
} satisfies Record<Exclude<keyof NewOrder, 'orderId' | 'userId'>, v.GenericSchema> &
  Record<string, v.GenericSchema>);
export type StoredOrder = v.InferOutput<typeof StoredOrder>;

export type OrderLine = Omit<v.InferOutput<typeof StoredItem>, 'price'> & { pricePaise: number };

/** An order as the shop's screens use it: money in paise, times in ms. */
export type Order = Omit<StoredOrder, 'orderNo' | 'items' | 'subTotal' | 'total'> & {
  orderId: string;
  orderNo: string;
  lines: OrderLine[];
  subTotalPaise: number;
  totalPaise: number;
};

/** A stored document `users/{uid}/orders/{orderId}` as the shop uses it. */
export function orderFromFields(orderId: string, fields: StoredOrder): Order {
  const { orderNo, items, subTotal, total, ...same } = fields;
  return {
    ...same,
    orderId,
    orderNo: orderNo ?? orderNumber(orderId),
    lines: items.map(({ price, ...line }) => ({ ...line, pricePaise: paiseFromRupees(price) })),
    subTotalPaise: paiseFromRupees(subTotal),
    totalPaise: paiseFromRupees(total),
  };
}

/** The number that shopper and merchant use: the first ten characters of the id as `A1B2C-D3E4F`. */
export function orderNumber(orderId: string): string {
  return shortNumber(orderId);
}

/** The items' sum in rupees, added up in paise to avoid rounding errors. */
export function itemsTotal(items: readonly Pick<OrderItem, 'price' | 'quantity'>[]): number {
  return (
    items.reduce((sum, { price, quantity }) => sum + paiseFromRupees(price) * quantity, 0) / 100
  );
}
