// What the merchant does with an order, step by step: where each step begins, what it writes, and what it must find as the desk showed it.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';
import type { Order, StoredOrder } from '../order/order.ts';
import { orderNews } from '../order/order-news.ts';
import { CashWith, type StepFields } from '../order/step-fields.ts';

/** The longest name of a courier and the longest tracking number, in characters. Source: security rules. */
export const MAX_PARCEL_TEXT = 100;

/** The longest reason for cancelling, in characters. Source: security rules. */
export const MAX_CANCEL_REASON = 200;

const ParcelText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_PARCEL_TEXT)), '');
const CancelReason = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_CANCEL_REASON)), '');

/** What the merchant pressed, and what was typed with it. Times in ms by the merchant's phone. */
export const OrderStep = v.variant('does', [
  v.object({ does: v.literal('release'), releasedAt: v.number() }),
  v.object({ does: v.literal('receive') }),
  v.object({ does: v.literal('pack') }),
  v.object({ does: v.literal('ship'), courier: ParcelText, trackingNumber: ParcelText }),
  v.object({
    does: v.literal('deliver'),
    isCashTaken: v.boolean(),
    /** Who has it, where it was not taken. */
    cashWith: v.optional(CashWith),
  }),
  v.object({ does: v.literal('collect') }),
  v.object({ does: v.literal('cancel'), reason: CancelReason }),
  v.object({ does: v.literal('unpack') }),
  v.object({ does: v.literal('unship') }),
  v.object({ does: v.literal('undeliver'), isCashBack: v.boolean() }),
  v.object({ does: v.literal('correct'), courier: ParcelText, trackingNumber: ParcelText }),
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
  /** Steps of the desk's first version do not say these. */
  courier: v.optional(v.string(), ''),
  trackingNumber: v.optional(v.string(), ''),
  corrections: v.optional(v.number(), 0),
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
  | 'courier'
  | 'trackingNumber'
  | 'corrections'
>;

/** How an order stands, as far as the merchant's steps look at it. */
export function standOf(order: Omit<Standing, 'paymentMethod' | 'acceptedAt'>): OrderStand {
  const { deliveryStatus, status, packed, onHoldReason, address } = order;
  const { courier = '', trackingNumber = '', corrections = 0 } = order;
  const { name, phone, address: street, city, state, zipcode } = address;
  return {
    deliveryStatus,
    status,
    packed: packed === true,
    heldReason: onHoldReason ?? null,
    address: [name, street, city, state, zipcode, phone].filter(Boolean).join(', '),
    ...{ courier, trackingNumber, corrections },
  };
}

/** What of an order's stand a step was decided by: if this is otherwise by now, the merchant is asked. */
const DECIDED_BY: Record<StepName, readonly (keyof OrderStand)[]> = {
  release: ['deliveryStatus', 'heldReason'],
  receive: ['status'],
  pack: ['deliveryStatus', 'packed', 'address', 'corrections'],
  ship: ['deliveryStatus', 'packed', 'address', 'corrections'],
  deliver: ['deliveryStatus', 'corrections'],
  collect: ['deliveryStatus', 'status', 'corrections'],
  cancel: ['deliveryStatus', 'packed', 'status'],
  unpack: ['deliveryStatus', 'packed', 'corrections'],
  unship: ['deliveryStatus', 'corrections'],
  undeliver: ['deliveryStatus', 'status', 'corrections'],
  correct: ['deliveryStatus', 'courier', 'trackingNumber', 'corrections'],
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
  switch (does) {
    case 'release':
      return deliveryStatus === 'pending';
    case 'receive':
      return paymentMethod === 'NEFT' && status !== 'success' && deliveryStatus !== 'cancel';
    case 'pack':
      return isProcessing && packed !== true;
    case 'ship':
      return isProcessing && packed === true;
    case 'deliver':
    case 'correct':
      return deliveryStatus === 'shipped';
    case 'collect':
      return deliveryStatus === 'delivered' && paymentMethod === 'cod' && status !== 'success';
    case 'unpack':
      return deliveryStatus === 'processing' && packed === true;
    case 'unship':
      return deliveryStatus === 'shipped' && Boolean(acceptedAt);
    case 'undeliver':
      // One whose account was deleted has no name any more.
      return deliveryStatus === 'delivered' && order.address.name !== '';
    case 'cancel':
      return deliveryStatus !== 'cancel' && deliveryStatus !== 'delivered';
  }
}

type StepChange = Partial<
  Pick<StoredOrder, 'deliveryStatus' | 'status' | 'heldReason' | keyof StepFields>
>;
type SentChange = { [Field in keyof StepChange]?: Exclude<StepChange[Field], undefined> | null };

/** What a step that was decided `upon` this writes into the order's document; null: that there is nothing any more. */
export function fieldsOf(
  step: OrderStep,
  { corrections }: Pick<OrderStand, 'corrections'>,
): SentChange & Record<string, string | number | boolean | null> {
  const corrected = { corrections: corrections + 1 };
  switch (step.does) {
    case 'release':
      return { deliveryStatus: 'processing', heldReason: null, releasedAt: step.releasedAt };
    case 'receive':
      return { status: 'success' };
    case 'pack':
      return { packed: true, corrections };
    case 'ship': {
      const { courier, trackingNumber } = step;
      return {
        deliveryStatus: 'shipped',
        ...(courier && { courier }),
        ...(trackingNumber && { trackingNumber }),
        corrections,
      };
    }
    case 'deliver': {
      const { isCashTaken, cashWith } = step;
      const money = isCashTaken ? { status: 'success' as const } : cashWith && { cashWith };
      return { deliveryStatus: 'delivered', ...money, corrections };
    }
    case 'collect':
      return { status: 'success', cashWith: null, corrections };
    case 'cancel': {
      const { reason } = step;
      const why = reason && { cancelReason: reason };
      return { deliveryStatus: 'cancel', cancelledBy: 'merchant', ...why };
    }
    case 'unpack':
      return { packed: false, packedAt: null, ...corrected };
    case 'unship': {
      const parcel = { courier: null, trackingNumber: null };
      return { deliveryStatus: 'processing', shippedAt: null, ...parcel, ...corrected };
    }
    case 'undeliver': {
      const money = { cashWith: null, ...(step.isCashBack && { status: 'pending' as const }) };
      return { deliveryStatus: 'shipped', deliveredAt: null, ...money, ...corrected };
    }
    case 'correct': {
      const { courier, trackingNumber } = step;
      return { courier: courier || null, trackingNumber: trackingNumber || null, ...corrected };
    }
  }
}

/** Whether the customer is told of this step at once. */
export function tellsCustomer(order: Order, step: OrderStep): boolean {
  const standing = ({ deliveryStatus, status, paymentMethod }: Order) => ({
    ...{ delivery: deliveryStatus, payment: status, method: paymentMethod },
  });
  const after = standing(afterSteps(order, [step]));
  return orderNews(order.orderNo, order.orderId, standing(order), after) !== null;
}

/** The same as this device's copy keeps it. */
export function keptChangeOf(step: OrderStep, upon: OrderStand): StepChange {
  const all = Object.entries(fieldsOf(step, upon)).map(([name, value]) => [
    name,
    value === null && name !== 'heldReason' ? undefined : value,
  ]);
  return Object.fromEntries(all);
}

/** The order as it is once the shop has taken these steps. */
export function afterSteps<T extends Order>(order: T, steps: readonly OrderStep[]): T {
  let after = order;
  for (const step of steps) {
    const { heldReason, ...fields } = keptChangeOf(step, standOf(after));
    after = { ...after, ...fields, ...(heldReason !== undefined && { onHoldReason: heldReason }) };
  }
  return after;
}
