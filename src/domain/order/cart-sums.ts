// What a cart costs by the shop's terms, and what is missing for the next better one. Pure.
import { type CartLine, cartTotal } from '../cart/cart.ts';
import type { ShopSettings } from '../settings/settings.fields.ts';
import { type ChargeFields, chargesPaise } from './charges.ts';
import { chargesFor, NO_TERMS, type SellingTerms, sellingTerms } from './selling-terms.ts';

/** Money in paise. */
export type CartSums = {
  goodsPaise: number;
  charges: ChargeFields;
  totalPaise: number;
  /** Whether the shop charges for delivery, though perhaps not for this cart. */
  isDeliveryCharged: boolean;
  /** More goods that make delivery free; 0 if it is, or never is. */
  toFreePaise: number;
  /** More goods that the least order asks for; 0 if there are enough. */
  toLeastPaise: number;
};

/** The terms for these lines: the prices of a quotation are agreed as they are. */
export function termsFor(terms: SellingTerms, lines: readonly CartLine[]): SellingTerms {
  return lines.some(({ quotationId }) => quotationId) ? NO_TERMS : terms;
}

/** `coupon` as typed; `at` in ms. */
export function cartSums(
  lines: readonly CartLine[],
  terms: SellingTerms,
  coupon: string,
  at: number,
): CartSums {
  const goodsPaise = cartTotal(lines);
  const own = termsFor(terms, lines);
  const charges = chargesFor(own, coupon, goodsPaise, at);
  const freeFrom = charges.deliveryCharge ? (own.freeFromPaise ?? 0) : 0;
  return {
    ...{ goodsPaise, charges, totalPaise: goodsPaise + chargesPaise(charges) },
    isDeliveryCharged: own.deliveryPaise > 0,
    toFreePaise: Math.max(0, freeFrom - goodsPaise),
    toLeastPaise: Math.max(0, own.minimumPaise - goodsPaise),
  };
}

/** The same without a coupon, by the shop's settings. */
export function sumsByTerms(
  lines: readonly CartLine[],
  settings: Pick<ShopSettings, 'selling'>,
  at: number,
): CartSums {
  return cartSums(lines, sellingTerms(settings), '', at);
}
