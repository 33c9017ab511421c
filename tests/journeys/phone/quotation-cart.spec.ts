// A quotation's lines in the cart: what is there already, what comes beside them and what is put back is never mixed unasked.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import { OFFERED, offer, openQuotations } from '../steps/quotations-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const cartOnPhone = async (page: Page) => (await everythingOnDevice(page)).cartItems;

test('a cart that holds other things is asked about first, and stays unless the shopper lets it go', async ({
  page,
}) => {
  const account = await makePhoneAccount();
  await offer(account.uid, 'Q-2026-11');
  await haveCatalogue(page);
  await putAccount(page, account);
  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).click();
  const question = page.getByRole('dialog', { name: 'Replace your cart?' });
  await expectNoBarriers(page, 'the question');
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(question).toBeHidden();
  await expect(placeOrder(page)).toBeFocused();
  expect(await cartOnPhone(page)).toMatchObject([{ productId: 'chia-seeds-mysuru-250g' }]);
  await placeOrder(page).click();
  await question.getByRole('button', { name: 'Replace my cart' }).click();
  await expect(page).toHaveURL('/place-order');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹5,268');
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).dblclick();
  await expect(page).toHaveURL('/place-order');
  expect(await cartOnPhone(page)).toMatchObject([{ quantity: OFFERED.quantity }]);
});

test('Undo says why a line stays out when another tab has filled the cart from another quotation', async ({
  page,
  context,
}) => {
  const uid = await openQuotations(page);
  await offer(uid, 'Q-2026-11');
  await offer(uid, 'Q-2026-12');
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).click();
  await expect(page).toHaveURL('/place-order');
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Remove/ }).click();
  const tab = await context.newPage();
  await tab.goto('/quotation-details?id=Q-2026-12');
  await placeOrder(tab).click();
  await expect(tab).toHaveURL('/place-order');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'was not put back: your cart holds another quotation now',
  );
  expect(await cartOnPhone(page)).toMatchObject([{ quotationId: 'Q-2026-12' }]);
});

test('a quotation’s cart is asked about before anything comes into it at today’s price', async ({
  page,
}) => {
  const account = await makePhoneAccount();
  await offer(account.uid, 'Q-2026-11');
  await haveCatalogue(page);
  await putAccount(page, account);
  await page.goto('/quotation-details?id=Q-2026-11');
  await placeOrder(page).click();
  await expect(page).toHaveURL('/place-order');
  const mixing = page.getByRole('dialog', { name: 'Add it at today’s price?' });
  await page.goto('/products?search=chia');
  await page
    .getByRole('button', { name: /^Add .*chia/i })
    .first()
    .click();
  await mixing.getByRole('button', { name: 'Do not add it' }).click();
  await expect(mixing).toBeHidden();
  expect(await cartOnPhone(page)).toMatchObject([{ quantity: OFFERED.quantity }]);
  await page.goto('/product/chia-seeds-mysuru-250g');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectNoBarriers(page, 'the question');
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
  await expect(beyond).toBeHidden();
  await expect(quoted).toContainText('× 24 · quoted price');
  await expect(quoted).toContainText('₹245 × 1');
});
