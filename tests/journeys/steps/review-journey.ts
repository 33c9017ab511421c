// Steps of reviewing what was bought, and the judgement of what arrived at the shop.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { listDocuments, type StoredDocument, writeFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';
import { haveCatalogue } from './whole-device.ts';

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
export async function openReview(
  page: Page,
  product: Subject['product'],
  deliveryStatus = 'delivered',
): Promise<Subject> {
  const { account, orderId, subject } = await makeBuyer(product, deliveryStatus);
  await haveCatalogue(page);
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
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
export const ofProduct = async (product: Subject['product']): Promise<StoredDocument[]> =>
  (await listDocuments('reviews')).filter(
    ({ fields }) => fields.productId?.stringValue === product.id,
  );
export async function expectOneReview(
  { uid, orderId, product }: Subject,
  review: string,
  stars?: number,
) {
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
    ...(stars !== undefined && { stars: { integerValue: String(stars) } }),
    timestamp: { integerValue: expect.stringMatching(/^\d{13}$/) },
    published: { booleanValue: false },
  });
  return `reviews/${stored?.id}`;
}
