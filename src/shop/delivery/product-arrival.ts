// Arrival text for products at a pincode, before they are ordered. Pure.

import {
  arrivalDates,
  type DeliverySettings,
  deliveryTo,
} from '#domain/delivery/delivery-zones.ts';
import {
  type ArrivalWords,
  arrivesWords,
  notDeliveredWords,
  PREORDERS_SHIP_LATER,
  preorderArrivesWords,
} from '#domain/delivery/messages.ts';
import { preorderWeeks } from '#domain/order/preorder.ts';
import { isInStock, type Product } from '#domain/product/product.ts';

/** The text as of `now` (ms); null if the shop promises nothing or none of the products can be ordered. */
export function productArrival(
  products: readonly Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>[],
  zipcode: string,
  settings: DeliverySettings,
  now: number,
): ArrivalWords | null {
  const told = deliveryTo(zipcode, settings);
  if (told.answer !== 'delivered') return notDeliveredWords(zipcode, told);
  const sold = products.filter((it) => isInStock(it) || preorderWeeks(it) !== null);
  if (sold.length === 0) return null;
  const weeks = sold.map(preorderWeeks).filter((it) => it !== null);
  if (weeks.length === sold.length) {
    // The latest pre-order counts; an unknown one (0 weeks) counts as the latest of all.
    const longest = weeks.includes(0) ? 0 : Math.max(...weeks);
    return preorderArrivesWords(longest, told.days, zipcode);
  }
  const words = arrivesWords(arrivalDates(told.days, now), zipcode);
  return weeks.length > 0 ? { ...words, more: PREORDERS_SHIP_LATER } : words;
}
