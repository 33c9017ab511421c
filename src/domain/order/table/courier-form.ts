// A courier's own empty form for uploading parcels, and what goes into each of its columns; and the form filled in. Pure.
import * as v from 'valibot';
import type { DeskOrder } from '../../device/tables.ts';
import type { Cell } from '../../product/table/cell.ts';
import type { ColumnLook } from '../../product/table/files/write-spreadsheet.ts';
import { parcelLines, parcelPaise } from '../first-parcel.ts';
import type { OrderLine } from '../order.ts';
import type { Headings } from './find-headings.ts';
import { guessPut, isRequired, PUTS, type Put } from './guess-put.ts';
import {
  collectPaise,
  type FactsOf,
  gramsOf,
  momentLike,
  piecesOf,
  splitAtWords,
  streetOf,
  sumPaise,
} from './order-facts.ts';

const FormColumn = v.object({
  /** From 0. */
  at: v.number(),
  heading: v.string(),
  put: v.picklist(PUTS),
  /** The text of a `fixed` column. */
  text: v.string(),
});
export type FormColumn = v.InferOutput<typeof FormColumn>;

/** As it is kept on this device. Numbers as typed. */
export const CourierForm = v.object({
  name: v.string(),
  /** The file, as the courier gave it. */
  bytes: v.instance(ArrayBuffer),
  sheet: v.string(),
  /** The rows of the headings and of the first order, from 1. */
  row: v.number(),
  first: v.string(),
  columns: v.array(FormColumn),
  /** The courier's own two words. */
  codWord: v.string(),
  prepaidWord: v.string(),
  /** Most characters of a line of the address. */
  lineLength: v.string(),
  /** What box and filling weigh, in g. */
  packing: v.string(),
  isLineARow: v.boolean(),
});
export type CourierForm = v.InferOutput<typeof CourierForm>;

/** Words and lengths that most couriers take, until the merchant says otherwise. */
const USUAL = { codWord: 'COD', prepaidWord: 'Prepaid', lineLength: '60', packing: '0' };

/** A new form with likely answers; the second column that would want the same stays empty. */
export function newForm(
  name: string,
  bytes: ArrayBuffer,
  { sheet, row, columns: found }: Headings,
): CourierForm {
  const taken = new Set<Put>();
  const guessed = found.map(({ at, heading }): FormColumn => {
    const { put, text } = guessPut(heading);
    const isTaken = put !== 'fixed' && taken.has(put);
    taken.add(put);
    return { at, heading, put: isTaken ? 'empty' : put, text };
  });
  // Beside a second line, a plain “address” is the first.
  const isSplit = taken.has('address2') && !taken.has('address1');
  const columns = guessed.map((it) =>
    isSplit && it.put === 'address' ? { ...it, put: 'address1' as const } : it,
  );
  const first = String(row + 1);
  return { name, bytes, sheet, row, first, columns, ...USUAL, isLineARow: false };
}

/** What stands in the way of an upload: a heading with the orders whose cell stays empty. */
type Gap = { heading: string; orders: string[] };
type FilledTable = {
  rows: Cell[][];
  looks: ColumnLook[];
  /** Required columns that are empty in every row. */
  empty: string[];
  /** Required columns that are empty for some orders. */
  gaps: Gap[];
  /** Orders whose address is longer than its lines. */
  tooLong: string[];
};

/** The first row of the orders; below the headings where nothing sensible is typed. */
export const firstRow = ({ first, row }: CourierForm) =>
  Math.max(row + 1, Number.parseInt(first, 10) || 0);

/** The rows of these orders in the form's shape. */
export function filledTable(
  form: CourierForm,
  orders: readonly DeskOrder[],
  factsOf: FactsOf,
): FilledTable {
  const width = Math.max(0, ...form.columns.map(({ at }) => at + 1));
  const looks = Array.from({ length: width }, (): ColumnLook => ({}));
  for (const { at, put } of form.columns) {
    if (put === 'cod' || put === 'value' || put === 'price') looks[at] = { as: 'money' };
  }
  const rows: Cell[][] = [];
  const gaps = new Map<string, Set<string>>();
  const tooLong: string[] = [];
  for (const order of orders) {
    const addressLines = addressOf(form, order);
    if (addressLines.some((line) => line.length > lengthOf(form))) tooLong.push(order.orderNo);
    const all = parcelLines(order, 'last');
    for (const lines of form.isLineARow ? all.map((it) => [it]) : [all]) {
      const row = Array.from({ length: width }, (): Cell => null);
      const isFirst = !form.isLineARow || lines[0] === all[0];
      for (const column of form.columns) {
        const cell = cellOf(column, { form, order, lines, addressLines, isFirst, factsOf });
        row[column.at] = cell;
        if ((cell === null || cell === '') && isRequired(column.heading)) {
          gaps.set(column.heading, (gaps.get(column.heading) ?? new Set()).add(order.orderNo));
        }
      }
      rows.push(row);
    }
  }
  const all = [...gaps].map(([heading, some]): Gap => ({ heading, orders: [...some] }));
  const isOfAll = (gap: Gap) => gap.orders.length === orders.length;
  return {
    ...{ rows, looks, tooLong },
    empty: all.filter(isOfAll).map(({ heading }) => heading),
    gaps: all.filter((gap) => !isOfAll(gap)),
  };
}

const lengthOf = ({ lineLength }: CourierForm) =>
  Number.parseInt(lineLength, 10) || Number.parseInt(USUAL.lineLength, 10);

const LINES: readonly Put[] = ['address1', 'address2', 'address3'];

/** The address in as many lines as the form has columns for. */
function addressOf(form: CourierForm, order: DeskOrder): string[] {
  const has = (put: Put) => form.columns.some((it) => it.put === put);
  const lines = LINES.filter(has).length;
  if (lines === 0) return [];
  return splitAtWords(streetOf(order, has('landmark')), lengthOf(form), lines);
}

type Filling = {
  form: CourierForm;
  order: DeskOrder;
  lines: readonly OrderLine[];
  addressLines: readonly string[];
  /** Sums of an order stand in its first row alone. */
  isFirst: boolean;
  factsOf: FactsOf;
};

function cellOf({ heading, put, text }: FormColumn, filling: Filling): Cell {
  const { form, order, lines, addressLines, isFirst, factsOf } = filling;
  const { address, orderNo } = order;
  const toCollect = collectPaise(order);
  switch (put) {
    case 'empty':
      return null;
    case 'fixed':
      return fixedCell(text.trim());
    case 'orderNo':
      return orderNo;
    case 'name':
    case 'phone':
    case 'otherPhone':
    case 'landmark':
    case 'city':
    case 'state':
      return address[put] ?? null;
    case 'pincode':
      return address.zipcode;
    case 'address':
      return streetOf(
        order,
        form.columns.some((it) => it.put === 'landmark'),
      );
    case 'address1':
    case 'address2':
    case 'address3': {
      const own = LINES.filter((it) => form.columns.some((column) => column.put === it));
      return addressLines[own.indexOf(put)] ?? null;
    }
    case 'cod':
      return isFirst ? toCollect / 100 : 0;
    case 'mode':
      return toCollect > 0 ? form.codWord : form.prepaidWord;
    case 'value':
      return (form.isLineARow ? sumPaise(lines) : parcelPaise(order, 'last')) / 100;
    case 'grams':
      return weightOf(form, lines, factsOf, isFirst);
    case 'kilograms': {
      const grams = weightOf(form, lines, factsOf, isFirst);
      return grams === null ? null : Math.round(grams) / 1000;
    }
    case 'products':
      return lines.map(({ name, productId }) => name || productId).join(', ');
    case 'quantity':
      return piecesOf(lines);
    case 'price':
      return lines.length === 1 ? (lines[0]?.pricePaise ?? 0) / 100 : null;
    case 'sku':
      return lines.map(({ productId }) => productId).join(', ');
    case 'hsn':
      return [...new Set(lines.map(({ productId }) => factsOf(productId)?.hsn))]
        .filter(Boolean)
        .join(', ');
    case 'date':
      return momentLike(heading, order.arrivedAt);
  }
}

/** Numbers as numbers: a courier may check that a length is one. */
const fixedCell = (text: string): Cell =>
  /^(0|[1-9]\d{0,5})(\.\d+)?$/.test(text) ? Number(text) : text;

/** Goods and packing, in whole g; null if a product has no weight. */
function weightOf(
  { packing }: CourierForm,
  lines: readonly OrderLine[],
  factsOf: FactsOf,
  isFirst: boolean,
): number | null {
  const grams = gramsOf(lines, factsOf);
  const box = isFirst ? Number.parseFloat(packing) || 0 : 0;
  return grams === null ? null : Math.ceil(grams + box);
}
