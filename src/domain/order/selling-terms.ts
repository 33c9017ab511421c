// The terms that the merchant sets at the desk: what an order costs besides its goods, and which orders the shop takes.
// Pure; phones and functions count with it alike. While no terms are set, an order costs what its goods cost.
import type { ShopSettings } from '../settings/settings.fields.ts';
import { endOfDayInIndia } from '../shared/day-in-india.ts';
import { ORDER_REQUOTE_AFTER_MS } from '../shared/limits.ts';
import { paiseFromRupees } from '../shared/money.ts';
import type { ChargeFields } from './charges.ts';

/** The one code: what it takes off, from which sum of goods, up to which moment (ms); null without an end. */
type CouponTerms = {
  code: string;
  off: { paise: number } | { percent: number };
  fromPaise: number;
  until: number | null;
};

/** Money in paise of the goods' sum; null where the merchant set no such limit. */
export type SellingTerms = {
  deliveryPaise: number;
  /** From this sum on, delivery is free. */
  freeFromPaise: number | null;
  minimumPaise: number;
  isCashTaken: boolean;
  /** From this sum on, no cash at the door. */
  cashBelowPaise: number | null;
  coupon: CouponTerms | null;
};

/** While nothing is set, and for orders with a quotation, whose prices are agreed. Source: specification, constants. */
export const NO_TERMS: SellingTerms = {
  ...{ deliveryPaise: 0, freeFromPaise: null, minimumPaise: 0 },
  ...{ isCashTaken: true, cashBelowPaise: null, coupon: null },
};

/** The terms in the settings, which hold texts. */
export function sellingTerms({ selling }: Pick<ShopSettings, 'selling'>): SellingTerms {
  if (!selling) return NO_TERMS;
  const limit = (typed: string) => (typed === '' ? null : paiseFromRupees(Number(typed)));
  const { couponCode: code, couponOff, couponLastDay } = selling;
  const off = couponOff.endsWith('%')
    ? { percent: Number(couponOff.slice(0, -1)) }
    : { paise: paiseFromRupees(Number(couponOff)) };
  const isCoupon = code !== '' && couponOff !== '';
  return {
    deliveryPaise: limit(selling.deliveryCharge) ?? 0,
    freeFromPaise: limit(selling.freeFrom),
    minimumPaise: limit(selling.minimumOrder) ?? 0,
    isCashTaken: selling.cash !== 'no',
    cashBelowPaise: limit(selling.cashBelow),
    coupon: isCoupon
      ? {
          ...{ code, off, fromPaise: limit(selling.couponFrom) ?? 0 },
          until: endOfDayInIndia(couponLastDay),
        }
      : null,
  };
}

/** A code as it is compared: capitals without blanks. */
const couponCode = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** Why a typed code takes nothing off; null if it does, or none is typed. `at` in ms. */
export function couponProblem(
  { coupon }: Pick<SellingTerms, 'coupon'>,
  typed: string,
  goodsPaise: number,
  at: number,
): 'unknown' | 'over' | 'too-little' | null {
  if (couponCode(typed) === '') return null;
  if (coupon?.code !== couponCode(typed)) return 'unknown';
  if (coupon.until !== null && at > coupon.until) return 'over';
  return goodsPaise < coupon.fromPaise || offPaise(coupon, goodsPaise) >= goodsPaise
    ? 'too-little'
    : null;
}

/** What these goods cost besides. `typed`: the code, or ''; one that takes nothing off counts as none. `at` in ms. */
export function chargesFor(
  terms: SellingTerms,
  typed: string,
  goodsPaise: number,
  at: number,
): ChargeFields {
  const { deliveryPaise, freeFromPaise, coupon } = terms;
  const isFree = freeFromPaise !== null && goodsPaise >= freeFromPaise;
  const off =
    coupon && couponCode(typed) !== '' && couponProblem(terms, typed, goodsPaise, at) === null
      ? offPaise(coupon, goodsPaise)
      : 0;
  return {
    ...(deliveryPaise > 0 && !isFree && { deliveryCharge: deliveryPaise / 100 }),
    ...(coupon && off > 0 && { coupon: { code: coupon.code, off: off / 100 } }),
  };
}

function offPaise({ off }: CouponTerms, goodsPaise: number): number {
  return 'paise' in off ? off.paise : Math.floor((goodsPaise * off.percent) / 100);
}

/** When an order was made, for a coupon's end: one that waited without a network keeps it, a phone's wrong clock does not. */
export const couponMoment = (timestamp: number, now: number) =>
  Math.max(timestamp, now - ORDER_REQUOTE_AFTER_MS);

/** Why the shop does not take an order at this sum of goods, by its own terms; null if it does. */
export function termsProblem(
  terms: SellingTerms,
  paymentMethod: string,
  goodsPaise: number,
): 'minimum' | ReturnType<typeof cashProblem> {
  return goodsPaise < terms.minimumPaise
    ? 'minimum'
    : cashProblem(terms, paymentMethod, goodsPaise);
}

/** Why the shop takes no cash at the door for this sum of goods; null if it does, or is not to be paid so. */
export function cashProblem(
  { isCashTaken, cashBelowPaise }: SellingTerms,
  paymentMethod: string,
  goodsPaise: number,
): 'no-cash' | 'too-much-cash' | null {
  if (paymentMethod !== 'cod') return null;
  if (!isCashTaken) return 'no-cash';
  return cashBelowPaise !== null && goodsPaise >= cashBelowPaise ? 'too-much-cash' : null;
}
