// Tracking numbers that come back in a courier's file: which order each is for, and what it would change. Writes nothing.
import type { DeskOrder } from '../../device/tables.ts';
import {
  type Cell,
  headingKey,
  isBlank,
  plainWords,
  type SheetRow,
  wholeText,
} from '../../product/table/cell.ts';
import { type Queue, queueOf } from '../desk/order-queues.ts';
import { MAX_PARCEL_TEXT, mayTake, type OrderStep } from '../desk/order-steps.ts';
import type { FoundColumn } from './find-headings.ts';

/** Columns of the file, from 0; null: none. */
export type TrackingColumns = {
  orderNo: number | null;
  trackingNumber: number | null;
  courier: number | null;
};

/** By their headings. A number of an order is surer than a bare reference, and an AWB surer than any “number”. */
const HEADINGS: Readonly<Record<keyof TrackingColumns, readonly RegExp[]>> = {
  trackingNumber: [
    /^(?!.*\b(return|reverse|rto)\b).*\b(awb|(air)?way ?bill|tracking|consignment|docket|barcode|article|lr|cn)( ?(code|id|no|number))?$/,
    /\b(awb|tracking|(air)?way ?bill|barcode)\b(?!.*\b(url|link|status|date)\b)/,
  ],
  orderNo: [
    /^(?!.*\b(sub|purchase)\b).*\border( ref\w*)? ?(no|number|id|code)$/,
    /\border$/,
    /\b(ref|reference)( no| number| id)?$/,
    /\border\b(?!.*\b(date|status|type|value|total|amount)\b)/,
  ],
  courier: [
    /\b(courier|carrier|transporter|logistics?|shipping company)( partner| company| ?name)*$/,
    /\bcourier\b(?!.*\bid\b)/,
  ],
};

export const isTrackingHeading = (heading: string) =>
  Object.values(HEADINGS).some((likes) => likes.some((like) => like.test(headingKey(heading))));

/** The likely columns. */
export function placeTracking(columns: readonly FoundColumn[]): TrackingColumns {
  const find = (likes: readonly RegExp[]) => {
    for (const like of likes) {
      const column = columns.find(({ heading }) => like.test(headingKey(heading)));
      if (column) return column.at;
    }
    return null;
  };
  const { orderNo, trackingNumber, courier } = HEADINGS;
  return {
    ...{ orderNo: find(orderNo), trackingNumber: find(trackingNumber) },
    courier: find(courier),
  };
}

/** An order that this device holds. `isAsking`: an earlier step waits for an answer. */
export type KnownOrder = { order: DeskOrder; isAsking: boolean };

/**
 * What a row of the file comes to. `ship`, `correct`: to be written; `same`: the order, or its first parcel, has this
 * number; `again`: the row says what an earlier one says; `numbers`: the file has two numbers for this order; `unknown`:
 * no such order here; `alike`: several orders have this number; `cannot`: the order is in no state for it; `asks`: an
 * earlier step asks; `rounded`: the spreadsheet has changed the tracking number; `long`, `none`: too long, missing;
 * `void`: the courier has cancelled this parcel.
 */
export type RowState =
  | 'ship'
  | 'correct'
  | 'same'
  | 'again'
  | 'numbers'
  | 'unknown'
  | 'alike'
  | 'cannot'
  | 'asks'
  | 'rounded'
  | 'long'
  | 'none'
  | 'void';

/** `row` from 1, `written`: the order's number as in the file. */
export type PlannedRow = {
  row: number;
  written: string;
  trackingNumber: string;
  state: RowState;
  order?: DeskOrder;
  queue?: Queue;
  step?: Extract<OrderStep, { does: 'ship' | 'correct' }>;
};

/**
 * What the rows come to.
 * @param courier of rows that name none
 */
export function planTracking(
  rows: readonly SheetRow[],
  columns: TrackingColumns,
  courier: string,
  known: readonly KnownOrder[],
): PlannedRow[] {
  const { orderNo, trackingNumber } = columns;
  if (orderNo === null || trackingNumber === null) return [];
  const find = finderOf(known);
  const planned: PlannedRow[] = [];
  for (const { row, cells } of rows) {
    if (isBlank(cells[orderNo]) && isBlank(cells[trackingNumber])) continue;
    const written = wholeText(cells[orderNo]).trim();
    const read = trackingNumberIn(cells[trackingNumber]);
    const named = columns.courier === null ? '' : wholeText(cells[columns.courier]).trim();
    const parcel = { courier: named || courier.trim(), trackingNumber: read.text };
    const basis = { row, written, trackingNumber: read.text };
    const found = find(written);
    const [one] = found;
    if (!one || found.length > 1) planned.push({ ...basis, state: one ? 'alike' : 'unknown' });
    else if (cells.some(isCancelled)) planned.push({ ...basis, order: one.order, state: 'void' });
    else if (read.problem) planned.push({ ...basis, order: one.order, state: read.problem });
    else planned.push({ ...basis, order: one.order, ...stateOf(one, parcel) });
  }
  return onceEach(planned);
}

function stateOf(
  { order, isAsking }: KnownOrder,
  { courier, trackingNumber }: { courier: string; trackingNumber: string },
): Pick<PlannedRow, 'state' | 'step' | 'queue'> {
  if (isOfFirst(order, trackingNumber)) return { state: 'same' };
  const isSameCourier = courier === '' || bare(courier) === bare(order.courier ?? '');
  const isSameNumber = bare(trackingNumber) === bare(order.trackingNumber ?? '');
  if (isSameNumber && (isSameCourier || !mayTake('correct', order))) return { state: 'same' };
  if (isAsking) return { state: 'asks' };
  const parcel = { courier: (courier || order.courier) ?? '', trackingNumber };
  for (const does of ['ship', 'correct'] as const) {
    if (mayTake(does, order)) return { state: does, step: { does, ...parcel } };
  }
  return { state: 'cannot', queue: queueOf(order) };
}

/** A courier's list names cancelled parcels, too. */
const isCancelled = (cell: Cell) => /^\s*cancell?ed\s*$/i.test(wholeText(cell));
/** Whether this is the number of the parcel that went first: it says nothing of the rest. */
function isOfFirst({ firstParcel }: DeskOrder, trackingNumber: string): boolean {
  const first = bare(firstParcel?.trackingNumber ?? '');
  return first !== '' && first === bare(trackingNumber);
}

/** Rows that say no number of an order, or not that of its last parcel. */
const isSilent = ({ state, order, trackingNumber }: PlannedRow) =>
  state === 'none' || state === 'void' || (order !== undefined && isOfFirst(order, trackingNumber));

/** Of an order's rows only the first counts, and none where they name different numbers. */
function onceEach(planned: readonly PlannedRow[]): PlannedRow[] {
  const numbers = new Map<DeskOrder, Set<string>>();
  for (const it of planned) {
    const { order, trackingNumber } = it;
    if (!order || isSilent(it)) continue;
    numbers.set(order, (numbers.get(order) ?? new Set()).add(bare(trackingNumber)));
  }
  const seen = new Set<DeskOrder>();
  return planned.map((it) => {
    if (!it.order || isSilent(it)) return it;
    const { step, ...plain } = it;
    if ((numbers.get(it.order)?.size ?? 0) > 1) {
      return { ...plain, state: it.state === 'rounded' ? 'rounded' : 'numbers' };
    }
    if (seen.has(it.order)) return { ...plain, state: 'again' };
    seen.add(it.order);
    return it;
  });
}

/** Tracking numbers that would be written to several orders: right only for one parcel. */
export function sharedNumbers(planned: readonly PlannedRow[]): string[] {
  const orders = new Map<string, number>();
  for (const { step } of planned) {
    if (step) orders.set(step.trackingNumber, (orders.get(step.trackingNumber) ?? 0) + 1);
  }
  return [...orders].filter(([, count]) => count > 1).map(([number]) => number);
}

/** Letters and digits alone: “#A1B2C-D3E4F” is “a1b2cd3e4f”. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
/** The digits of an order's number; a spreadsheet takes the zeros off its beginning. */
const NUMBER_DIGITS = 10;

function finderOf(known: readonly KnownOrder[]): (written: string) => KnownOrder[] {
  const byKey = new Map<string, KnownOrder[]>();
  for (const it of known) {
    const keys = new Set([bare(it.order.orderNo), bare(it.order.orderId)]);
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), it]);
  }
  return (written) => {
    const key = bare(written);
    const keys = [key, key.replace(/^ORDER(NO|NUMBER|ID)?/, '')];
    if (/^\d+$/.test(key)) keys.push(key.padStart(NUMBER_DIGITS, '0'));
    return keys.map((it) => byKey.get(it)).find((it) => it !== undefined) ?? [];
  };
}

/** Digits that a spreadsheet's number can hold. Source: Microsoft, Excel specifications and limits. */
const MAX_EXCEL_DIGITS = 15;
/** “1.23E+12”: how a spreadsheet shows a long number, and saves it in a .csv. */
const ROUNDED = /^\d+(?:[.,]\d+)?E\+\d+$/i;

/** A tracking number as text, and what is wrong with it. Couriers write ="123" so that Excel leaves it whole. */
function trackingNumberIn(cell: Cell | undefined): {
  text: string;
  problem?: 'rounded' | 'long' | 'none';
} {
  if (isBlank(cell)) return { text: '', problem: 'none' };
  if (typeof cell === 'object' && cell !== null && 'formula' in cell) {
    const [, quoted] = /^"([^"]*)"$/.exec(cell.formula) ?? [];
    return quoted ? { text: quoted } : { text: wholeText(cell), problem: 'rounded' };
  }
  const text = plainWords(wholeText(cell)).trim().replace(/^'/, '');
  const isWhole = typeof cell === 'number' && Number.isInteger(cell);
  const isKept = typeof cell === 'string' || (isWhole && text.length <= MAX_EXCEL_DIGITS);
  if (!isKept || ROUNDED.test(text)) return { text, problem: 'rounded' };
  // “N/A”, “pending”, “0”.
  if (!/[1-9]/.test(text)) return { text, problem: 'none' };
  return text.length > MAX_PARCEL_TEXT ? { text, problem: 'long' } : { text };
}
