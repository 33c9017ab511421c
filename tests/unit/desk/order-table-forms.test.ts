// Whole forms as couriers, post offices and their agents write them: what goes into each column before the merchant says anything.
import { expect, test } from 'vitest';
import { filledTable, newForm } from '#domain/order/table/courier-form.ts';
import { findHeadings } from '#domain/order/table/find-headings.ts';
import { guessPut, isRequired } from '#domain/order/table/guess-put.ts';
import { momentLike } from '#domain/order/table/order-facts.ts';
import type { Cell, Sheet } from '#domain/product/table/cell.ts';
import { deskOrder, FACTS } from './order-table-orders.ts';

const sheet = (name: string, rows: Cell[][]): Sheet => ({
  ...{ name, pictures: [] },
  rows: rows.map((cells, at) => ({ row: at + 1, cells, isHidden: false })),
});

function formOf(...sheets: Sheet[]) {
  const found = findHeadings(sheets, (it) => guessPut(it).put !== 'empty');
  if (!found) throw new Error('no headings');
  return newForm('Courier', new ArrayBuffer(0), found);
}

const FORMS: readonly [string, string, string][] = [
  [
    'an agent’s, with the shipping address in parts',
    '*Order Id|Order Date as dd-mm-yyyy hh:MM|*Payment Method(COD/Prepaid)|*Customer First Name|Customer Last Name|*Customer Mobile|Customer Alternate Mobile|*Shipping Address Line 1|*Shipping Address Country|*Shipping Address State|*Shipping Address City|*Shipping Address Postcode|Billing Address State|*Master SKU|*Product Name|*Selling Price(Per Unit Item, Inclusive of Tax)|COD Charges(Per Order)|*Weight Of Shipment(kg)|Reseller Name|Order Type',
    'orderNo date mode name empty phone otherPhone address1 fixed state city pincode empty sku products price empty kilograms empty empty',
  ],
  [
    'with the sender before the receiver',
    'From Name|From Pincode|Origin City|Order ID|Invoice Value|COD Amount|To Name|To Phone Number|To Pincode|To Address|Destination City',
    'empty empty empty orderNo value cod name phone pincode address city',
  ],
  [
    'a courier’s, with units, parcels and a way to collect',
    'Customer Code|Service Type|Dimension Unit|Weight Unit|Weight|Number of pieces|COD Collection Mode|COD Amount|Consignee Company Name|Contact Person|Volumetric Weight|Collectable Value|Order Status|Sub Order No|Order No',
    'empty empty empty empty grams fixed empty cod empty name empty empty empty empty orderNo',
  ],
  [
    'a post office’s',
    'BARCODE NO|PHYSICAL WEIGHT|RECEIVER CITY|RECEIVER ADD LINE 1|ADDRMOBILE|SENDERMOBILE|VALUE OF PREPAYMENT|VALUE FOR CODR/COD|VALUE OF INSURANCE|ALT ADDRESS FLAG|REF',
    'empty grams city address1 phone empty empty cod empty empty orderNo',
  ],
  [
    'with notes in its headings',
    'नाम / Name|Phone (10 digits without country code)|Address (without pincode)|Address 2|Pin code (6 digits, no spaces)|State Code|Item Sku Name*|Price(1)*|No of Boxes|Dispatch Date',
    'name phone address1 address2 pincode empty products price fixed empty',
  ],
];

test.each(FORMS)('a form %s', (_, headings, puts) => {
  const { columns } = formOf(sheet('Orders', [headings.split('|')]));
  expect(columns.map(({ put }) => put)).toEqual(puts.split(' '));
});

test('one order is one parcel, and a plain address beside a second line is not written twice', () => {
  const form = formOf(sheet('', [['Order No', 'Address', 'Address 2', 'Pieces', 'Country']]));
  const { rows } = filledTable({ ...form, lineLength: '7' }, [deskOrder()], FACTS);
  expect(rows[0]?.slice(1)).toEqual(['12 Lake', 'Road', 1, 'India']);
});

test('merged cells above say whose name it is; a sample before the empty form is left alone', () => {
  const groups = ['Shipper', 'Shipper', 'Consignee', 'Consignee', 'Parcel', 'Parcel'];
  const own = ['Name', 'Pincode', 'Name', 'Pincode', 'Ref No', 'Weight (g)'];
  const { columns } = formOf(sheet('Orders', [groups, own]));
  expect(columns.map(({ heading, put }) => `${heading} = ${put}`)).toEqual([
    ...['Shipper: Name = empty', 'Shipper: Pincode = empty', 'Consignee: Name = name'],
    ...['Consignee: Pincode = pincode', 'Parcel: Ref No = orderNo', 'Parcel: Weight (g) = grams'],
  ]);
  const titled = formOf(sheet('Orders', [own.map(() => 'Bulk upload'), own]));
  expect(titled.columns[0]?.heading).toBe('Name');
  expect(formOf(sheet('Sample data', [own]), sheet('Upload', [own])).sheet).toBe('Upload');
});

test.each([
  ['Order Date', '2026-11-29'],
  ['Order Date as dd-mm-yyyy hh:MM', '29-11-2026 00:05'],
  ['Date (DD/MM/YY)', '29/11/26'],
  ['Date YYYY.MM.DD', '2026.11.29'],
])('“%s” gets a day in India as %s', (heading, day) => {
  expect(momentLike(heading, Date.parse('2026-11-28T18:35:00Z'))).toBe(day);
});

test('a star between two letters requires nothing, and what is needed only sometimes neither', () => {
  const marked = ['L*B*H', 'Weight* (kg)', 'City *', 'GST (non-mandatory)', 'PIN - compulsory'];
  expect(marked.map(isRequired)).toEqual([false, true, true, false, true]);
});
