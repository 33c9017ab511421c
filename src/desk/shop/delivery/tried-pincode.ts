// What the typed zones, working days and holidays mean for a pincode.
import {
  arrivalDates,
  type DeliverySettings,
  deliveryTo,
} from '#domain/delivery/delivery-zones.ts';
import { arrivesWords, daysWords } from '#domain/delivery/messages.ts';
import { noSuchPincode } from '#domain/pincode/messages.ts';
import { DELIVERED_ANYHOW, deliveredWords, NOT_DELIVERED } from './messages.ts';

/** In a line; `zipcode` has six digits, and an order is taken at `now` (ms). */
export function triedWords(zipcode: string, settings: DeliverySettings, now: number): string {
  const told = deliveryTo(zipcode, settings);
  if (told.answer === 'no-such-pincode') return `${noSuchPincode(zipcode)}.`;
  if (told.answer === 'no-promise') return DELIVERED_ANYHOW;
  if (told.answer === 'not-delivered') return NOT_DELIVERED;
  const { lead } = arrivesWords(arrivalDates(told.days, now, settings.holidays), zipcode);
  return deliveredWords(daysWords(told.days), lead);
}
