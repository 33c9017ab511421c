import { chargesFor, couponProblem, type SellingTerms } from '#domain/order/selling-terms.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { AskedField } from './AskedField.tsx';
import { COUPON_CODE, couponHint, couponProblemWords, HAVE_A_COUPON } from './messages.ts';

type CouponProps = {
  terms: SellingTerms;
  goodsPaise: number;
  /** As typed. */
  coupon: string;
  onType(coupon: string): void;
  /** Changes with every press that only this field stopped; 0 otherwise. */
  focusAt: number;
};

/** Asks for the shop's code: closed, optional, and checked on this phone. */
export function Coupon({ terms, goodsPaise, coupon, ...field }: CouponProps) {
  const problem = couponProblem(terms, coupon, goodsPaise, Date.now());
  const off = chargesFor(terms, coupon, goodsPaise, Date.now()).coupon?.off;
  return (
    <AskedField
      {...field}
      question={HAVE_A_COUPON}
      label={COUPON_CODE}
      hint={couponHint(off === undefined ? null : paiseFromRupees(off))}
      error={
        problem ? couponProblemWords(problem, terms.coupon?.fromPaise ?? 0, goodsPaise) : undefined
      }
      value={coupon}
    />
  );
}
