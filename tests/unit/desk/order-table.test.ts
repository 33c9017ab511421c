// The shop's own table of orders, as a spreadsheet shows it, and what a courier's form gets out of an order; and which
// of several couriers' forms is open: it stays while its name is typed, which moves it in the list.
import { expect, test } from 'vitest';
import { queueOf } from '#domain/order/desk/order-queues.ts';
import { splitAtWords } from '#domain/order/table/order-facts.ts';
import { orderTable, type RowOf } from '#domain/order/table/order-rows.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { MONEY_STATES, PAYMENT_METHODS, QUEUE_NAMES } from '../../../src/desk/messages.ts';
import { shownForm } from '../../../src/desk/order-table/shown-form.ts';
import { ADDRESS } from '../given.ts';
import { deskOrder, FACTS, line } from './order-table-orders.ts';

const WORDS = {
  ...{ queues: QUEUE_NAMES, methods: PAYMENT_METHODS, money: MONEY_STATES },
  isPaid: (isSo: boolean) => (isSo ? 'yes' : 'no'),
};
const ORDERS = [
  deskOrder({
    address: { ...ADDRESS, name: '=HYPERLINK("x")', zipcode: '011001', landmark: '@temple' },
    lines: [line('ragi', 2, 10_050), line('honey', 1, 29_800)],
    trackingNumber: '123456789012345678',
    ...{ totalPaise: 499_00, shippedAt: Date.parse('2026-11-27T18:40:00Z') },
  }),
  deskOrder({
    ...{ paymentMethod: 'NEFT', status: 'success', lines: [line('ragi', 1, 499_00)] },
    ...{ deliveryCharge: 40.5, coupon: { code: 'DIWALI', off: 40.5 } },
  }),
];

async function written(kind: 'xlsx' | 'csv', rowOf: RowOf) {
  const shown = ORDERS.map((order) => ({ order, queue: queueOf(order) }));
  const { headings, rows, columns } = orderTable(shown, rowOf, WORDS, FACTS);
  const bytes = await writeSpreadsheet(kind, headings, rows, columns, 'Orders');
  const read = await readSpreadsheet(bytes);
  if ('problem' in read) throw new Error(read.problem);
  const [sheet] = read.sheets;
  const table = sheet?.rows.map(({ cells }) => cells) ?? [];
  const column = (name: string) => table.slice(1).map((it) => it[headings.indexOf(name)] ?? null);
  return { bytes, name: sheet?.name, column };
}

test('in a file for Excel, phones, pincodes and long numbers are text, money is a number, and times are those of India', async () => {
  const { name, column } = await written('xlsx', 'order');
  expect(name).toBe('Orders');
  expect(column('Phone')).toEqual(['9876543210', '9876543210']);
  expect(column('Pincode')).toEqual(['011001', '302001']);
  expect(column('Tracking number')[0]).toBe('123456789012345678');
  expect(column('Total (₹)')).toEqual([499, 499]);
  expect(column('Cash to collect (₹)')).toEqual([499, 0]);
  expect(column('Paid')).toEqual(['no', 'yes']);
  expect(column('Shipped')).toEqual([new Date('2026-11-28T00:10:00Z'), null]);
  expect(column('Products')[0]).toBe('2 × ragi, 1 × honey');
  expect(column('Net weight (g)'), 'honey is sold by volume').toEqual([null, 1000]);
});

test('words that begin like a formula stay words in both kinds of file', async () => {
  const { bytes, column } = await written('xlsx', 'order');
  expect([column('Receiver')[0], column('Landmark')[0]]).toEqual(['=HYPERLINK("x")', '@temple']);
  const { read } = await import('@e965/xlsx');
  const cells = read(bytes, { type: 'array', dense: true }).Sheets.Orders?.['!data'] ?? [];
  expect(cells.flat().filter((cell) => cell?.f)).toEqual([]);
  const csv = new TextDecoder().decode((await written('csv', 'order')).bytes);
  expect(csv).toContain(`,"'=HYPERLINK(""x"")",`);
  expect(csv).toContain(",'@temple,");
  expect(csv).toContain(',499.00,');
  expect(csv).toContain(',2026-11-28 00:10,');
});

test('with a row for each line, the sums of an order stand once, so that columns can be added up: goods, delivery and coupons to the totals', async () => {
  const { column } = await written('xlsx', 'line');
  expect(column('Product')).toEqual(['ragi', 'honey', 'ragi']);
  expect(column('Total (₹)')).toEqual([499, null, 499]);
  expect(column('Price of one (₹)')).toEqual([100.5, 298, 499]);
  expect(column('Sum (₹)')).toEqual([201, 298, 499]);
  expect(column('Delivery (₹)')).toEqual([0, null, 40.5]);
  expect(column('Coupon (₹)')).toEqual([0, null, -40.5]);
});

test.each([
  ['12 Lake Road', 20, 3, ['12 Lake Road']],
  ['12 Lake Road, behind the temple', 14, 3, ['12 Lake Road,', 'behind the', 'temple']],
  ['12 Lake Road, behind the temple', 14, 2, ['12 Lake Road,', 'behind the temple']],
  ['Thiruvananthapuram', 10, 3, ['Thiruvanan', 'thapuram']],
])('“%s” in lines of %i characters, at most %i lines: %j', (text, length, lines, parts) => {
  expect(splitAtWords(text, length, lines)).toEqual(parts);
});

/** What the page shows over time: it remembers the form that it has shown last, and which one was chosen. */
function page() {
  let shown = '';
  return (names: Record<string, string>, chosen = '') => {
    const forms = Object.entries(names).map(([key, name]) => ({ key, name }));
    const sorted = forms.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    shown = shownForm(sorted, chosen, shown)?.key ?? shown;
    return shown;
  };
}
const TWO = { d: 'Delhivery', i: 'India Post' };

test('the first form is shown, and stays so under every name that is typed', () => {
  const show = page();
  const names = [TWO, ...['Delhiver', 'X', 'Xpress', ''].map((d) => ({ ...TWO, d }))];
  expect(names.map((it) => show(it))).toEqual(names.map(() => 'd'));
});

test('a form that is chosen is shown; a new one as soon as it is in the list, and until then the one before; once it is forgotten, the first of the others, which stays', () => {
  const show = page();
  expect([show(TWO), show(TWO, 'i'), show({ ...TWO, i: 'A' }, 'i')]).toEqual(['d', 'i', 'i']);
  expect([show(TWO, 'new'), show({ ...TWO, new: 'Z' }, 'new')]).toEqual(['i', 'new']);
  expect([show(TWO, 'new'), show({ ...TWO, d: 'Zeta' }, 'new'), show({}, 'new')]).toEqual([
    ...['d', 'd', 'd'],
  ]);
});
