// What the merchant does with an order, step by step: where each step begins, what it writes, and what it must find as the desk showed it.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';
import { TransactionId } from '../order/bank-transfer.ts';
import { moneyBackOf, type Owing } from '../order/money-back.ts';
import type { Order, StoredOrder } from '../order/order.ts';
import type { RefundFields } from '../order/refund-fields.ts';
import type { StepFields } from '../order/step-fields.ts';

/** The longest name of a courier and the longest tracking number, in characters. Source: security rules. */
export const MAX_PARCEL_TEXT = 100;

const ParcelText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PARCEL_TEXT)), '');

/** What the merchant pressed, and what was typed with it. Times in ms by the merchant's phone. */
export const OrderStep = v.variant('does', [
  v.object({ does: v.literal('release'), releasedAt: v.number() }),
  v.object({ does: v.literal('receive') }),
  v.object({ does: v.literal('pack') }),
  v.object({ does: v.literal('ship'), courier: ParcelText, trackingNumber: ParcelText }),
  v.object({ does: v.literal('deliver'), isCashTaken: v.boolean() }),
  v.object({ does: v.literal('cancel') }),
  v.object({ does: v.literal('askRefund'), at: v.number() }),
  v.object({ does: v.literal('giveBack'), reference: TransactionId, at: v.number() }),
  v.object({ does: v.literal('missTransfer'), at: v.number() }),
]);
export type OrderStep = v.InferOutput<typeof OrderStep>;
export type StepName = OrderStep['does'];

/** How an order stood where somebody decided about it. */
export const OrderStand = v.object({
  deliveryStatus: v.string(),
  status: v.string(),
  packed: v.boolean(),
  heldReason: v.nullable(v.string()),
  /** Name, street and the rest, in one line. */
  address: v.string(),
  /** As in `moneyBackOf`; rows of older versions do not have it. */
  money: v.optional(v.nullable(v.string())),
});
export type OrderStand = v.InferOutput<typeof OrderStand>;

/** A step as it waits: which order of which customer, and how that stood on the desk when it was pressed. */
export const DeskOrderStep = v.object({
  customer: DocumentId,
  orderId: DocumentId,
  orderNo: v.string(),
  step: OrderStep,
  upon: OrderStand,
});
export type DeskOrderStep = v.InferOutput<typeof DeskOrderStep>;

type Standing = Pick<
  Order,
  | 'deliveryStatus'
  | 'status'
  | 'packed'
  | 'onHoldReason'
  | 'address'
  | 'paymentMethod'
  | 'acceptedAt'
> &
  Owing & { money?: string | null | undefined };

/** How an order stands, as far as the merchant's steps look at it. */
export function standOf(order: Omit<Standing, 'acceptedAt'>): OrderStand {
  const { deliveryStatus, status, packed, onHoldReason, address } = order;
  const { name, phone, address: street, city, state, zipcode } = address;
  return {
    deliveryStatus,
    status,
    packed: packed === true,
    heldReason: onHoldReason ?? null,
    address: [name, street, city, state, zipcode, phone].filter(Boolean).join(', '),
    money: moneyBackOf(order),
  };
}

/** What of an order's stand a step was decided by: if this is otherwise by now, the merchant is asked. */
const DECIDED_BY: Record<StepName, readonly (keyof OrderStand)[]> = {
  release: ['deliveryStatus', 'heldReason'],
  receive: ['status'],
  pack: ['deliveryStatus', 'packed', 'address'],
  ship: ['deliveryStatus', 'packed', 'address'],
  deliver: ['deliveryStatus'],
  cancel: ['deliveryStatus', 'packed', 'status'],
  askRefund: ['money'],
  giveBack: ['money'],
  missTransfer: ['money'],
};

/** What has moved between two stands, as far as this step was decided by it. */
export function movedSince(
  does: StepName,
  upon: OrderStand,
  now: OrderStand,
): (keyof OrderStand)[] {
  return DECIDED_BY[does].filter((field) => upon[field] !== now[field]);
}

/** Whether the shop would let this step be taken now. Source: security rules. */
export function mayTake(does: StepName, order: Standing): boolean {
  const { deliveryStatus, status, packed, paymentMethod, acceptedAt } = order;
  const isProcessing = deliveryStatus === 'processing' && Boolean(acceptedAt);
  const money = order.money ?? moneyBackOf(order);
  switch (does) {
    case 'release':
      return deliveryStatus === 'pending';
    case 'receive':
      return paymentMethod === 'NEFT' && status !== 'success';
    case 'pack':
      return isProcessing && packed !== true;
    case 'ship':
      return isProcessing && packed === true;
    case 'deliver':
      return deliveryStatus === 'shipped';
    case 'cancel':
      return deliveryStatus !== 'cancel' && deliveryStatus !== 'delivered';
    case 'askRefund':
      return money === 'failed' || (money === 'due' && paymentMethod === 'online_payment');
    case 'giveBack':
      return money === 'failed' || (money === 'due' && paymentMethod === 'NEFT');
    case 'missTransfer':
      return money === 'check';
  }
}

type Changed = 'deliveryStatus' | 'status' | 'heldReason' | keyof StepFields | keyof RefundFields;
type StepChange = { [Field in Changed]?: Exclude<StoredOrder[Field], undefined> };

/** What a step writes into the order's document. */
export function fieldsOf(
  step: OrderStep,
): StepChange & Record<string, string | number | boolean | null> {
  switch (step.does) {
    case 'release':
      return { deliveryStatus: 'processing', heldReason: null, releasedAt: step.releasedAt };
    case 'receive':
      return { status: 'success' };
    case 'pack':
      return { packed: true };
    case 'ship': {
      const { courier, trackingNumber } = step;
      return {
        deliveryStatus: 'shipped',
        ...(courier && { courier }),
        ...(trackingNumber && { trackingNumber }),
      };
    }
    case 'deliver':
      return { deliveryStatus: 'delivered', ...(step.isCashTaken && { status: 'success' }) };
    case 'cancel':
      return { deliveryStatus: 'cancel' };
    case 'askRefund':
      return { refund: 'asked', refundAskedAt: step.at };
    case 'giveBack':
      return {
        refund: 'done',
        refundedAt: step.at,
        refundReference: step.reference,
        refundWay: 'transfer',
      };
    case 'missTransfer':
      return { transferMissedAt: step.at };
  }
}

/** The order as it is once the shop has taken these steps. */
export function afterSteps<T extends Order>(order: T, steps: readonly OrderStep[]): T {
  const change: ReturnType<typeof fieldsOf> = Object.assign({}, ...steps.map(fieldsOf));
  const { heldReason, ...fields } = change;
  return { ...order, ...fields, ...(heldReason !== undefined && { onHoldReason: heldReason }) };
}
