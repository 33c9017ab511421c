// A merchant with a GSTIN: invoices, the courier's files, a parcel that comes back, and the accountant's month. All of
// the shop has the GSTIN meanwhile, so this runs alone.
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright/test';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct, piecesLeft } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { publish, writeFields } from '../../support/shop-server.ts';
import { atShop, goOffline, openDesk, orderAt, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';
import { inForm, storedSettings } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

// Restores the built-in settings; phones hear of it as of any change.
test.afterEach(() => publish('shop/settings', {}));

const GSTIN = '08AAPFU0939F1ZV';

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path());
}

const papersOf = (uid: string) =>
  expect.poll(async () => JSON.stringify(await atShop(uid, 'papers')), { timeout: 60_000 });

test('orders of a shop with a GSTIN are packed without a network and get consecutive invoices; the courier’s file ships them; one comes back with a credit note, and the accountant’s month adds up', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  await openDesk(page, '/desk/shop?part=tax');
  await inForm(page, 'GSTIN').fill('08AAPFU0939F1ZA');
  await inForm(page, 'Legal name').fill('Meena Patil');
  await inForm(page, 'Registered address').fill('Green Fields\nJaipur');
  await inForm(page, 'Invoice numbers begin with').fill('FARM');
  await press(page, 'Save');
  await expect(inForm(page, 'GSTIN')).toBeFocused();
  await inForm(page, 'GSTIN').fill(GSTIN);
  await press(page, 'Save');
  await expect.poll(async () => JSON.stringify((await storedSettings()).tax)).toContain(GSTIN);

  const product = await makeProduct(50);
  await writeFields(`products/${product.id}`, encodeFields({ hsn: '121190', gstRate: 5 }));
  const accounts = await Promise.all(Array.from({ length: 3 }, () => makePhoneAccount()));
  const orders = [];
  for (const { uid } of accounts) {
    orders.push({ uid, ...(await putOrderAtShop(uid, [itemOf(product, 2)])) });
  }
  await page.goto(`/desk/orders?queue=pack&q=${product.name}`);
  await expect(page.getByText('3 orders', { exact: true })).toBeVisible();
  await goOffline(page);
  await page.getByLabel('Tick all 3').check();
  await press(page, 'Mark 3 as packed');
  await press(page, 'Mark 3 as packed: yes, all of them');
  await page.getByRole('link', { name: 'Table' }).click();
  const table = read(await saved(page, () => press(page, 'Excel (.xlsx)')));
  const rows = utils.sheet_to_json<Record<string, unknown>>(table.Sheets.Orders ?? {});
  expect(rows.map((row) => row.Order)).toEqual(orders.map(({ orderNo }) => orderNo));
  await context.setOffline(false);
  for (const { uid } of orders) await papersOf(uid).toMatch(/FARM-\d{4}-\d+/);

  const csv = orders.map(({ orderNo }, at) => `#${orderNo.toLowerCase()},1904123456${at}`);
  const file = `Order Id,AWB Number\n${csv.join('\n')}\n#aaaaa-bbbbb,77`;
  await page.getByRole('link', { name: 'Enter tracking numbers from a file' }).click();
  await page.getByLabel('Choose the courier’s file').setInputFiles({
    ...{ name: 'awb.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  });
  await expect(page.getByText('No such order on this phone.')).toBeVisible();
  await press(page, 'Mark 3 orders as shipped');
  await press(page, 'Mark 3 orders as shipped: tell the customers');
  for (const [at, { uid }] of orders.entries()) {
    await expect.poll(() => atShop(uid, 'trackingNumber')).toBe(`1904123456${at}`);
  }

  const [kept, returned] = orders;
  if (!kept || !returned) throw new Error('three orders were placed');
  const stock = await piecesLeft(product);
  await page.goto(orderAt(returned.uid, returned.orderId));
  await press(page, 'The parcel came back');
  await page.getByLabel('Why').selectOption('The parcel was refused.');
  await press(page, `None of ${product.name} goes back into stock`);
  await press(page, 'Mark as returned');
  await papersOf(returned.uid).toMatch(/FARM-\d{4}-\d+.*FARM-C\d{4}-\d+/);
  expect(await piecesLeft(product)).toBe(stock);

  await page.goto('/desk/papers');
  await expect(page.getByText('4 tax papers')).toBeVisible();
  const month = read(await saved(page, () => press(page, 'Excel file with all tables')));
  expect(month.SheetNames.length).toBeGreaterThan(5);
  // 2 × ₹240 with 5 % in it: the third is taken back.
  const sums = page.locator('section').filter({ has: page.getByText('Sums of the month') });
  await expect(sums).toContainText('₹960');
  await page.getByRole('link', { name: /FARM-C/ }).click();
  await expect(page.getByText('Takes back')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });

  const shopper = await anotherPhone();
  await visitShop(shopper);
  const own = accounts.find(({ uid }) => uid === kept.uid);
  if (own) await putAccount(shopper, own);
  await shopper.goto(`/order/${kept.orderId}`);
  await shopper.getByRole('button', { name: /^Invoice FARM-/ }).click();
  const invoice = shopper.getByRole('link', { name: 'Download' });
  await expect(invoice).toHaveAttribute('download', /^invoice-farm-.*\.pdf$/, { timeout: 60_000 });
});
