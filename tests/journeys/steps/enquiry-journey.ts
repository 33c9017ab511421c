// Steps for raising an enquiry, and the check of the arrived document.
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { enquiriesAbout, sentFields } from '../../support/shop-server.ts';
import { expect, onlyOne } from './journey.ts';

export { RAISED } from '../../support/confirmations.ts';

export function raiseButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Raise enquiry' });
}

/** Raises an enquiry on a product's page and waits until the phone says that it is kept. */
export async function raiseEnquiry(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await raiseButton(page).click();
  await expect(raiseButton(page)).toBeHidden();
}

/** Expects exactly one document, with exactly the specification's three fields. */
export async function expectOneEnquiry(product: DemoProduct, userId: string | null): Promise<void> {
  const enquiry = await onlyOne(() => enquiriesAbout(product.id), 'enquiries');
  expect(sentFields(enquiry)).toEqual({
    userId: userId === null ? { nullValue: null } : { stringValue: userId },
    productId: { stringValue: product.id },
    timestamp: { integerValue: expect.stringMatching(/^\d{13}$/) },
  });
}
