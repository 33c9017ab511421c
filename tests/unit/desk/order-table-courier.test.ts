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
import { momentLike } from '#domain/order/table/order-facts.ts';
import type { Cell, Sheet } from '#domain/product/table/cell.ts';
import { fillSpreadsheet } from '#domain/product/table/files/fill-spreadsheet.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

const sheet = (name: string, rows: Cell[][]): Sheet => ({
  ...{ name, pictures: [] },
  rows: rows.map((cells, at) => ({ row: at + 1, cells, isHidden: false })),
});

function formOf(sheets: readonly Sheet[], bytes: ArrayBuffer = new ArrayBuffer(0)): CourierForm {
  const found = findHeadings(sheets, (it) => guessPut(it).put !== 'empty');
  if (!found) throw new Error('no headings');
  return newForm('Courier', bytes, found);
}

/** As couriers, post offices and their agents write them. */
const FORMS: readonly [string, string][] = [
  [
    'an agent’s, with the shipping address in parts',
    '*Order Id = orderNo|Order Date as dd-mm-yyyy hh:MM = date|*Payment Method(COD/Prepaid) = mode|*Customer First Name = name|Customer Last Name = empty|*Customer Mobile = phone|Customer Alternate Mobile = otherPhone|*Shipping Address Line 1 = address1|*Shipping Address Country = fixed|*Shipping Address State = state|*Shipping Address City = city|*Shipping Address Postcode = pincode|Billing Address State = empty|*Master SKU = sku|*Product Name = products|*Selling Price(Per Unit Item, Inclusive of Tax) = price|COD Charges(Per Order) = empty|*Weight Of Shipment(kg) = kilograms|Reseller Name = empty|Order Type = empty',
  ],
  [
    'with the sender before the receiver',
    'From Name = empty|From Pincode = empty|Origin City = empty|Order ID = orderNo|Invoice Value = value|COD Amount = cod|To Name = name|To Phone Number = phone|To Pincode = pincode|To Address = address|Destination City = city',
  ],
  [
    'a courier’s, with units, parcels and a way to collect',
    'Customer Code = empty|Service Type = empty|Dimension Unit = empty|Weight Unit = empty|Weight = grams|Number of pieces = fixed|COD Collection Mode = empty|COD Amount = cod|Consignee Company Name = empty|Contact Person = name|Volumetric Weight = empty|Collectable Value = empty|Order Status = empty|Sub Order No = empty|Order No = orderNo',
  ],
  [
    'a post office’s',
    'BARCODE NO = empty|PHYSICAL WEIGHT = grams|RECEIVER CITY = city|RECEIVER ADD LINE 1 = address1|ADDRMOBILE = phone|SENDERMOBILE = empty|VALUE OF PREPAYMENT = empty|VALUE FOR CODR/COD = cod|VALUE OF INSURANCE = empty|ALT ADDRESS FLAG = empty|REF = orderNo',
  ],
  [
    'with notes in its headings',
    'नाम / Name = name|Phone (10 digits without country code) = phone|Address (without pincode) = address1|Address 2 = address2|Pin code (6 digits, no spaces) = pincode|State Code = empty|Item Sku Name* = products|Price(1)* = price|No of Boxes = fixed|Dispatch Date = empty',
  ],
  [
    'with what most of them ask for',
    'Reference No. = orderNo|Consignee Name = name|*Customer Mobile = phone|Alternate Contact No = otherPhone|ADDRESS1 = address1|ADDRESS2 = address2|City = city|Status = empty|Destination State = state|Pin code* = pincode|COD Amount = cod|Payment Mode = mode|Declared Value = value|Weight (gm) = grams|Length (cm) = fixed|Product Description = products|Qty = quantity|Unit Item Price = price|SKU = sku|HSN Code = hsn|Pickup Address = empty|Sender Name = empty|Return Pincode = empty|Waybill = empty|Email = empty|GSTIN = empty',
  ],
  [
    'with other words for some of it',
    '*Order Id = orderNo|Receiver Address = address|Order Type (COD / Prepaid) = mode|Weight (Kg) = kilograms|Shipping Address Line 1 = address1',
  ],
];

test.each(FORMS)('a form %s', (_, wanted) => {
  const headings = wanted.split('|').map((it) => it.split(' = ')[0] ?? '');
  const { columns } = formOf([sheet('Orders', [headings])]);
  expect(columns.map(({ heading, put }) => `${heading} = ${put}`).join('|')).toBe(wanted);
});

test('one order is one parcel, and a plain address beside a second line is not written twice', () => {
  const form = formOf([sheet('', [['Order No', 'Address', 'Address 2', 'Pieces', 'Country']])]);
  const { rows } = filledTable({ ...form, lineLength: '7' }, [deskOrder()], FACTS);
  expect(rows[0]?.slice(1)).toEqual(['12 Lake', 'Road', 1, 'India']);
});

test('merged cells above say whose name it is; a sample before the empty form is left alone', () => {
  const groups = ['Shipper', 'Shipper', 'Consignee', 'Consignee', 'Parcel', 'Parcel'];
  const own = ['Name', 'Pincode', 'Name', 'Pincode', 'Ref No', 'Weight (g)'];
  const { columns } = formOf([sheet('Orders', [groups, own])]);
  expect(columns.map(({ heading, put }) => `${heading} = ${put}`)).toEqual([
    ...['Shipper: Name = empty', 'Shipper: Pincode = empty', 'Consignee: Name = name'],
    ...['Consignee: Pincode = pincode', 'Parcel: Ref No = orderNo', 'Parcel: Weight (g) = grams'],
  ]);
  const titled = formOf([sheet('Orders', [own.map(() => 'Bulk upload'), own])]);
  expect(titled.columns[0]?.heading).toBe('Name');
  expect(formOf([sheet('Sample data', [own]), sheet('Upload', [own])]).sheet).toBe('Upload');
});

test.each([
  ['Order Date', '2026-11-29'],
  ['Order Date as dd-mm-yyyy hh:MM', '29-11-2026 00:05'],
  ['Date (DD/MM/YY)', '29/11/26'],
  ['Date YYYY.MM.DD', '2026.11.29'],
])('“%s” gets a day in India as %s', (heading, day) => {
  expect(momentLike(heading, Date.parse('2026-11-28T18:35:00Z'))).toBe(day);
});

test('a star or a word marks what is required, not a star between two letters, nor what is needed only sometimes', () => {
  const marked = ['*Order Id', 'Pin code*', 'Name (Mandatory)', 'Weight* (kg)', 'PIN - compulsory'];
  const unmarked = ['Name', 'Landmark (not required)', 'L*B*H', 'GST (non-mandatory)'];
  expect([...marked, ...unmarked].filter(isRequired)).toEqual(marked);
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

const formIn = async (bytes: Uint8Array) => formOf(await sheetsOf(bytes), bytes.slice().buffer);

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
    const form = { ...(await formIn(bytes)), lineLength: '25', packing: '49.5' };
    expect(form.row).toBe(4);
    expect(form.columns.map(({ heading }) => heading)).toEqual(HEADINGS);
    const { rows, looks } = filledTable(form, [cash, prepaid], FACTS);
    const place = { sheet: form.sheet, first: firstRow(form) };
    const filled = await fillSpreadsheet(bytes, place, rows, looks);
    expect(filled.ending).toBe(bookType === 'biff8' ? 'xls' : bookType);
    const [before, after] = [await sheetsOf(bytes), await sheetsOf(filled.bytes)];
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const rowsIn = (sheets: typeof before, isData: boolean) =>
      sheets
        .find(({ name }) => name === form.sheet)
        ?.rows.filter(({ row }) => row >= 5 === isData)
        .map(({ cells }) => cells.map((it) => String(it ?? '')));
    const filledIn = (sheets: typeof before) =>
      rowsIn(sheets, false)?.map((cells) => cells.filter(Boolean));
    expect(filledIn(after)).toEqual(filledIn(before));
    const lines = ['House 12, Lake Road,', 'behind the old temple'];
    const money = bookType === 'csv' ? ['499.00', '0.00'] : ['499', '0'];
    expect(rowsIn(after, true)?.map((cells) => cells.slice(0, 8))).toEqual([
      [cash.orderNo, 'Asha Rao', ...lines, '011001', 'COD', money[0], '2300'],
      [prepaid.orderNo, '+Ravi', '12 Lake Road, Well', '', '302001', 'Prepaid', money[1], ''],
    ]);
    const written = new TextDecoder().decode(filled.bytes);
    if (bookType === 'csv') expect(written).toMatch(/^Bulk upload[\s\S]*;'\+Ravi;/);
  },
);

test('before a form is written, required columns that stay empty are named, for all orders or for some', async () => {
  const form = await formIn(template('xlsx'));
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
  const form = { ...(await formIn(template('xlsx'))), isLineARow: true, packing: '50' };
  const { rows } = filledTable(form, [cash], FACTS);
  expect(rows.map((cells) => [cells[6], cells[7]])).toEqual([
    [499, 2050],
    [0, 250],
  ]);
});

test('the same question is answered once, and orders never overwrite the headings', async () => {
  const bytes = new TextEncoder().encode('Name,Receiver Name,Pincode\n');
  const form = await formIn(bytes);
  expect(form.columns.map(({ put }) => put)).toEqual(['name', 'empty', 'pincode']);
  expect(['', '0', '1', 'x', '7'].map((first) => firstRow({ ...form, first }))).toEqual([
    2, 2, 2, 2, 7,
  ]);
});
