// What the shop charges, its minimum order and its coupon, from the cart to the order. All of the shop reads them, so this runs alone.
import type { Page } from 'playwright/test';
import { publish } from '../../support/shop-server.ts';
import {
  choose,
  expectOneOrder,
  heading,
  openCheckout,
  placeButton,
  RECEIVED,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';

test.use({ device: 'new' });

// Restores the built-in settings; phones hear of it as of any change.
test.afterEach(() => publish('shop/settings', {}));

const TERMS = {
  ...{ deliveryCharge: '40', freeFrom: '500', minimumOrder: '300', cash: 'yes', cashBelow: '' },
  ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '400', couponLastDay: '' },
};
const main = (page: Page) => page.getByRole('main');
const total = (page: Page) => page.getByRole('region', { name: 'Total' });

test('a cart below the minimum order says what is missing and is kept; with enough in it, it is ordered offline at the total shown, with delivery and a coupon, and accepted so', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const texts = Object.entries(TERMS).map(([name, stringValue]) => [name, { stringValue }]);
  const selling = { mapValue: { fields: Object.fromEntries(texts) } };
  await publish('shop/settings', { selling });
  const uid = await openCheckout(page, product);
  await expect(total(page)).toContainText('The minimum order is ₹300: add ₹60 more.');
  await expect(total(page)).toContainText('₹280');
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Nothing was ordered. The minimum order is ₹300',
  );

  await page.goto('/cart');
  await page.getByRole('button', { name: `Plus one ${product.name}` }).click();
  await expect(main(page)).toContainText('₹20 more for free delivery');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('₹520');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(total(page)).toContainText('₹520');

  await page.getByText('Have a coupon?').click();
  const code = page.getByLabel('Coupon code');
  await code.fill('holi');
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The shop has no such code.');
  await context.setOffline(true);
  await code.fill('diwali');
  for (const words of ['₹480', 'Delivery', '₹40', 'Coupon DIWALI', '-₹48', '₹472']) {
    await expect(total(page)).toContainText(words);
  }
  await placeButton(page).dblclick();
  await expect(heading(page, UNPLACED)).toBeVisible();
  await expect(main(page)).toContainText('Coupon DIWALI');
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect(main(page)).toContainText('₹472');
  const off = { code: { stringValue: 'DIWALI' }, off: { integerValue: '48' } };
  expect((await expectOneOrder(uid)).fields).toMatchObject({
    subTotal: { integerValue: '480' },
    deliveryCharge: { integerValue: '40' },
    coupon: { mapValue: { fields: off } },
    total: { integerValue: '472' },
  });
  const isTaken = async () => 'acceptedAt' in (await expectOneOrder(uid)).fields;
  await expect.poll(isTaken).toBe(true);
});
