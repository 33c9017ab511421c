// What shoppers say of what they bought: from the form to the shop once and unpublished, and from the merchant's yes to everybody
// who looks at the product.
import { removeDocument, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { expectOneReview, field, ofProduct, openReview, submit } from '../steps/review-journey.ts';

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
  await expect(field(page, 'Product')).not.toBeEditable();
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
  const shown = page.getByRole('region', { name: 'Reviews' });
  await expect(async () => {
    // A function makes the copy that everybody reads.
    await page.reload();
    await expect(shown).toContainText(words, { timeout: 5_000 });
  }).toPass({ timeout: 45_000 });
  await expect(shown).toContainText('Asha Rao');
  await expect(shown.locator('img, b')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(shown).toContainText(words);
});
