// Tracking numbers that come back from the courier: matched to orders, and told what they would change before anything is.
import { expect, test } from 'vitest';
import type { DeskOrder } from '#domain/device/tables.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { piecesThere } from '#domain/order/first-parcel.ts';
import { findHeadings } from '#domain/order/table/find-headings.ts';
import * as tracking from '#domain/order/table/tracking-rows.ts';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { deskOrder, line } from './order-table-orders.ts';

const { planTracking, sharedNumbers } = tracking;
const packed = { packed: true } as const;
const POST = { courier: 'Post', trackingNumber: 'EM1' };
const shipped = { ...packed, ...POST, deliveryStatus: 'shipped' } as const;
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
const TWINS = [TWIN, { ...TWIN, customer: 'asha' }];
const KNOWN = [PACKED, SHIPPED, NEW, ZEROS, PARTED, FOLLOWED, ...TWINS].map((order) => {
  return { order, isAsking: false };
});

const [A, B, C, D] = ['A1B2C-D3E4F', 'B1B2C-D3E4F', 'C1B2C-D3E4F', 'DDDDD-DDDDD'];
const COLUMNS = { orderNo: 0, trackingNumber: 1, courier: null };
const rowsOf = (rows: readonly Cell[][]) =>
  rows.map((cells, at) => ({ row: at + 2, cells, isHidden: false }));
const plan = (rows: readonly Cell[][], courier = '') =>
  planTracking(rowsOf(rows), COLUMNS, courier, KNOWN);

const SPELT = [A, 'a1b2cd3e4f', '#A1B2C-D3E4F', ' a1b2c d3e4f ', 'Order A1B2C-D3E4F'];
test.each<[string, Cell[], DeskOrder | undefined]>([
  ['packed', [...SPELT, PACKED.orderId], PACKED],
  ['of zeros', [12_345_678, '0012345678'], ZEROS],
  ['unknown', ['A1B2C', 'A1B2C-D3E4F-2', null], undefined],
])('in the file the order that is %s is named by %j', (_, written, order) => {
  for (const it of written) {
    const [row] = plan([[it, 'EM9']]);
    expect([row?.order, row?.state], String(it)).toEqual([order, order ? 'ship' : 'unknown']);
  }
});

test.each<[string, Cell[], texts?: string[]]>([
  ['ship', ['EM123456789IN', 123_456_789_012]],
  ['ship', [{ formula: '"12345678901234567890"' }], ['12345678901234567890']],
  ['ship', ["'00123", 'EM\u200b9\u202c'], ['00123', 'EM9']],
  ['rounded', ['1.23E+12', '1,23457e+11', 1_234_567_890_123_456_800, 12.5]],
  ['rounded', [new Date(0), { formula: 'A1&B1' }], ['1970-01-01', '=A1&B1']],
  ['none', ['', 'N/A', 'Pending', 0]],
  ['long', ['9'.repeat(101)]],
])('to %s: a tracking number written as %j', (state, cells, texts = cells.map(String)) => {
  for (const [at, cell] of cells.entries()) {
    const read = { row: 2, trackingNumber: texts[at], state };
    expect(plan([[A, cell]])).toMatchObject([read]);
  }
});

const CANCELLED = [A, 'EM2', 'CANCELED'];
/** The rows of a file, with these orders and numbers in turn. */
const file = (...cells: (string | null)[]) =>
  Array.from({ length: cells.length / 2 }, (_, at) => cells.slice(2 * at, 2 * at + 2));

test.each<[string, Cell[][], string]>([
  ['on its way with another number', file(B, 'EM2'), 'correct'],
  ['on its way with this number', file(B, 'em 1'), 'same'],
  ['not packed yet', file(C, 'EM2'), 'cannot'],
  ['one of two that are numbered alike', file(D, 'EM2'), 'alike'],
  ['in the file twice', file(A, 'EM2', '#a1b2cd3e4f', 'EM2'), 'ship again'],
  ['in the file with two numbers', file(A, 'EM2', A, 'EM3'), 'numbers numbers'],
  ['in the file without a number, too', file(A, '', A, 'EM3'), 'none ship'],
  ['cancelled and booked again', [CANCELLED, [A, 'EM3', 'Booked']], 'void ship'],
  ['in an empty row', file('', '', null, null), ''],
])('an order %s', (_, rows, states) => {
  const planned = plan(rows);
  expect(planned.map(({ state }) => state).join(' ')).toBe(states);
  const isWritten = ({ state }: { state: string }) => state === 'ship' || state === 'correct';
  expect(planned.filter(({ step }) => step)).toEqual(planned.filter(isWritten));
});

const [PART, ALL] = ['E1B2C-D3E4F', 'F1B2C-D3E4F'];
test.each([
  ['it, spelt otherwise', PART, '7793 7279-125', 'same'],
  ['it twice', PART, '77937279125, 77937279125', 'same same'],
  ['it and that of the rest', PART, '77937279125, D1', 'same ship'],
  ['both, the rest first', PART, 'D1, 77937279125', 'ship same'],
  ['it alone, once the rest went', ALL, '77937279125', 'same'],
  ['both, once the rest went', ALL, '77937279125, D1', 'same same'],
  ['it, and another one of the rest', ALL, '77937279125, D2', 'same correct'],
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
  const planned = plan([[A, 'D7']], ' Delhivery ');
  expect(planned[0]?.step).toEqual({ does: 'ship', courier: 'Delhivery', trackingNumber: 'D7' });
  const columns = { ...COLUMNS, courier: 2 };
  const named = planTracking(rowsOf([[A, 'D7', 'DTDC']]), columns, 'Delhivery', KNOWN);
  expect(named[0]?.step?.courier).toBe('DTDC');
  expect(plan([[B, 'EM2']])[0]?.step).toMatchObject({ courier: 'Post' });
  const step = { courier: 'DTDC', trackingNumber: 'EM1' };
  expect(plan([[B, 'EM1']], 'DTDC')[0]).toMatchObject({ state: 'correct', step });
});

test('an order whose earlier step asks is left alone, and one number for two orders is pointed out', () => {
  const asking = [{ order: PACKED, isAsking: true }];
  const [row] = planTracking(rowsOf([[A, 'EM2']]), COLUMNS, '', asking);
  expect([row?.state, row?.step]).toEqual(['asks', undefined]);
  expect(sharedNumbers(plan(file(A, 'EM7', '0012345678', 'EM7', B, 'EM8')))).toEqual(['EM7']);
});

const REPORT = 'Report of 28 Nov\n\nS.No,Client Order No.,Order Date,Tracking Number,Tracking URL';
test.each([
  ['Order ID,AWB Code,Courier Company,Status', [0, 1, 2]],
  ['Waybill,Reference No,Pickup Date', [1, 0, null]],
  [REPORT, [1, 3, null]],
  ['Barcode,Ref,Office', [1, 0, null]],
  ['Sub Order No,OrderNo,Return AWB,Airway Bill Number,CourierName', [1, 3, 4]],
  ['Reverse Waybill,CNNO,Purchase Order No,Client Ref No,Shipping Company', [3, 1, 4]],
  ['a,b\n1,2', [null, null, null]],
])('in a file that begins “%s” the columns are found', async (text, at) => {
  const read = await readSpreadsheet(new TextEncoder().encode(`${text}\nx,y,z\n`));
  const found = 'sheets' in read ? findHeadings(read.sheets, tracking.isTrackingHeading) : null;
  const { orderNo, trackingNumber, courier } = tracking.placeTracking(found?.columns ?? []);
  expect([orderNo, trackingNumber, courier]).toEqual(at);
});
