// What shoppers say of what they bought: from the form to the shop once and unpublished, and from the merchant's yes to everybody
// who looks at the product.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import {
  listDocuments,
  removeDocument,
  type StoredDocument,
  writeFields,
} from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { expectNoBarriers, PHONE, WIDE } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

type Subject = { uid: string; orderId: string; product: { id: string; name: string } };

/** An account with an order of the product, as the merchant left it. */
async function makeBuyer(product: Subject['product'], deliveryStatus: string) {
  const account = await makePhoneAccount();
  const orderId = randomUUID().replaceAll('-', '');
  const item = {
    productId: { stringValue: product.id },
    name: { stringValue: product.name },
    quantity: { integerValue: '1' },
    price: { integerValue: '240' },
  };
  await writeFields(`users/${account.uid}/orders/${orderId}`, {
    orderId: { stringValue: orderId },
    items: { arrayValue: { values: [{ mapValue: { fields: item } }] } },
    address: { mapValue: { fields: { name: { stringValue: 'Asha Rao' } } } },
    timestamp: { integerValue: String(Date.now()) },
    paymentMethod: { stringValue: 'cod' },
    total: { integerValue: '240' },
    deliveryStatus: { stringValue: deliveryStatus },
    acceptedAt: { integerValue: String(Date.now()) },
  });
  return { account, orderId, subject: { uid: account.uid, orderId, product } };
}

/** Signs the buyer in on a phone that knows the shop, and opens the review of the product. */
async function openReview(
  page: Page,
  product: Subject['product'],
  deliveryStatus = 'delivered',
): Promise<Subject> {
  const { account, orderId, subject } = await makeBuyer(product, deliveryStatus);
  await visitShop(page);
  await putAccount(page, account);
  const query = new URLSearchParams({
    productId: product.id,
    customerName: 'Asha Rao',
    productName: product.name,
  });
  await page.goto(`/review-order/${orderId}?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit Review');
  return subject;
}
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
const ofProduct = async (product: Subject['product']): Promise<StoredDocument[]> =>
  (await listDocuments('reviews')).filter(
    ({ fields }) => fields.productId?.stringValue === product.id,
  );
async function expectOneReview({ uid, orderId, product }: Subject, review: string) {
  const count = async () => (await ofProduct(product)).length;
  await expect.poll(count, { message: 'reviews at the shop', timeout: 45_000 }).toBe(1);
  const [stored] = await ofProduct(product);
  expect(stored?.fields).toEqual({
    userId: { stringValue: uid },
    orderId: { stringValue: orderId },
    productId: { stringValue: product.id },
    customerName: { stringValue: 'Asha Rao' },
    productName: { stringValue: product.name },
    review: { stringValue: review },
    timestamp: { integerValue: expect.stringMatching(/^\d{13}$/) },
    published: { booleanValue: false },
  });
  return `reviews/${stored?.id}`;
}

test.afterEach(async ({ soldOut }) => {
  for (const { id } of await ofProduct(soldOut)) await removeDocument(`reviews/${id}`);
});

test('a review is written without a network, survives a reload, arrives once, and is shown once the merchant has published it', async ({
  page,
  context,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  const words = 'Sweet & fresh. <b>Bold</b> <img src=x onerror=alert(1)>';
  const subject = await openReview(page, soldOut);
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(field(page, 'Product')).toHaveValue(soldOut.name);
  await submit(page).click();
  await expect(page.getByText('Review is required')).toBeVisible();
  await expect(field(page, 'Review')).toBeFocused();
  await field(page, 'Review').fill(words);
  await expectKept(page, words);
  await page.reload();
  await expect(field(page, 'Review')).toHaveValue(words);
  await context.setOffline(true);
  await submit(page).dblclick();
  await expect(page.getByText('Saved on this phone – not sent yet.')).toBeVisible();
  await expect(field(page, 'Review')).toHaveValue('');
  await expect(page.getByText('Review is required')).toBeHidden();
  await page.goto('/waiting');
  const waiting = page.getByRole('heading', { name: `Your review of ${soldOut.name}` });
  await expect(waiting).toHaveCount(1);
  await context.setOffline(false);
  const path = await expectOneReview(subject, words);
  await expect(waiting).toBeHidden();
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);
  await writeFields(path, { published: { booleanValue: true } });
  await page.reload();
  const shown = page.getByRole('region', { name: 'Reviews' });
  await expect(shown).toContainText(words);
  await expect(shown).toContainText('Asha Rao');
  await expect(shown.locator('img, b')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(shown).toContainText(words);
});

test('online, the shop’s thanks come after the review has arrived', async ({ page, soldOut }) => {
  const subject = await openReview(page, soldOut);
  await field(page, 'Review').fill('Fine and fresh.');
  await submit(page).click();
  await expect(page.getByText('Thank you! Your review has reached the shop.')).toBeVisible();
  await expectOneReview(subject, 'Fine and fresh.');
});

test('a review of what was not delivered is not taken, the page says so beforehand, and the words stay', async ({
  page,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  test.slow();
  const { orderId } = await openReview(page, soldOut, 'shipped');
  await expect(page.getByText('This order has not been delivered yet.')).toBeVisible();
  await field(page, 'Review').fill('Too early.');
  await submit(page).click();
  await expect(page.getByText('Your review has not reached the shop.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await ofProduct(soldOut)).toEqual([]);
  await page.goto('/waiting');
  await expect(page.getByText('The shop did not accept this.')).toBeVisible();
  await page.goto(`/review-order/${orderId}`);
  await page.getByRole('link', { name: soldOut.name }).click();
  await expect(field(page, 'Product')).toHaveValue(soldOut.name);
});

for (const [size, colorScheme] of [
  [PHONE, 'light'],
  [WIDE, 'dark'],
] as const) {
  test(`the review page has no barrier at ${size.width} px, ${colorScheme}`, async ({
    page,
    soldOut,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    const { orderId } = await openReview(page, soldOut);
    await expectNoBarriers(page, 'form');
    await submit(page).click();
    await expectNoBarriers(page, 'form with a problem');
    await field(page, 'Review').fill('Fine.');
    await submit(page).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    await expectNoBarriers(page, 'thanks');
    await page.goto(`/review-order/${orderId}`);
    await expect(page.getByRole('link', { name: soldOut.name })).toBeVisible();
    await expectNoBarriers(page, 'choice');
    await page.goto('/product/moringa-leaf-powder-200g');
    await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
    await expectNoBarriers(page, 'product with reviews');
  });
}
