// What an order costs besides its goods, as it stands in the order; selling-terms.ts says what that is for a new one.
// Apart from those terms, because the outbox needs only this. Pure.
import { paiseFromRupees } from '../shared/money.ts';

/** The fields of an order about it: rupees, each only if there is something to say. */
export type ChargeFields = {
  deliveryCharge?: number | undefined;
  coupon?: { code: string; off: number } | undefined;
};

/** What an order's total is above the sum of its goods, in paise; below 0 if the coupon takes off more. */
export function chargesPaise({ deliveryCharge = 0, coupon }: ChargeFields): number {
  return paiseFromRupees(deliveryCharge) - paiseFromRupees(coupon?.off ?? 0);
}

/** The charges of an order whose goods come to another sum by now: the coupon shrinks with them and never grows. */
export function chargesAt(
  { deliveryCharge, coupon }: ChargeFields,
  goodsBefore: number,
  goodsNow: number,
): ChargeFields {
  const before = paiseFromRupees(coupon?.off ?? 0);
  const off =
    goodsNow < goodsBefore ? Math.floor((before * goodsNow) / Math.max(goodsBefore, 1)) : before;
  return {
    ...(deliveryCharge && { deliveryCharge }),
    ...(coupon && off > 0 && { coupon: { ...coupon, off: off / 100 } }),
  };
}
