// Texts about the arrival of a product or an order, from the product page to the order. Pure.
import { noSuchPincode } from '../pincode/messages.ts';
import { weekdayWords } from '../shared/day-in-india.ts';
import type { ArrivalDates, DeliveryAnswer, DeliveryDays } from './delivery-zones.ts';
import type { OrderArrival } from './order-arrival.ts';

/**
 * `lead`: the main line. `more`: further details, or empty. Each fits one line of a 360 px wide phone, so that the
 * reserved space suffices.
 */
export type ArrivalWords = { lead: string; more: string; tone: 'plain' | 'careful' };

/** A calendar day (YYYY-MM-DD) as 'Thu 3 Dec'. */
const dayWords = (date: string) => weekdayWords(Date.parse(date));

/** '4 to 8 working days', '1 day'. */
export function daysWords({ minDays, maxDays, workingDays }: DeliveryDays): string {
  const count = minDays === maxDays ? `${maxDays}` : `${minDays} to ${maxDays}`;
  if (workingDays.includes('0')) {
    return maxDays === 1 ? `${count} working day` : `${count} working days`;
  }
  return maxDays === 1 ? `${count} day` : `${count} days`;
}

/** For pieces in stock. */
export function arrivesWords(dates: ArrivalDates, zipcode: string): ArrivalWords {
  const isOneDay = dates.from === dates.by;
  return {
    lead: `Arrives ${isOneDay ? 'on' : 'by'} ${dayWords(dates.by)} at ${zipcode}`,
    more: isOneDay ? '' : `${dayWords(dates.from)} at the earliest`,
    tone: 'plain',
  };
}

/** For pre-orders. `weeks` until the latest ships. */
export function preorderArrivesWords(
  weeks: number,
  days: DeliveryDays,
  zipcode: string,
): ArrivalWords {
  const ships = weeks === 1 ? 'in about 1 week' : `in about ${weeks} weeks`;
  return {
    lead: `Ships ${ships} to ${zipcode}`,
    more: `then ${daysWords(days)}`,
    tone: 'plain',
  };
}

export const PREORDERS_SHIP_LATER = 'Pre-ordered items ship later';

/** The shop does not deliver to this pincode, or there is none like it; null if it delivers there. */
export function notDeliveredWords(
  zipcode: string,
  { answer }: Pick<DeliveryAnswer, 'answer'>,
): ArrivalWords | null {
  if (answer !== 'not-delivered' && answer !== 'no-such-pincode') return null;
  const isPincode = answer === 'not-delivered';
  const lead = isPincode ? `We do not deliver to ${zipcode} yet` : noSuchPincode(zipcode);
  return { lead, more: '', tone: 'careful' };
}

/** For an order that is placed or still waits on the phone. */
export function orderArrivalWords(arrival: OrderArrival): ArrivalWords {
  const words = arrivalWords(arrival);
  const more = [words.more, arrival.hasPreorder ? PREORDERS_SHIP_LATER : ''].filter(Boolean);
  return { ...words, more: more.join('. ') };
}

function arrivalWords(arrival: OrderArrival): ArrivalWords {
  const { promise } = arrival;
  const { zipcode } = promise;
  if (arrival.kind === 'days') {
    const after = arrival.after === 'payment' ? 'it is paid' : 'the shop has accepted it';
    const lead = `Arrives ${daysWords(promise)} after ${after}, at ${zipcode}`;
    return { lead, more: '', tone: 'plain' };
  }
  if (arrival.kind === 'dates') return arrivesWords(arrival.dates, zipcode);
  return {
    lead: `Expected by ${dayWords(arrival.dates.by)} at ${zipcode}`,
    more: 'If it has not arrived yet, please contact us.',
    tone: 'careful',
  };
}
