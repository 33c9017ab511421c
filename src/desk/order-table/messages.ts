// Texts for orders as tables, couriers' forms, and tracking numbers that come back.
import type { FoundColumn } from '#domain/order/table/find-headings.ts';
import type { Put } from '#domain/order/table/guess-put.ts';
import type { PlannedRow, RowState } from '#domain/order/table/tracking-rows.ts';
import { orderCount } from '../messages.ts';
import { STANDING } from '../several/messages.ts';

export const TABLE_TITLE = 'Orders as a table';
export const TO_TRACKING = 'Enter tracking numbers from a file';
export const WHICH_ORDERS = 'Which orders';
export const tickedOrders = (count: number) =>
  count === 1 ? 'The ticked order' : `The ${count} ticked orders`;
export const BY_DATE = 'All that came on these days';
export const FROM = 'From';
export const TO = 'To';
export const LIST = 'List';
export const ALL_LISTS = 'All lists';
export const chosenWords = (count: number) =>
  count === 0 ? 'No order on these days.' : `${orderCount(count)} in the table.`;
export const DAYS_WRONG = 'Choose two days, the earlier one first.';
export const onlySince = (day: string) =>
  `This phone keeps closed orders for 60 days. Of days before ${day} only open orders are in the table.`;
export const READ_OLDER = 'Read older orders from the shop';
export const OLDER_NEED_NETWORK = 'Older orders can be read when there is a network.';
export const READING_OLDER = 'Reading older orders…';
export const OLDER_READ = 'Older orders are in the table, too.';
export const OLDER_FAILED = 'The shop did not answer. Please try again.';
export const someUnread = (count: number) => `${orderCount(count)} of the shop could not be read.`;

export const OWN_TABLE = 'For yourself or the accountant';
export const A_ROW_FOR = 'One row for';
export const ROW_NAMES = { order: 'each order', line: 'each product of an order' } as const;
export const EXCEL = 'Excel (.xlsx)';
export const CSV = 'Text (.csv)';
export const CSV_SHORTENS =
  'Excel shows long numbers of a .csv shortened, and can spoil them. Take .xlsx for Excel.';
export const MAKING = 'Making the table…';
export const savedAs = (name: string, count: number) => `${orderCount(count)} saved in ${name}.`;
export const SHARE = 'Share it';
export const NOT_SHARED = 'This phone did not share it. It is among your downloads.';
export const NOT_MADE = 'The file could not be made. Please try again.';
export const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');
export const TABLE_NAME = 'orders';
export const SHEET = 'Orders';

export const FOR_COURIER = 'For the courier';
export const FOR_COURIER_WHAT =
  'Download the courier’s empty form for many parcels, and choose it here. You say once what goes into each column. This phone keeps that.';
export const CHOOSE_FORM = 'Choose the courier’s empty form';
export const FORM_HINT = '.xlsx, .xls or .csv, as the courier gives it.';
export const YOUR_FORMS = 'Your forms';
export const READING = 'Reading the file…';
export const NOT_READ = 'This file could not be read. Please choose it again.';
export const NO_HEADINGS = 'No row of headings was found. Choose the courier’s empty form.';
export const fillIn = (count: number) => `Fill in ${orderCount(count)}`;
export const formFile = (name: string, day: string) => `${name} ${day}`;
export const staysEmpty = (headings: string) =>
  `The courier needs these columns, and they are empty: ${headings}.`;
export const emptyFor = (heading: string, orders: string) => `${heading} is empty for ${orders}.`;
export const WEIGHT_HINT =
  'A weight is there if each product of the order has a net weight in g or kg.';
export const tooLongFor = (orders: string) =>
  `The address is longer than its columns for ${orders}. The last column holds the rest.`;
export const someOf = (orders: readonly string[]) =>
  orders.length > 6
    ? `${orders.slice(0, 6).join(', ')} and ${orders.length - 6} more`
    : orders.join(', ');

export const PUT_NAMES: Readonly<Record<Put, string>> = {
  empty: 'Nothing: stays empty',
  orderNo: 'Order number',
  name: 'Receiver’s name',
  phone: 'Phone',
  otherPhone: 'Second phone',
  address: 'Address, whole',
  address1: 'Address, line 1',
  address2: 'Address, line 2',
  address3: 'Address, line 3',
  landmark: 'Landmark',
  city: 'Town',
  state: 'State',
  pincode: 'Pincode',
  cod: 'Cash to collect (₹)',
  mode: 'Cash on delivery or prepaid',
  value: 'Value of the parcel (₹)',
  grams: 'Weight in g',
  kilograms: 'Weight in kg',
  products: 'Names of the products',
  quantity: 'Pieces',
  price: 'Price of one piece (₹)',
  sku: 'Product id (SKU)',
  hsn: 'HSN code',
  date: 'Day of the order',
  fixed: 'The same text in each row',
};
export const COLUMNS_OF_FORM = 'What goes into which column';
export const NOTHING_FILLED = `Each column is set to “${PUT_NAMES.empty}”, so the file would hold no order. Say under “${COLUMNS_OF_FORM}” what goes into them.`;
export const FORM_NAME = 'Name of this form';
export const columnHint = ({ samples }: Pick<FoundColumn, 'samples'>) =>
  samples.length > 0 ? `Such as: ${samples.join(' · ')}` : undefined;
export const textOf = (heading: string) => `Text in “${heading}”`;
export const COD_WORD = 'The courier’s word for cash on delivery';
export const PREPAID_WORD = 'The courier’s word for prepaid';
export const LINE_LENGTH = 'Longest line of an address, in characters';
export const PACKING = 'Weight of box and packing, in g';
export const FIRST_ROW = 'Row of the first order';
export const FIRST_ROW_HINT =
  'What the form has from this row on, such as an example, is replaced.';
export const OTHER_HEADINGS = 'The headings are in another row';
export const HEADINGS_ROW = 'Row of the headings';
export const rowWords = (sheet: string, row: number, texts: string) =>
  `${sheet ? `${sheet}, ` : ''}row ${row}: ${texts}`;
export const FORGET = 'Remove this form';
export const YES_FORGET = 'Yes, remove this form';

export const TRACKING_TITLE = 'Tracking numbers from a file';
export const TRACKING_WHAT =
  'Choose the file in which the courier gives you the tracking numbers of your orders. You see what it changes before anything is saved.';
export const TO_TABLE = 'Make a table for the courier';
export const CHOOSE_TRACKING = 'Choose the courier’s file';
export const TRACKING_COLUMNS = {
  orderNo: 'Column with the order number',
  trackingNumber: 'Column with the tracking number',
  courier: 'Column with the courier',
} as const;
export const CHOOSE_COLUMN = 'Choose a column';
export const NO_COLUMN = 'None';
export const COURIER_ELSE = 'Courier, where the file names none';
export const ROWS_COME_TO = 'What the file changes';
export const NOTHING_FOUND = 'No row of this file has an order number or a tracking number.';
export const shipOrders = (count: number) => `Mark ${orderCount(count)} as shipped`;
export const correctNumbers = (count: number) => `Correct ${orderCount(count)}`;
export const andCorrect = (ship: number, correct: number) =>
  `${shipOrders(ship)}, correct ${correct}`;
export const YES_CORRECT = 'Yes, correct them';
export const savedOrders = (count: number) => `${orderCount(count)} saved.`;
export const notSavedOrders = (count: number) =>
  `${orderCount(count)} could not be saved: this phone has no room. Please try again.`;
export const sharedBy = (numbers: string) =>
  `Several orders have the same tracking number: ${numbers}. Go on only if they are in one parcel.`;
export const LEFT_OUT = 'Left out';
export const NOTHING_TO_DO = 'Nothing to do for these';
export const lineOf = ({ row, written }: Pick<PlannedRow, 'row' | 'written'>) =>
  written ? `Row ${row} · ${written}` : `Row ${row}`;

const STATES: Readonly<Record<Exclude<RowState, 'ship' | 'correct' | 'cannot'>, string>> = {
  same: 'has this number already.',
  again: 'is in the file twice. The first row counts.',
  numbers: 'has two tracking numbers in this file. Correct the file.',
  unknown: 'No such order on this phone.',
  alike: 'Several orders have this number. Enter it at the order.',
  asks: 'has changed: open it and answer first.',
  rounded:
    'Excel has changed this tracking number. Set the column to Text in the courier’s file, or take the courier’s .xlsx, and choose it again.',
  long: 'This tracking number is too long. Please check it.',
  none: 'has no tracking number in this row.',
  void: 'was cancelled at the courier, as this row says.',
};

/** What a row comes to. */
export function stateWords({ state, trackingNumber, order, queue }: PlannedRow): string {
  if (state === 'ship') return `Shipped with ${trackingNumber}`;
  if (state === 'correct') {
    const before = order?.trackingNumber;
    return before ? `${trackingNumber} instead of ${before}` : `Number ${trackingNumber}`;
  }
  if (state === 'cannot') return queue ? `${STANDING[queue]}.` : '';
  return state === 'rounded' ? `${trackingNumber}: ${STATES.rounded}` : STATES[state];
}
