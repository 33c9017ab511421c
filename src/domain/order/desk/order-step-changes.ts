// The fields that each of the merchant's steps writes into an order, and the order as it is afterwards.
import type { AddressFields } from '../../address/address.ts';
import { paiseFromRupees } from '../../shared/money.ts';
import { type Amend, amendedLines, amendedSums, owedAfter } from '../amendment.ts';
import { type ChargeFields, chargesPaise } from '../charges.ts';
import { owesOnlinePart, owesPart } from '../money-back.ts';
import type { Order, StoredOrder } from '../order.ts';
import { orderNews } from '../order-news.ts';
import type { ReleaseTerms } from '../release-terms.ts';
import type { PaperFields, RefundFields, StepFields } from '../step-fields.ts';
import { sumPaise } from '../table/order-facts.ts';
import { type OrderStatus, type OrderStep, statusOf } from './order-steps.ts';

type Changed =
  | 'deliveryStatus'
  | 'status'
  | 'heldReason'
  | keyof StepFields
  | keyof RefundFields
  | keyof PaperFields;
type StepChange = { [Field in Changed]?: StoredOrder[Field] } & {
  release?: ReleaseTerms;
  amend?: Amend;
  address?: AddressFields;
};
type SentChange = { [Field in keyof StepChange]?: Exclude<StepChange[Field], undefined> | null };

type Stored = string | number | boolean | null | Stored[] | { [field: string]: Stored };

/** The fields that a step with this base writes into the order's document; null clears a field. */
export function fieldsOf(
  step: OrderStep,
  { corrections, owedPaise = 0 }: Pick<OrderStatus, 'corrections'> & Partial<OrderStatus>,
): SentChange & Record<string, Stored> {
  const corrected = { corrections: corrections + 1 };
  switch (step.does) {
    case 'release': {
      const { releasedAt, terms } = step;
      const change = { deliveryStatus: 'processing' as const, heldReason: null, releasedAt };
      return { ...change, ...(terms && { release: terms }) };
    }
    case 'amend':
      return { amend: step.amend };
    case 'readdress':
      return { address: step.address, addressCorrectedAt: step.addressCorrectedAt };
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
    case 'sendFirst': {
      const { does: _, ...firstParcel } = step;
      return { packed: true, firstParcel, corrections };
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
    case 'comeBack': {
      const { reason, at, goodsBack } = step;
      const cancelled = { deliveryStatus: 'cancel' as const, cancelledBy: 'merchant' as const };
      return { ...cancelled, cancelReason: reason, cameBackAt: at, goodsBack, corrections };
    }
    case 'unpack':
      return { packed: false, packedAt: null, ...corrected };
    case 'unsendFirst':
      return { firstParcel: null, ...corrected };
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
    case 'askRefund':
      return { refund: 'asked', refundAskedAt: step.at };
    case 'giveBack':
      return {
        refund: 'done',
        refundedAt: step.at,
        refundReference: step.reference,
        refundWay: 'transfer',
      };
    case 'givePart': {
      const { paise, at, reference } = step;
      return { owedPaise: owedPaise - paise, partBack: { paise, at, reference } };
    }
    case 'missTransfer':
      return { transferMissedAt: step.at };
    case 'askPaper':
      return { paperAskedAt: step.at };
  }
}

/** Whether the customer gets a notification of this step. */
export function tellsCustomer(order: Order, step: OrderStep): boolean {
  const standing = ({ deliveryStatus, status, paymentMethod, firstParcel }: Order) => ({
    ...{ delivery: deliveryStatus, payment: status, method: paymentMethod, firstParcel },
  });
  const after = standing(afterSteps(order, [step]));
  return orderNews(order.orderNo, order.orderId, standing(order), after) !== null;
}

/** The same change as this device's copy stores it: cleared fields, except heldReason, are undefined. */
function keptChangeOf(step: OrderStep, base: OrderStatus): StepChange {
  const all = Object.entries(fieldsOf(step, base)).map(([name, value]) => [
    name,
    value === null && name !== 'heldReason' ? undefined : value,
  ]);
  return Object.fromEntries(all);
}

/** The order once the shop has taken these steps. */
export function afterSteps<T extends Order>(order: T, steps: readonly OrderStep[]): T {
  return steps.reduce((after, step) => afterStep(after, step, statusOf(after)), order);
}

/** The order after one step with this base. */
export function afterStep<T extends Order>(order: T, step: OrderStep, base: OrderStatus): T {
  if (step.does === 'amend') return withAmend(order, step.amend);
  const { release, ...fields } = keptChangeOf(step, base);
  const after = { ...order, ...fields };
  // The shop's function clears the refund that failed once its part was sent by hand.
  if (step.does === 'givePart' && owesOnlinePart(order) && !owesPart(after)) after.refund = null;
  if (step.does !== 'release' || !step.terms) return after;
  const totalPaise = paiseFromRupees(step.terms.total);
  const lines = order.lines.map((line, at) => ({
    ...line,
    pricePaise: step.linePaise?.[at] ?? line.pricePaise,
  }));
  const charges = step.charges ?? order;
  return {
    ...after,
    lines,
    ...chargesOf(charges),
    totalPaise,
    subTotalPaise: totalPaise - chargesPaise(charges),
  };
}

/** The order without the pieces that the amendment takes off. */
export function withAmend<T extends Order>(order: T, amend: Amend): T {
  const lines = amendedLines(order.lines, amend);
  if (!lines) return order;
  const { charges, ...sums } = amendedSums(order, {
    before: sumPaise(order.lines),
    now: sumPaise(lines),
  });
  const owedPaise = owedAfter(order, order.totalPaise - sums.totalPaise);
  return { ...order, lines, ...chargesOf(charges), ...sums, owedPaise };
}

/** Also says which charge there is not. */
const chargesOf = ({ deliveryCharge, coupon }: ChargeFields) => ({ deliveryCharge, coupon });
