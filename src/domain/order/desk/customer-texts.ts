// What the merchant writes to a customer about an order: which texts fit it now, and the values for their places. The
// texts themselves, which the merchant may change, come from the screen.
import type { ShopSettings } from '../../settings/settings.fields.ts';
import { dayWords } from '../../shared/day-in-india.ts';
import { formatPaise } from '../../shared/money.ts';
import { type ParcelName, parcelLines } from '../first-parcel.ts';
import { moneyBackOf, moneyBackPaise } from '../money-back.ts';
import type { Order } from '../order.ts';
import { reasonWords } from '../reasons/messages.ts';
import { collectPaise } from '../table/order-facts.ts';
import { preorderedOf } from './preordered.ts';
import { trackingLink } from './tracking-link.ts';

/** One text for each state of an order. */
export type WordsName =
  | 'received'
  | 'transfer'
  | 'packed'
  | 'partSent'
  | 'shipped'
  | 'arriving'
  | 'delivered'
  | 'late'
  | 'cancelled'
  | 'refunded';

/**
 * The places of a text, written as `{order}`. `part`, `rest`: the products of the first parcel, and those to
 * follow; `cash`: the sum to be paid at the door, for the parcel that is on its way; `owed`: what has still to go
 * back; `day`: for which the pre-ordered goods were promised; `reference`: of the refund; `review`: the address where a
 * review is written.
 */
export const PLACES = [
  'order',
  'name',
  'products',
  'part',
  'rest',
  'sum',
  'shop',
  'upi',
  'bank',
  'courier',
  'number',
  'link',
  'cash',
  'day',
  'reason',
  'owed',
  'reference',
  'review',
] as const;
type Place = (typeof PLACES)[number];
type PlaceValues = Readonly<Record<Place, string>>;

/** Products that a text names; of the others it says how many there are. */
const NAMED_PRODUCTS = 3;
/** Characters of a product's name that are enough for whoever ordered it. */
const SHORT_NAME = 40;

/** The texts that fit an order, the likeliest first. */
export function fittingWords(order: Order): WordsName[] {
  const { deliveryStatus, packed, paymentMethod, status } = order;
  if (deliveryStatus === 'cancel') {
    return moneyBackOf(order) === 'done' ? ['refunded', 'cancelled'] : ['cancelled'];
  }
  if (deliveryStatus === 'delivered') return ['delivered'];
  if (deliveryStatus === 'shipped') return ['shipped', 'arriving'];
  const isUnpaid = paymentMethod === 'NEFT' && status !== 'success';
  const late: WordsName[] = preorderedOf(order) ? ['late'] : [];
  if (order.firstParcel) return ['partSent', 'received', ...late];
  if (packed) return ['packed', 'received', ...late];
  // Nobody pays for what the shop may not take.
  const isTaken = deliveryStatus === 'processing' && order.acceptedAt !== null;
  return isUnpaid && isTaken ? ['transfer', 'received', ...late] : ['received', ...late];
}

type Shop = {
  name: string;
  /** Its web address without a final slash; empty if unknown. */
  site: string;
  /** Null while it is not known where to send money. */
  money: Pick<ShopSettings, 'upi' | 'bank'> | null;
};

/** The values of an order's places; an unknown one is empty. `more`: words for products that are not named. */
export function placeValues(
  order: Order,
  { name: shop, site, money }: Shop,
  more: (products: number) => string,
): PlaceValues {
  const { orderNo, orderId, address, totalPaise, firstParcel, deliveryStatus } = order;
  const sum = formatPaise(totalPaise);
  const onWay: ParcelName = firstParcel && deliveryStatus === 'processing' ? 'first' : 'last';
  const { courier = '', trackingNumber: number = '' } =
    onWay === 'first' && firstParcel ? firstParcel : order;
  const cashPaise = collectPaise(order, onWay);
  const partOf = (parcel: ParcelName) =>
    firstParcel ? productsOf({ lines: parcelLines(order, parcel) }, more) : '';
  const by = preorderedOf(order)?.by;
  const isOwed = ['due', 'asked', 'failed'].includes(moneyBackOf(order) ?? '');
  const { accountName, accountNumber, ifsc, bankName, branch } = money?.bank ?? {};
  const account = [accountName, accountNumber, ifsc, bankName, branch].filter(Boolean);
  return {
    order: orderNo,
    name: address.name,
    products: productsOf(order, more),
    part: partOf('first'),
    rest: partOf('last'),
    sum,
    shop,
    upi: money?.upi?.vpa ?? '',
    bank: account.join(', '),
    courier,
    number,
    link: trackingLink(courier, number) ?? '',
    cash: cashPaise > 0 ? formatPaise(cashPaise) : '',
    day: by ? dayWords(by) : '',
    reason: reasonWords(order.cancelReason ?? ''),
    owed: isOwed ? formatPaise(moneyBackPaise(order)) : '',
    reference: order.refundReference ?? '',
    review: site && `${site}/review-order/${orderId}`,
  };
}

function productsOf({ lines }: Pick<Order, 'lines'>, more: (products: number) => string): string {
  const named = lines
    .slice(0, NAMED_PRODUCTS)
    .map(({ quantity, name }) => `${quantity} × ${shortName(name)}`);
  const others = lines.length - named.length;
  return [...named, ...(others > 0 ? [more(others)] : [])].join(', ');
}

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > SHORT_NAME ? `${letters.slice(0, SHORT_NAME).join('').trim()}…` : name;
}

/** The text with its values; a line with a place that has no value is left out. */
export function filledWords(text: string, values: PlaceValues): string {
  const lines = text
    .split('\n')
    .filter((line) => placesIn(line).every((place) => !isPlace(place) || values[place]));
  return lines
    .join('\n')
    .replace(/\{(\w+)\}/g, (all, place) => (isPlace(place) ? values[place] : all))
    .trim();
}

/** The places in a text that do not exist, each once. */
export function unknownPlaces(text: string): string[] {
  return [...new Set(placesIn(text))].filter((place) => !isPlace(place));
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, place = '']) => place);
}

function isPlace(place: string): place is Place {
  return PLACES.some((it) => it === place);
}

/** Opens the chat app with this text to an Indian number of ten digits. Source: faq.whatsapp.com, "click to chat". */
export const chatLink = (phone: string, text: string) =>
  `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`;

/** Opens the phone's app for SMS with this text. Source: RFC 5724; `body` is understood by Android and by iOS. */
export const smsLink = (phone: string, text: string) =>
  `sms:+91${phone}?body=${encodeURIComponent(text)}`;
