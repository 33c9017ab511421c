// A merchant's whole day with orders of every kind, half of it without a network, and the month that it comes to. Other
// journeys order at the same time, so at the end this phone keeps only the orders of this day.
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright/test';
import { formatPaise, paiseFromRupees } from '#domain/shared/money.ts';
import { makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { type DemoProduct, makeProduct } from '../../support/demo-products.ts';
import {
  atShop,
  fillInAddress,
  keptForOffline,
  note,
  openDeskKnowing,
  orderAt,
  orderNamed,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import {
  keepOnly,
  onDevice,
  ordersComeIn,
  type Placed,
  placedOf,
  standing,
  watchBadge,
} from '../steps/whole-day-journey.ts';

test.use({ device: 'new' });
// Each of its orders is of an account of its own.
test.setTimeout(600_000);

/** Of the orders that can be packed before the network is back, without pre-ordered ones. */
const PIECES_TO_FETCH = 1 + 2 + 3 + 4 + 5 + 6 + 2 + 3 + 2 + 8 + 1;

async function open(page: Page, { uid, orderId, orderNo }: Placed): Promise<void> {
  await page.goto(orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
}

async function takeByPhone(page: Page, product: DemoProduct, number: string): Promise<void> {
  await page.goto('/desk/new-order');
  await page.getByLabel('Customer’s phone number').fill(number);
  await fillInAddress(page);
  await page.getByLabel('Add a product').fill(product.name);
  await page.getByRole('button', { name: product.name }).click();
  await page.getByLabel(`Pieces: ${product.name}`).fill('2');
  await press(page, 'Place the order');
  await press(page, 'Yes, place the order');
  await expect(page.getByRole('region', { name: 'Taken by phone' })).toContainText('Not sent yet');
}

async function tickAllToPack(page: Page, product: DemoProduct, count: number): Promise<void> {
  await page.goto(`/desk/orders?queue=pack&q=${product.name}`);
  await expect(page.getByText(`${count} orders`, { exact: true })).toBeVisible();
  await page.getByLabel(`Tick all ${count}`).check();
}

async function packAll(page: Page, count: number): Promise<void> {
  await press(page, `Mark ${count} as packed`);
  await press(page, `Mark ${count} as packed: yes, all of them`);
}

async function shipAll(page: Page, count: number, courier: string): Promise<void> {
  await page.getByRole('link', { name: `Ship ${count}…` }).click();
  await page.getByLabel('Courier of all these parcels').fill(courier);
  for (const [at, number] of (await page.getByRole('textbox', { name: /302001/ }).all()).entries())
    await number.fill(`${courier}${at}`);
  await press(page, `Mark ${count} as shipped`);
  await press(page, `Mark ${count} as shipped: tell the customers`);
  await expect(page.getByText(`${count} orders marked as shipped`)).toBeVisible();
}

test('a day of fifteen orders of every kind, half of it without a network: each is packed, shipped, brought back or refunded as it should be, and orders, totals and the exported month agree to the paisa', async ({
  page,
  context,
  anotherPhone,
}) => {
  const product = await makeProduct(200);
  const onIcon = await watchBadge(page);
  await openDeskKnowing(page, product.name);
  await page.goto('/desk/new-order');
  await expect(page.getByLabel('State')).toBeVisible();
  await page.goto('/desk');
  const day = await ordersComeIn(product, await anotherPhone());
  const { cod, held, told, refunded } = day;
  await expect(page.getByRole('region', { name: 'On hold' })).toContainText(held.orderNo);
  // Ten to pack, one on hold, one transfer to check, one to give back; others have orders, too.
  await expect.poll(onIcon).toBeGreaterThanOrEqual(13);
  await page.goto(`/desk/orders?queue=pack&q=${product.name}`);
  await expect(page.getByText('10 orders', { exact: true })).toBeVisible();
  await keptForOffline(page);

  await context.setOffline(true);
  await open(page, told);
  await pressAndTell(page, 'Mark as received');
  await expect(page.getByText('· To pack')).toBeVisible();
  await open(page, held);
  await press(page, 'Accept at ₹480 (the customer saw: ₹400)');
  await expect(note(page, 'Marked as accepted · not sent yet')).toBeVisible();
  const caller = somePhone();
  await takeByPhone(page, product, caller);
  await tickAllToPack(page, product, 11);
  await page.getByRole('link', { name: 'Pick list' }).click();
  const picks = page.getByRole('listitem').filter({ hasText: product.name }).locator('strong');
  await expect(picks).toHaveText([String(PIECES_TO_FETCH), '3']);
  await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible();
  await page.goBack();
  await packAll(page, 11);
  await page.getByRole('link', { name: 'Labels' }).click();
  await expect(page.getByText('11 labels', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
  await page.goBack();
  await shipAll(page, 11, 'Delhivery');

  await context.setOffline(false);
  const phoned = await placedOf((await makePhoneAccount(`+91${caller}`)).uid);
  const { preordered, quoted, paid, unpaid, online } = day;
  const becomes = (order: Placed, status: string) =>
    expect.poll(() => atShop(order.uid, 'deliveryStatus')).toBe(status);
  for (const order of [...cod, preordered, quoted, told, paid, online])
    await becomes(order, 'shipped');
  await tickAllToPack(page, product, 2);
  await packAll(page, 2);
  await shipAll(page, 2, 'Porter');
  for (const order of [held, phoned]) await becomes(order, 'shipped');
  const [back, atTheDoor, byCourier, ...others] = cod;
  if (!back || !atTheDoor || !byCourier) throw new Error('six orders were placed');
  await open(page, back);
  await press(page, 'The parcel came back');
  await page.getByLabel('Why').selectOption('The parcel was refused.');
  await press(page, 'Mark as returned');
  await becomes(back, 'cancel');
  await open(page, atTheDoor);
  await pressAndTell(page, 'Mark as delivered, cash received');
  await becomes(atTheDoor, 'delivered');
  await open(page, byCourier);
  await pressAndTell(page, 'Mark as delivered, courier has the cash');
  await becomes(byCourier, 'delivered');
  await open(page, refunded);
  await page.getByLabel('Reference of your transfer (UTR)').fill('N123456');
  await press(page, 'Mark as given back');
  await expect.poll(() => atShop(refunded.uid, 'refund')).toBe('done');

  const onTheWay = [...others, preordered, quoted, held, phoned];
  const all = [...onTheWay, back, atTheDoor, byCourier, told, paid, online, unpaid, refunded];
  expect(all).toHaveLength(15);
  const atTheEnd = await Promise.all(all.map(standing));
  await expect.poll(() => onDevice(page, all)).toEqual(atTheEnd.map(({ stands }) => stands));
  await context.setOffline(true);
  await keepOnly(page, all);
  const paiseOf = (orders: readonly Placed[]) =>
    orders.reduce((sum, it) => sum + (atTheEnd[all.indexOf(it)]?.paise ?? 0), 0);
  const line = (name: string, ...of: Placed[]) =>
    `${name}${of.length === 1 ? '1 order' : `${of.length} orders`}${formatPaise(paiseOf(of))}`;
  await page.goto('/desk/totals');
  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ });
  await expect(month.getByRole('listitem')).toHaveText([
    line('All orders', ...all),
    line('Money received', atTheDoor, told, paid, online),
    line('Cash', atTheDoor),
    line('Bank transfer', told, paid),
    line('Online payment', online),
    line('Money to come', byCourier, ...onTheWay, unpaid),
    line('Cash with the courier', byCourier),
    line('Cash on delivery, not delivered yet', ...onTheWay),
    line('Not paid yet', unpaid),
    line('Cancelled', refunded, back),
    line('Cancelled before shipping', refunded),
    line('Came back', back),
    line('Money given back', refunded),
  ]);

  await page.goto('/desk/table');
  await expect(page.getByText('15 orders in the table.')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Excel (.xlsx)');
  const table = read(await readFile(await (await download).path()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(table.Sheets.Orders ?? {});
  const paiseIn = (row: Record<string, unknown>, heading: string) =>
    paiseFromRupees(Number(row[heading]));
  expect(
    new Map(rows.map((row) => [row.Order, paiseIn(row, 'Total (₹)')])),
    'each order’s total, as the shop has it',
  ).toEqual(new Map(all.map((it) => [it.orderNo, paiseOf([it])])));
  const toCollect = rows.reduce((sum, row) => sum + paiseIn(row, 'Cash to collect (₹)'), 0);
  expect(toCollect).toBe(paiseOf([byCourier, ...onTheWay]));
});
