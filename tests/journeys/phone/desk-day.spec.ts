// A day at the desk: several orders at once, from To pack to Shipped, with labels, pick list and tables.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { atShop, keptForOffline, openDesk, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

const PARCELS = 12;
/** Taps from the list to the last parcel, besides typing numbers. */
const MAX_TAPS = 20;

/** Orders of a product that nobody else has, each of an account of its own, oldest first. */
async function ordersToPack(pieces = 1) {
  const product = await makeProduct(100);
  const orders = [];
  for (let at = 0; at < PARCELS; at += 1) {
    const { uid } = await makePhoneAccount();
    const order = await putOrderAtShop(uid, [itemOf(product, pieces)]);
    orders.push({ uid, ...order });
  }
  return { product, orders };
}

/** Counts real taps and clicks on this page and those that follow. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) void Reflect.get(globalThis, 'countTap')();
      },
      true,
    );
  });
  return () => taps;
}

test('twelve orders are fetched, packed, labelled and shipped without a network with at most twenty taps, and each arrives once', {
  tag: '@core',
}, async ({ page, context }) => {
  const { product, orders } = await ordersToPack(2);
  const taps = await countTaps(page);
  await openDesk(page, `/desk/orders?queue=pack&q=${product.name}`);
  await expect(page.getByText('12 orders', { exact: true })).toBeVisible();
  await keptForOffline(page);
  await context.setOffline(true);

  await page.getByLabel('Tick all 12').check();
  await page.getByRole('link', { name: 'Pick list' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toContainText('24');
  await page.goBack();
  await press(page, 'Mark 12 as packed');
  await page.getByRole('button', { name: 'Mark 12 as packed: yes, all of them' }).dblclick();
  await page.getByRole('link', { name: 'Labels' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await page.goBack();
  await page.getByRole('link', { name: 'Ship 12…' }).click();
  await page.getByLabel('Courier of all these parcels').fill('Delhivery');
  const numbers = page.getByRole('textbox', { name: /Asha Rao, 302001/ });
  await expect(numbers).toHaveCount(PARCELS);
  await numbers.first().click();
  for (let at = 1; at <= PARCELS; at += 1) {
    await page.keyboard.type(`19041234567${String(at).padStart(2, '0')}`);
    await page.keyboard.press('Enter');
  }
  const drafts = async () => JSON.stringify(await everythingOnDevice(page, ['drafts']));
  await expect.poll(drafts).toContain('1904123456712');
  await page.reload();
  await expect(numbers.nth(11)).toHaveValue('1904123456712');
  await press(page, 'Mark 12 as shipped');
  await page.getByRole('button', { name: 'Mark 12 as shipped: tell the customers' }).dblclick();
  await expect(page.getByText(/12 orders marked as shipped/)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(MAX_TAPS);

  await context.setOffline(false);
  for (const [at, { uid, orderId }] of orders.entries()) {
    await expect.poll(() => atShop(uid, 'deliveryStatus'), { message: orderId }).toBe('shipped');
    expect(await atShop(uid, 'trackingNumber')).toBe(
      `19041234567${String(at + 1).padStart(2, '0')}`,
    );
    expect(await atShop(uid, 'packed')).toBe(true);
  }
});
