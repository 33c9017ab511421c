// What the shop offered a shopper: to read, to open as a PDF and to order from, with and without a network; and nothing of it on the
// phone after the sign-out.
import type { Page } from 'playwright/test';
import { everythingOnDevice } from '../../support/device-storage.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { add, HOME, openAddresses } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { cards, offer, openQuotations } from '../steps/quotations-journey.ts';

const DEMO_CUSTOMER = '+919876543210';

const cardOf = (page: Page, { id }: StoredDocument) => cards(page).filter({ hasText: id });
async function quotationsAtShop(uid: string): Promise<StoredDocument[]> {
  const all = await listDocuments(`users/${uid}/quotations`);
  const dayOf = ({ fields }: StoredDocument) => String(fields.createdAt?.timestampValue);
  return all.sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const cartOnPhone = async (page: Page) => (await everythingOnDevice(page)).cartItems;

test('a shopper reads the quotations of the shop, newest first, each with its day, pictures and PDF, and opens one', async ({
  page,
}) => {
  const uid = await openQuotations(page, DEMO_CUSTOMER);
  const atShop = await quotationsAtShop(uid);
  await expect(cards(page)).toHaveCount(atShop.length);
  for (const [at, quotation] of atShop.entries()) {
    const card = cards(page).nth(at);
    await expect(card.getByRole('heading')).toContainText(quotation.id);
    const day = new Date(String(quotation.fields.createdAt?.timestampValue)).toISOString();
    await expect(card.locator('time')).toHaveAttribute('datetime', day);
    await expect(card.getByRole('img').first()).toBeVisible();
    const pdf = card.getByRole('link', { name: 'Quotation PDF' });
    await expect(pdf).toHaveAttribute('href', String(quotation.fields.pdfUrl?.stringValue));
    await expect(pdf).toHaveAttribute('target', '_blank');
    await expect(pdf).toHaveAttribute('rel', 'noopener');
    await expect(card).toContainText(/PDF, \d+ KB, on this phone/);
  }
  await cards(page)
    .nth(1)
    .getByRole('link', { name: /^Quotation [0-9a-f]/ })
    .click();
  await expect(page).toHaveURL(`/quotation-details?id=${atShop[1]?.id}`);
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹8,328');
});

test.describe('in a browser that shows PDFs, which the headless shell does not', () => {
  test.use({ wholeBrowser: true });

  test('without a network the quotations, their PDFs and the order from them are there; after the sign-out nothing is', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    const uid = await openQuotations(page, DEMO_CUSTOMER);
    const [, second] = await quotationsAtShop(uid);
    if (!second) throw new Error('the demo customer has no second quotation');
    await expect.poll(async () => (await everythingOnDevice(page)).quotationPdfs?.length).toBe(3);
    await context.setOffline(true);
    await page.goto('/quotations');
    await expect(page.getByText('No connection.')).toBeVisible();
    const pdf = cardOf(page, second).getByRole('link', { name: 'Quotation PDF' });
    await expect(pdf).toHaveAttribute('href', /^blob:/);
    const [tab] = await Promise.all([context.waitForEvent('page'), pdf.click()]);
    expect(tab.url()).toMatch(/^blob:/);
    await tab.close();
    await cardOf(page, second).getByRole('button', { name: 'Place Order' }).click();
    await expect(page).toHaveURL('/place-order');
    await expect(page.getByRole('region', { name: 'Total' })).toContainText('₹8,328');
    expect(await cartOnPhone(page)).toMatchObject([
      { quantity: 12, quotationId: second.id, product: { pricePaise: 25_500 } },
      { quantity: 24, quotationId: second.id, product: { pricePaise: 21_950 } },
    ]);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    const question = page.getByRole('dialog', { name: 'Log out and empty your cart?' });
    await question.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page).toHaveURL('/login');
    const { quotations, quotationPdfs, cartItems } = await everythingOnDevice(page);
    expect([quotations, quotationPdfs, cartItems]).toEqual([[], [], []]);
  });
});

test('an order from a quotation is placed without a network at the quoted prices, and the shop takes it at them', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const uid = await openAddresses(page);
  await add(page);
  await offer(uid, 'Q-2026-11');
  await page.goto('/quotations');
  await expect(cards(page)).toHaveCount(1);
  await context.setOffline(true);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/place-order');
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-confirmation\//);
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible({ timeout: 30_000 });
  const order = await expectOneOrder(uid);
  expect(order.fields).toMatchObject({
    quotationId: { stringValue: 'Q-2026-11' },
    total: { integerValue: '5268' },
    address: { mapValue: { fields: { name: { stringValue: HOME.name } } } },
  });
  const taken = async () => (await expectOneOrder(uid)).fields;
  await expect.poll(taken, { timeout: 30_000 }).toMatchObject({
    acceptedAt: { integerValue: expect.any(String) },
    total: { integerValue: '5268' },
  });
});

test('somebody without a quotation reads so, and one that the shop makes comes by itself; others never see it', async ({
  page,
}) => {
  const uid = await openQuotations(page);
  await expect(page.getByText('No quotations yet.')).toBeVisible();
  await offer(uid, 'Q-first');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('₹5,268');
  await expect(page.getByRole('link', { name: 'Quotation PDF' })).toHaveCount(0);
  await page.goto('/quotation-details?id=somebody-elses');
  await expect(page.getByText('Quotation not found')).toBeVisible();
});

test('the way to the quotations leads through the sign-in and on to them', async ({ page }) => {
  await page.goto('/quotations');
  await expect(page).toHaveURL('/login?returnUrl=%2Fquotations');
  await openQuotations(page, DEMO_CUSTOMER);
  await page.goto('/profile');
  const ways = page.getByRole('navigation', { name: 'Your account' });
  await ways.getByRole('link', { name: 'My Quotations' }).click();
  await expect(page).toHaveURL('/quotations');
});

test('the quotations have no barrier at 360 px, light, and at 1280 px, dark', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await openQuotations(page, DEMO_CUSTOMER);
  await expect(cards(page)).toHaveCount(3);
  await expectNoBarriersAnywhere(page, 'list');
  await page.goto('/quotation-details');
  await expect(placeOrder(page)).toBeVisible();
  await expectNoBarriersAnywhere(page, 'details');
  await context.setOffline(true);
  await page.goto('/quotations');
  await expect(page.getByText('No connection.')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'list without a network');
  await page.goto('/quotation-details?id=nothing');
  await expect(page.getByText('Quotation not found')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'no such quotation');
});
