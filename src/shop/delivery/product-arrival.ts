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
import { isOrderable, preorderWeeks } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';

/** The text as of `now` (ms); null if the shop promises nothing or none of the products can be ordered. */
export function productArrival(
  products: readonly Pick<Product, 'quantity' | 'numWeeks' | 'preorderLimit'>[],
  zipcode: string,
  settings: DeliverySettings,
  now: number,
): ArrivalWords | null {
  const told = deliveryTo(zipcode, settings);
  if (told.answer !== 'delivered') return notDeliveredWords(zipcode, told);
  const sold = products.filter(isOrderable);
  if (sold.length === 0) return null;
  const weeks = sold.map(preorderWeeks).filter((it) => it !== null);
  if (weeks.length === sold.length) {
    return preorderArrivesWords(Math.max(...weeks), told.days, zipcode);
  }
  const words = arrivesWords(arrivalDates(told.days, now, settings.holidays), zipcode);
  return weeks.length > 0 ? { ...words, more: PREORDERS_SHIP_LATER } : words;
}
