// Couriers' own empty forms: the columns found, what goes into them, and the file that comes out in the same shape.
import { type BookType, utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import {
  type CourierForm,
  filledTable,
  firstRow,
  newForm,
} from '#domain/order/table/courier-form.ts';
import { findHeadings } from '#domain/order/table/find-headings.ts';
import { guessPut, isRequired } from '#domain/order/table/guess-put.ts';
import { fillSpreadsheet } from '#domain/product/table/files/fill-spreadsheet.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

test.each([
  ['*Order Id', 'orderNo'],
  ['Reference No.', 'orderNo'],
  ['Consignee Name', 'name'],
  ['*Customer Mobile', 'phone'],
  ['Alternate Contact No', 'otherPhone'],
  ['Shipping Address Line 1', 'address1'],
  ['ADDRESS2', 'address2'],
  ['Receiver Address', 'address'],
  ['City', 'city'],
  ['Status', 'empty'],
  ['Destination State', 'state'],
  ['Pin code*', 'pincode'],
  ['COD Amount', 'cod'],
  ['Payment Mode', 'mode'],
  ['Order Type (COD / Prepaid)', 'mode'],
  ['Declared Value', 'value'],
  ['Weight (Kg)', 'kilograms'],
  ['Weight (gm)', 'grams'],
  ['Length (cm)', 'fixed'],
  ['Product Description', 'products'],
  ['Qty', 'quantity'],
  ['Unit Item Price', 'price'],
  ['SKU', 'sku'],
  ['HSN Code', 'hsn'],
  ['Pickup Address', 'empty'],
  ['Sender Name', 'empty'],
  ['Return Pincode', 'empty'],
  ['Waybill', 'empty'],
  ['Email', 'empty'],
  ['GSTIN', 'empty'],
])('a column “%s” is likely to want: %s', (heading, put) => {
  expect(guessPut(heading).put).toBe(put);
});

test('a country is India, and a star or a word marks what is required', () => {
  expect(guessPut('Country')).toEqual({ put: 'fixed', text: 'India' });
  const marked = ['*Order Id', 'Pin code*', 'Name (Mandatory)', 'Name', 'Landmark (not required)'];
  expect(marked.map(isRequired)).toEqual([true, true, true, false, false]);
});

const HEADINGS = [
  ...['*Order No', '*Consignee', '*Address 1', 'Address 2', '*Pincode', '*Payment Mode'],
  ...['COD Amount', '*Weight (g)', '*Length', 'Remarks'],
];
const ABOVE = [['Bulk upload, version 4'], ['Receiver', null, null, null, null, 'Money']];
const SAMPLE = ['TEST-1', 'Sample', 'A', 'B', 110001, 'COD', 10, 500, 10, 'delete this row'];

function template(bookType: BookType): Uint8Array {
  const sheet = utils.aoa_to_sheet([...ABOVE, [], HEADINGS, SAMPLE]);
  const book = utils.book_new(utils.aoa_to_sheet([['Read this first'], ['Do not']]), 'Help');
  if (bookType === 'csv') return new TextEncoder().encode(utils.sheet_to_csv(sheet, { FS: ';' }));
  utils.book_append_sheet(book, sheet, 'Orders');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

async function sheetsOf(bytes: Uint8Array) {
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  return read.sheets;
}

async function formOf(bytes: Uint8Array): Promise<CourierForm> {
  const found = findHeadings(await sheetsOf(bytes), (it) => guessPut(it).put !== 'empty');
  if (!found) throw new Error('no headings');
  return newForm('Courier', bytes.slice().buffer, found);
}

const street = 'House 12, Lake Road, behind the old temple';
const prepaid = deskOrder({
  ...{ paymentMethod: 'online_payment', status: 'success', lines: [line('honey', 1, 29_800)] },
  address: { ...ADDRESS, name: '+Ravi', landmark: 'Well' },
});
const goods = [line('ragi', 2, 10_000), line('tea', 1, 29_900)];
const to = { ...ADDRESS, address: street, zipcode: '011001' };
const cash = deskOrder({ address: to, lines: goods }, 'c1b2cd3e4f'.padEnd(32, '0'));

test.each(['xlsx', 'biff8', 'ods', 'csv'] as const)(
  'a form in %s comes back as the same kind of file, with its sheets and the rows above, without its sample',
  async (bookType) => {
    const bytes = template(bookType);
    const form = { ...(await formOf(bytes)), lineLength: '25', packing: '49.5' };
    expect(form.row).toBe(4);
    expect(form.columns.map(({ heading }) => heading)).toEqual(HEADINGS);
    const { rows, looks } = filledTable(form, [cash, prepaid], FACTS);
    const place = { sheet: form.sheet, first: firstRow(form) };
    const filled = await fillSpreadsheet(bytes, place, rows, looks);
    expect(filled.ending).toBe(bookType === 'biff8' ? 'xls' : bookType);
    const before = await sheetsOf(bytes);
    const after = await sheetsOf(filled.bytes);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const at = before.findIndex(({ name }) => name === form.sheet);
    const aboveOf = (sheets: typeof before) => sheets[at]?.rows.filter(({ row }) => row < 5);
    expect(aboveOf(after)?.map(({ cells }) => cells.filter(Boolean))).toEqual(
      aboveOf(before)?.map(({ cells }) => cells.filter(Boolean)),
    );
    const data = after[at]?.rows.filter(({ row }) => row >= 5).map(({ cells }) => cells);
    const plain = data?.map((cells) => cells.map((it) => (it === null ? '' : String(it))));
    const money = bookType === 'csv' ? ['499.00', '0.00'] : ['499', '0'];
    expect(plain?.map((cells) => cells.slice(0, 8))).toEqual([
      [
        cash.orderNo,
        'Asha Rao',
        'House 12, Lake Road,',
        'behind the old temple',
        '011001',
        'COD',
        money[0],
        '2300',
      ],
      [prepaid.orderNo, '+Ravi', '12 Lake Road, Well', '', '302001', 'Prepaid', money[1], ''],
    ]);
    const written = new TextDecoder().decode(filled.bytes);
    if (bookType === 'csv') expect(written).toMatch(/^Bulk upload[\s\S]*;'\+Ravi;/);
  },
);

test('before a form is written, required columns that stay empty are named, for all orders or for some', async () => {
  const form = await formOf(template('xlsx'));
  const short = { ...form, lineLength: '10' };
  const { empty, gaps, tooLong } = filledTable(short, [cash, prepaid], FACTS);
  expect(empty).toEqual(['*Length']);
  expect(gaps).toEqual([{ heading: '*Weight (g)', orders: [prepaid.orderNo] }]);
  expect(tooLong).toContain(cash.orderNo);
  const columns = form.columns.map((it) => (it.heading === '*Length' ? { ...it, text: '25' } : it));
  const whole = filledTable({ ...form, columns }, [cash], FACTS);
  expect([whole.empty, whole.gaps, whole.tooLong]).toEqual([[], [], []]);
  expect(whole.rows[0]?.[8], 'a length is a number').toBe(25);
});

test('with a row for each line, cash is collected once, and each row has its own goods', async () => {
  const form = { ...(await formOf(template('xlsx'))), isLineARow: true, packing: '50' };
  const { rows } = filledTable(form, [cash], FACTS);
  expect(rows.map((cells) => [cells[6], cells[7]])).toEqual([
    [499, 2050],
    [0, 250],
  ]);
});

test('the same question is answered once, and orders never overwrite the headings', async () => {
  const bytes = new TextEncoder().encode('Name,Receiver Name,Pincode\n');
  const form = await formOf(bytes);
  expect(form.columns.map(({ put }) => put)).toEqual(['name', 'empty', 'pincode']);
  expect(['', '0', '1', 'x', '7'].map((first) => firstRow({ ...form, first }))).toEqual([
    2, 2, 2, 2, 7,
  ]);
});
