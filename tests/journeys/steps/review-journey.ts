// Steps for reviewing bought products, and the check of the shop's copy.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { expect, onlyOne } from './journey.ts';
import { itemOf, putOrderAtShop } from './orders-journey.ts';
import { haveCatalogue } from './whole-device.ts';

type Subject = { uid: string; orderId: string; product: DemoProduct };

/** Signs in a shopper with an order of the product in the given state, on a phone that knows the shop, and opens its review. */
export async function openReview(
  page: Page,
  product: DemoProduct,
  deliveryStatus = 'delivered',
): Promise<Subject> {
  const account = await makePhoneAccount();
  const { orderId } = await putOrderAtShop(account.uid, [itemOf(product)], {}, { deliveryStatus });
  await haveCatalogue(page);
  await putAccount(page, account);
  const query = new URLSearchParams({
    productId: product.id,
    customerName: 'Asha Rao',
    productName: product.name,
  });
  await page.goto(`/review-order/${orderId}?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit Review');
  return { uid: account.uid, orderId, product };
}

export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Review' });
export const ofProduct = async (product: DemoProduct): Promise<StoredDocument[]> =>
  (await listDocuments('reviews')).filter(
    ({ fields }) => fields.productId?.stringValue === product.id,
  );
export async function expectOneReview(
  { uid, orderId, product }: Subject,
  review: string,
  stars?: number,
) {
  const stored = await onlyOne(() => ofProduct(product), 'reviews');
  expect(stored.fields).toEqual({
    userId: { stringValue: uid },
    orderId: { stringValue: orderId },
    productId: { stringValue: product.id },
    customerName: { stringValue: 'Asha Rao' },
    productName: { stringValue: product.name },
    review: { stringValue: review },
    ...(stars !== undefined && { stars: { integerValue: String(stars) } }),
    timestamp: { integerValue: expect.stringMatching(/^\d{13}$/) },
    published: { booleanValue: false },
    // The shop's own mark, which a function sets a moment after its arrival.
    ...(stored.fields.changedAt && { changedAt: { timestampValue: expect.any(String) } }),
  });
  return `reviews/${stored.id}`;
}
