// The shop's quotations to a shopper, and ordering from them, with and without a network.
import type { Page } from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { add, HOME, openAddresses } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { cards, OFFERED, offer, openQuotations } from '../steps/quotations-journey.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const cartOnPhone = async (page: Page) => (await everythingOnDevice(page)).cartItems;
const until = (day: string) => ({ validUntil: { timestampValue: `${day}T06:30:00Z` } });

test('an order from a quotation is placed without a network at the quoted prices, and the shop takes it at them', {
  tag: '@core',
}, async ({ page, context }) => {
  const uid = await openAddresses(page);
  await add(page);
  await page.goto('/quotations');
  await expect(page.getByText('No quotations yet.')).toBeVisible();
  await offer(uid, 'Q-2026-11');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cards(page)).toContainText('₹5,268');
  await expect(cards(page).getByRole('heading')).toHaveText('Quotation Q-2026-11');
  await context.setOffline(true);
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).dblclick();
  await expect(page).toHaveURL('/place-order');
  expect(await cartOnPhone(page)).toMatchObject([{ quantity: OFFERED.quantity }]);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-confirmation\//);
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect
    .poll(async () => (await expectOneOrder(uid)).fields)
    .toMatchObject({
      quotationId: { stringValue: 'Q-2026-11' },
      total: { integerValue: '5268' },
      address: { mapValue: { fields: { name: { stringValue: HOME.name } } } },
      acceptedAt: { integerValue: expect.any(String) },
    });
  await page.goto('/quotation-details?id=somebody-elses');
  await expect(page.getByText('Quotation not found')).toBeVisible();
});

test('a cart and a quotation are never mixed unasked', async ({ page }) => {
  const uid = await openQuotations(page);
  await offer(uid, 'Q-2026-11', until('2095-12-30'));
  await offer(uid, 'Q-over', until('2020-12-30'));
  await page.goto('/quotations');
  await expect(cards(page).filter({ hasText: 'Valid until 30 Dec 2095.' })).toHaveCount(1);
  const over = cards(page).filter({ hasText: 'It was valid until 30 Dec 2020.' });
  await expect(over.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).click();
  const replacing = page.getByRole('dialog', { name: 'Replace your cart?' });
  await replacing.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(placeOrder(page)).toBeFocused();
  expect(await cartOnPhone(page)).toMatchObject([{ productId: 'chia-seeds-mysuru-250g' }]);
  await placeOrder(page).click();
  await replacing.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹5,268');

  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const mixing = page.getByRole('dialog', { name: 'Add it at today’s price?' });
  await mixing.getByRole('button', { name: 'Do not add it' }).click();
  await expect(mixing).toBeHidden();
  expect(await cartOnPhone(page)).toMatchObject([{ quantity: OFFERED.quantity }]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await mixing.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  const quoted = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹219.50' });
  await expect(quoted).toContainText('× 24 · quoted price');
  await quoted.getByRole('button', { name: /^Plus one/ }).click();
  const beyond = page.getByRole('dialog', { name: 'Add more than you were quoted?' });
  await expect(beyond).toContainText('Your quotation covers 24 pieces');
  await beyond.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(quoted).toContainText('× 24 · quoted price');
  await expect(quoted).toContainText('₹245 × 1');
});
