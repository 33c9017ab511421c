// Shoppers' reviews of bought products: sent once, unpublished, and public after the merchant’s yes.
import { removeDocument, writeFields } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { cards } from '../steps/list-page.ts';
import { expectOneReview, field, ofProduct, openReview, submit } from '../steps/review-journey.ts';

test.afterEach(async ({ soldOut }) => {
  for (const { id } of await ofProduct(soldOut)) await removeDocument(`reviews/${id}`);
});

test('a review stands on card and page once it is public', async ({ page, context, soldOut }) => {
  const words = 'Sweet & fresh. <b>Bold</b> <img src=x onerror=alert(1)>';
  const subject = await openReview(page, soldOut);
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await expect(field(page, 'Product')).not.toBeEditable();
  await submit(page).click();
  await expect(page.getByText('Review is required')).toBeVisible();
  await expect(field(page, 'Review')).toBeFocused();
  await context.setOffline(true);
  const stars = page.getByRole('group', { name: 'Rating (optional)' });
  const star = (nth: number) => stars.getByRole('radio', { name: `${nth} stars`, exact: true });
  await expect(stars.getByText('☆')).toHaveCount(5);
  await star(2).click();
  await expect(stars.getByText('★')).toHaveCount(2);
  await expect(star(2)).toBeChecked();
  await star(2).click();
  await expect(star(2)).not.toBeChecked();
  await star(4).click();
  await field(page, 'Review').fill(words);
  await expectKept(page, words);
  await page.reload();
  await expect(star(4)).toBeChecked();
  await expect(field(page, 'Review')).toHaveValue(words);
  await submit(page).dblclick();
  await expect(page.getByText('Saved on this phone – not sent yet.')).toBeVisible();
  await expect(field(page, 'Review')).toHaveCount(0);
  await expect(submit(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the order' })).toBeFocused();
  await context.setOffline(false);
  const path = await expectOneReview(subject, words, 4);
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.getByText('Connected.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toHaveCount(0);

  await writeFields(path, { published: { booleanValue: true } });
  const shown = page.getByRole('region', { name: 'Reviews' });
  // The data for search engines stays as it was when the page was drawn.
  const data = page.locator('script[type="application/ld+json"]').first();
  await expect(async () => {
    // Functions copy and count it, and the catalogue follows.
    await page.reload();
    await expect(shown).toContainText(words, { timeout: 5_000 });
    expect(await data.textContent({ timeout: 5_000 })).toContain('"ratingValue":"4.0"');
  }).toPass();
  await expect(page.getByRole('main')).toContainText('4.0 of 5 stars, 1 review');
  await expect(shown).toContainText('Asha Rao');
  await expect(shown.locator('img, b')).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(shown).toContainText(words);
  await page.goto(`/products?search=${soldOut.name.split(' ').at(-1)}`);
  await expect(cards(page).first()).toContainText('★ 4.0 (1)');
});
