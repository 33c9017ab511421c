// Texts for steps with several orders at once, and for shipping them.
import type { Queue } from '#domain/order/desk/order-queues.ts';
import { orderCount, STEP_DONE } from '../messages.ts';

/** An order that was not marked, and why, in words that follow its number. */
export type Left = { orderNo: string; why: string };

export const TICKED = 'Ticked orders';
export const tickedWords = (count: number) => `${count} ticked`;
export const UNTICK_ALL = 'Untick all';
export const LABELS = 'Labels';
export const PICK_LIST = 'Pick list';
export const TABLE = 'Table';
export const SHIP_TITLE = 'Ship';
export const shipWords = (count: number) => `Ship ${count}…`;

const mark = (count: number, as: string) => `Mark ${count} as ${as}`;
export const markPacked = (count: number) => mark(count, STEP_DONE.pack);
export const markShipped = (count: number) => mark(count, STEP_DONE.ship);
export const markDelivered = (count: number) => mark(count, STEP_DONE.deliver);
export const markDeliveredWithCash = (count: number) => mark(count, 'delivered, cash received');
export const markDeliveredToCourier = (count: number) =>
  mark(count, 'delivered, courier has the cash');
/** The second labels of these buttons. */
export const yesMark = (label: string) => `${label}: yes, all of them`;
export const andTellAll = (label: string) => `${label}: tell the customers`;

export const doneWords = (count: number, done: string) => `${orderCount(count)} marked as ${done}.`;
export const leftWords = (count: number) => `${count} could not be marked:`;
export const leftLine = ({ orderNo, why }: Left) => `${orderNo} ${why}`;
export const andMore = (count: number) => `and ${count} more`;
export const UNDERSTOOD = 'OK';

/** Why an order does not take part; after its number. */
export const NOT_ON_DEVICE = 'could not be saved: this phone has no room. Please try again.';
export const LOOK_FIRST = 'has changed: open it and look first';
export const STANDING: Readonly<Record<Queue, string>> = {
  hold: 'is on hold',
  transfer: 'waits for its bank payment to be checked',
  refund: 'is cancelled or delivered, and money has to go back',
  pack: 'is not packed yet',
  ship: 'is packed already',
  way: 'is on its way already',
  cash: 'is delivered already',
  unpaid: 'is not paid yet',
  coming: 'is still being checked',
  delivered: 'is delivered already',
  cancelled: 'is cancelled',
};

export const NOTHING_TO_SHIP = 'No packed order is ticked';
export const NOTHING_TO_SHIP_HOW =
  'Tick orders in the list “To ship”, then come back with “Ship”. They stay ticked until you untick them.';
export const TO_SHIP = 'Orders to ship';
export const NOT_SHIPPED_HERE = 'Ticked, too, but not to be shipped now:';
export const COURIER_OF_ALL = 'Courier of all these parcels';
export const TRACKING_NUMBERS = 'Tracking numbers';
export const parcelOf = (orderNo: string, name: string, zipcode: string) =>
  [orderNo, [name, zipcode].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
export const sameAs = (orderNos: string) => `The same number as ${orderNos}.`;
export const withoutNumber = (count: number) =>
  count === 1 ? '1 parcel has no number.' : `${count} parcels have no number.`;

export const SCAN = 'Scan with the camera';
export const CLOSE_CAMERA = 'Close the camera';
export const CAMERA_PICTURE = 'Picture of the camera';
export const HOLD_CODE =
  'Hold the courier’s code before the camera. Scan your own label first to choose its order.';
export const CAMERA_REFUSED =
  'This page may not use the camera. Allow it in your browser’s settings for this page, or type the numbers.';
export const CAMERA_FAILED =
  'The camera does not open. Close other apps that use it, or type the numbers.';
export const scannedNumber = (number: string, orderNo: string) => `${number} is now at ${orderNo}.`;
export const scannedOrder = (orderNo: string) => `Now the number of ${orderNo}.`;
export const SCANNED_KNOWN = 'This number stands there already.';
export const SCANNED_FULL = 'Every parcel has a number.';

export const KEYS_HINT =
  'Keys: j and k go down and up, x ticks, Enter opens, / searches, p is for labels, Escape unticks all.';
