// Tracking numbers that come back from the courier: matched to orders, and told what they would change before anything is.
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { piecesThere } from '#domain/order/first-parcel.ts';
import { findHeadings } from '#domain/order/table/find-headings.ts';
import {
  isTrackingHeading,
  placeTracking,
  planTracking,
  sharedNumbers,
} from '#domain/order/table/tracking-rows.ts';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { deskOrder, line } from './order-table-orders.ts';

const packed = { packed: true } as const;
const shipped = {
  ...packed,
  deliveryStatus: 'shipped',
  trackingNumber: 'EM1',
  courier: 'Post',
} as const;
const id = (beginning: string) => beginning.padEnd(32, '0');
const PACKED = deskOrder(packed, id('a1b2cd3e4f'));
const SHIPPED = deskOrder(shipped, id('b1b2cd3e4f'));
const NEW = deskOrder({}, id('c1b2cd3e4f'));
const ZEROS = deskOrder(packed, id('0012345678'));
const TWIN = deskOrder({ ...packed, customer: 'ravi' }, id('dddddddddd'));
/** A bag of ragi went first, with another courier and number; honey is to follow, and has followed. */
const LINES = [line('ragi', 2, 120_50), { ...line('honey', 1, 9_99), preorderWeeks: 2 }];
const FIRST: OrderStep = {
  ...{ does: 'sendFirst', at: 1_795_154_400_000, lines: piecesThere(LINES) ?? [] },
  ...{ courier: 'Blue Dart', trackingNumber: '77937279125' },
};
const REST: OrderStep = { does: 'ship', courier: 'DTDC', trackingNumber: 'D1' };
const PARTED = afterSteps(deskOrder({ lines: LINES }, id('e1b2cd3e4f')), [FIRST]);
const FOLLOWED = afterSteps(deskOrder({ lines: LINES }, id('f1b2cd3e4f')), [FIRST, REST]);
const KNOWN = [
  PACKED,
  SHIPPED,
  NEW,
  ZEROS,
  PARTED,
  FOLLOWED,
  TWIN,
  { ...TWIN, customer: 'asha' },
].map((order) => ({
  ...{ order, isAsking: false },
}));

const COLUMNS = { orderNo: 0, trackingNumber: 1, courier: null };
const rowsOf = (rows: readonly Cell[][]) =>
  rows.map((cells, at) => ({ row: at + 2, cells, isHidden: false }));
const plan = (rows: readonly Cell[][], courier = '') =>
  planTracking(rowsOf(rows), COLUMNS, courier, KNOWN);

test.each<[Cell, DeskOrder | undefined]>([
  ['A1B2C-D3E4F', PACKED],
  ['a1b2cd3e4f', PACKED],
  ['#A1B2C-D3E4F', PACKED],
  [' a1b2c d3e4f ', PACKED],
  ['Order A1B2C-D3E4F', PACKED],
  [PACKED.orderId, PACKED],
  [12_345_678, ZEROS],
  ['0012345678', ZEROS],
  ['A1B2C', undefined],
  ['A1B2C-D3E4F-2', undefined],
  [null, undefined],
])('“%s” in the file names an order however it is spelt', (written, order) => {
  const [row] = plan([[written, 'EM9']]);
  expect(row?.order).toBe(order);
  expect(row?.state).toBe(order ? 'ship' : 'unknown');
});

test.each<[Cell, string, string]>([
  ['EM123456789IN', 'EM123456789IN', 'ship'],
  [123_456_789_012, '123456789012', 'ship'],
  [{ formula: '"12345678901234567890"' }, '12345678901234567890', 'ship'],
  ["'00123", '00123', 'ship'],
  ['1.23E+12', '1.23E+12', 'rounded'],
  ['1,23457e+11', '1,23457e+11', 'rounded'],
  [1_234_567_890_123_456_800, '1234567890123456800', 'rounded'],
  [12.5, '12.5', 'rounded'],
  [new Date(0), '1970-01-01', 'rounded'],
  [{ formula: 'A1&B1' }, '=A1&B1', 'rounded'],
  ['', '', 'none'],
  ['N/A', 'N/A', 'none'],
  ['Pending', 'Pending', 'none'],
  [0, '0', 'none'],
  ['EM\u200b9\u202c', 'EM9', 'ship'],
  ['9'.repeat(101), '9'.repeat(101), 'long'],
])('a tracking number written as %j is read as “%s”: %s', (cell, text, state) => {
  expect(plan([['A1B2C-D3E4F', cell]])).toMatchObject([{ row: 2, trackingNumber: text, state }]);
});

test.each<[string, Cell[][], string]>([
  ['on its way with another number', [['B1B2C-D3E4F', 'EM2']], 'correct'],
  ['on its way with this number', [['B1B2C-D3E4F', 'em 1']], 'same'],
  ['not packed yet', [['C1B2C-D3E4F', 'EM2']], 'cannot'],
  ['one of two that are numbered alike', [['DDDDD-DDDDD', 'EM2']], 'alike'],
  [
    'in the file twice',
    [
      ['A1B2C-D3E4F', 'EM2'],
      ['#a1b2cd3e4f', 'EM2'],
    ],
    'ship again',
  ],
  [
    'in the file with two numbers',
    [
      ['A1B2C-D3E4F', 'EM2'],
      ['A1B2C-D3E4F', 'EM3'],
    ],
    'numbers numbers',
  ],
  [
    'in the file without a number, too',
    [
      ['A1B2C-D3E4F', ''],
      ['A1B2C-D3E4F', 'EM3'],
    ],
    'none ship',
  ],
  [
    'cancelled at the courier and booked again',
    [
      ['A1B2C-D3E4F', 'EM2', 'CANCELED'],
      ['A1B2C-D3E4F', 'EM3', 'Booked'],
    ],
    'void ship',
  ],
  [
    'in an empty row',
    [
      ['', ''],
      [null, null],
    ],
    '',
  ],
])('an order %s', (_, rows, states) => {
  const planned = plan(rows);
  expect(planned.map(({ state }) => state).join(' ')).toBe(states);
  const isWritten = ({ state }: { state: string }) => state === 'ship' || state === 'correct';
  expect(planned.filter(({ step }) => step)).toEqual(planned.filter(isWritten));
});

const [PART, REST_SENT] = ['E1B2C-D3E4F', 'F1B2C-D3E4F'];
test.each([
  ['it, spelt otherwise', PART, '7793 7279-125', 'same'],
  ['it twice', PART, '77937279125, 77937279125', 'same same'],
  ['it and that of the rest', PART, '77937279125, D1', 'same ship'],
  ['both, the rest first', PART, 'D1, 77937279125', 'ship same'],
  ['it alone, once the rest went', REST_SENT, '77937279125', 'same'],
  ['both, once the rest went', REST_SENT, '77937279125, D1', 'same same'],
  ['it, and another one of the rest', REST_SENT, '77937279125, D2', 'same correct'],
  ['it and two others', PART, 'D1, D2, 77937279125', 'numbers numbers same'],
])('the number of a first parcel is never that of the rest; the file has %s', (...given) => {
  const [, order, numbers, states] = given;
  const rows = numbers.split(', ').map((number): Cell[] => [order, number]);
  const planned = plan(rows);
  expect(planned.map(({ state }) => state).join(' ')).toBe(states);
  const written = plan(rows, 'Delhivery').map(({ step }) => step?.trackingNumber);
  expect(written).not.toContain('77937279125');
});

test('the courier of the file goes before the one that was typed, and a correction loses no courier', () => {
  const ship = plan([['A1B2C-D3E4F', 'D7']], ' Delhivery ');
  expect(ship[0]?.step).toEqual({ does: 'ship', courier: 'Delhivery', trackingNumber: 'D7' });
  const named = planTracking(
    rowsOf([['A1B2C-D3E4F', 'D7', 'DTDC']]),
    { ...COLUMNS, courier: 2 },
    'Delhivery',
    KNOWN,
  );
  expect(named[0]?.step?.courier).toBe('DTDC');
  expect(plan([['B1B2C-D3E4F', 'EM2']])[0]?.step).toMatchObject({ courier: 'Post' });
  expect(plan([['B1B2C-D3E4F', 'EM1']], 'DTDC')[0]).toMatchObject({
    ...{ state: 'correct', step: { courier: 'DTDC', trackingNumber: 'EM1' } },
  });
});

test('an order whose earlier step asks is left alone, and one number for two orders is pointed out', () => {
  const asking = [{ order: PACKED, isAsking: true }];
  const [row] = planTracking(rowsOf([['A1B2C-D3E4F', 'EM2']]), COLUMNS, '', asking);
  expect(row).toMatchObject({ state: 'asks' });
  expect(row?.step).toBeUndefined();
  const both = plan([
    ['A1B2C-D3E4F', 'EM7'],
    ['0012345678', 'EM7'],
    ['B1B2C-D3E4F', 'EM8'],
  ]);
  expect(sharedNumbers(both)).toEqual(['EM7']);
});

test.each([
  ['Order ID,AWB Code,Courier Company,Status', [0, 1, 2]],
  ['Waybill,Reference No,Pickup Date', [1, 0, null]],
  [
    'Report of 28 Nov\n\nS.No,Client Order No.,Order Date,Tracking Number,Tracking URL',
    [1, 3, null],
  ],
  ['Barcode,Ref,Office', [1, 0, null]],
  ['Sub Order No,OrderNo,Return AWB,Airway Bill Number,CourierName', [1, 3, 4]],
  ['Reverse Waybill,CNNO,Purchase Order No,Client Ref No,Shipping Company', [3, 1, 4]],
  ['a,b\n1,2', [null, null, null]],
])('in a file that begins “%s” the columns are found', async (text, at) => {
  const read = await readSpreadsheet(new TextEncoder().encode(`${text}\nx,y,z\n`));
  const found = 'sheets' in read ? findHeadings(read.sheets, isTrackingHeading) : null;
  const { orderNo, trackingNumber, courier } = placeTracking(found?.columns ?? []);
  expect([orderNo, trackingNumber, courier]).toEqual(at);
});
