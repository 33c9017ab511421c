// The merchant's steps with an order: when each is allowed, its payload, and the fields that must still be as the desk
// showed them.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { AddressFields } from '../../address/address.ts';
import { Amend, mayAmend, PiecesOfLines } from '../amendment.ts';
import { TransactionId } from '../bank-transfer.ts';
import { piecesThere } from '../first-parcel.ts';
import { moneyBackOf, type Owing, owesOnlinePart } from '../money-back.ts';
import { type Order, StoredCharges } from '../order.ts';
import { ReleaseTerms } from '../release-terms.ts';
import { CashWith } from '../step-fields.ts';
import { goodsOf } from './goods.ts';

/** The longest name of a courier and the longest tracking number, in characters. Source: security rules. */
export const MAX_PARCEL_TEXT = 100;

/** The longest reason for cancelling, in characters. Source: security rules. */
export const MAX_CANCEL_REASON = 200;

const ParcelText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PARCEL_TEXT)), '');
const CancelReason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_CANCEL_REASON)), '');

/** The step that the merchant pressed, with its input. Times in ms by the merchant's phone. */
export const OrderStep = v.variant('does', [
  v.object({
    does: v.literal('release'),
    releasedAt: v.number(),
    /** Missing where its goods are reserved already, at its own prices. */
    terms: v.optional(ReleaseTerms),
    /** Price of a piece of each line on these terms, in paise, in the order of the lines. */
    linePaise: v.optional(v.array(v.number())),
    /** What it costs besides on these terms; older rows lack it. */
    charges: v.optional(StoredCharges),
  }),
  v.object({ does: v.literal('amend'), amend: Amend }),
  v.object({
    does: v.literal('readdress'),
    address: AddressFields,
    addressCorrectedAt: v.number(),
  }),
  v.object({ does: v.literal('receive') }),
  v.object({ does: v.literal('pack') }),
  v.object({ does: v.literal('ship'), courier: ParcelText, trackingNumber: ParcelText }),
  v.object({
    does: v.literal('sendFirst'),
    at: v.number(),
    courier: ParcelText,
    trackingNumber: ParcelText,
    lines: PiecesOfLines,
  }),
  v.object({
    does: v.literal('deliver'),
    isCashTaken: v.boolean(),
    /** Who has the cash if it was not taken. */
    cashWith: v.optional(CashWith),
  }),
  v.object({ does: v.literal('collect') }),
  v.object({ does: v.literal('cancel'), reason: CancelReason }),
  v.object({
    does: v.literal('comeBack'),
    reason: v.pipe(CancelReason, v.nonEmpty()),
    at: v.number(),
    goodsBack: PiecesOfLines,
  }),
  v.object({ does: v.literal('unpack') }),
  v.object({ does: v.literal('unsendFirst') }),
  v.object({ does: v.literal('unship') }),
  v.object({ does: v.literal('undeliver'), isCashBack: v.boolean() }),
  v.object({ does: v.literal('correct'), courier: ParcelText, trackingNumber: ParcelText }),
  v.object({ does: v.literal('askRefund'), at: v.number() }),
  v.object({ does: v.literal('giveBack'), reference: TransactionId, at: v.number() }),
  v.object({
    does: v.literal('givePart'),
    paise: v.number(),
    reference: TransactionId,
    at: v.number(),
  }),
  v.object({ does: v.literal('missTransfer'), at: v.number() }),
  v.object({ does: v.literal('askPaper'), at: v.number() }),
]);
export type OrderStep = v.InferOutput<typeof OrderStep>;
export type StepName = OrderStep['does'];

/** An order's state when the merchant decided about it. */
export const OrderStatus = v.object({
  deliveryStatus: v.string(),
  status: v.string(),
  packed: v.boolean(),
  heldReason: v.nullable(v.string()),
  /** The whole address in one line. */
  address: v.string(),
  /** As in `moneyBackOf`. */
  money: v.nullable(v.string()),
  /** Products with their pieces. */
  goods: v.string(),
  courier: v.string(),
  trackingNumber: v.string(),
  corrections: v.number(),
  /** Older rows lack these. `sentFirst`: when its first parcel went, ms; 0 if none did. */
  owedPaise: v.optional(v.number(), 0),
  sentFirst: v.optional(v.number(), 0),
});
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** The payload of a waiting step: the order, and its state on the desk when the merchant decided about it. */
export const DeskOrderStep = v.object({
  customer: DocumentId,
  orderId: DocumentId,
  orderNo: v.string(),
  step: OrderStep,
  base: OrderStatus,
});
export type DeskOrderStep = v.InferOutput<typeof DeskOrderStep>;

type Standing = Pick<
  Order,
  | 'deliveryStatus'
  | 'status'
  | 'packed'
  | 'heldReason'
  | 'address'
  | 'paymentMethod'
  | 'acceptedAt'
  | 'transactionId'
  | 'lines'
  | 'courier'
  | 'trackingNumber'
  | 'firstParcel'
  | 'corrections'
  | 'paperLacks'
  | 'cashWith'
> &
  Owing & { money?: string | null | undefined; sentFirst?: number | undefined };

/** An order's state, as far as the merchant's steps depend on it. */
export function statusOf(order: Omit<Standing, 'acceptedAt' | 'cashWith'>): OrderStatus {
  const { deliveryStatus, status, packed, heldReason, address, lines } = order;
  const { courier = '', trackingNumber = '', corrections = 0, owedPaise = 0 } = order;
  const { name, phone, address: street, city, state, zipcode, landmark, otherPhone } = address;
  return {
    deliveryStatus,
    status,
    packed: packed === true,
    heldReason,
    address: [name, street, landmark, city, state, zipcode, phone, otherPhone]
      .filter(Boolean)
      .join(', '),
    money: moneyBackOf(order),
    goods: goodsOf(lines),
    ...{ courier, trackingNumber, corrections, owedPaise },
    sentFirst: order.firstParcel?.at ?? 0,
  };
}

/** The fields that each step depends on: if one has changed since, the merchant is asked. */
const DECIDED_BY: Record<StepName, readonly (keyof OrderStatus)[]> = {
  release: ['deliveryStatus', 'heldReason', 'goods'],
  amend: ['deliveryStatus', 'packed', 'status', 'goods'],
  readdress: ['deliveryStatus', 'packed', 'address'],
  receive: ['status'],
  pack: ['deliveryStatus', 'packed', 'address', 'goods', 'corrections'],
  sendFirst: ['deliveryStatus', 'address', 'goods', 'corrections', 'sentFirst'],
  ship: ['deliveryStatus', 'packed', 'address', 'corrections', 'sentFirst'],
  deliver: ['deliveryStatus', 'corrections'],
  collect: ['deliveryStatus', 'status', 'corrections'],
  cancel: ['deliveryStatus', 'packed', 'status'],
  comeBack: ['deliveryStatus', 'status', 'goods', 'corrections'],
  unpack: ['deliveryStatus', 'packed', 'corrections', 'sentFirst'],
  unsendFirst: ['deliveryStatus', 'corrections', 'sentFirst'],
  unship: ['deliveryStatus', 'corrections'],
  undeliver: ['deliveryStatus', 'status', 'corrections'],
  correct: ['deliveryStatus', 'courier', 'trackingNumber', 'corrections'],
  askRefund: ['money'],
  giveBack: ['money', 'owedPaise'],
  givePart: ['money', 'owedPaise'],
  missTransfer: ['money'],
  askPaper: [],
};

/** The fields of `DECIDED_BY` for this step that differ between `base` and `now`. */
export function movedSince(
  does: StepName,
  base: OrderStatus,
  now: OrderStatus,
): (keyof OrderStatus)[] {
  return DECIDED_BY[does].filter((field) => base[field] !== now[field]);
}

/** Whether the shop's rules allow this step now. Source: security rules. */
export function mayTake(does: StepName, order: Standing): boolean {
  const { deliveryStatus, status, packed, paymentMethod, acceptedAt } = order;
  const isProcessing = deliveryStatus === 'processing' && Boolean(acceptedAt);
  // An order of a deleted account has no name any more.
  const isDelivered = deliveryStatus === 'delivered' && order.address.name !== '';
  const money = order.money ?? moneyBackOf(order);
  const isPartSent =
    deliveryStatus === 'processing' && Boolean(order.sentFirst ?? order.firstParcel);
  switch (does) {
    case 'release':
      return deliveryStatus === 'pending';
    case 'amend':
      return mayAmend(order);
    case 'readdress':
      return (isProcessing || deliveryStatus === 'pending') && packed !== true;
    case 'receive':
      return paymentMethod === 'NEFT' && status !== 'success';
    case 'pack':
      return isProcessing && packed !== true;
    case 'ship':
      return isProcessing && packed === true;
    case 'sendFirst':
      return isProcessing && !isPartSent && piecesThere(order.lines) !== null;
    case 'deliver':
    case 'correct':
      return deliveryStatus === 'shipped';
    case 'collect':
      return deliveryStatus === 'delivered' && paymentMethod === 'cod' && status !== 'success';
    case 'unpack':
      return deliveryStatus === 'processing' && packed === true && !isPartSent;
    case 'unsendFirst':
      return isPartSent;
    case 'unship':
      return deliveryStatus === 'shipped' && Boolean(acceptedAt);
    case 'undeliver':
      return isDelivered;
    case 'cancel':
      return deliveryStatus !== 'cancel' && deliveryStatus !== 'delivered';
    case 'comeBack':
      return (
        isPartSent || deliveryStatus === 'shipped' || (isDelivered && order.cashWith !== 'courier')
      );
    case 'askRefund':
      return money === 'failed' || (money === 'due' && paymentMethod === 'online_payment');
    case 'giveBack':
      if (money === 'failed') return !owesOnlinePart(order);
      return money === 'due' && paymentMethod !== 'online_payment';
    case 'givePart':
      return money === 'part' || (money === 'failed' && owesOnlinePart(order));
    case 'missTransfer':
      return money === 'check';
    case 'askPaper':
      return order.paperLacks !== undefined;
  }
}
