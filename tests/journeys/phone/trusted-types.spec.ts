// Trusted Types on the pages that the worker answers for, and on the shop's own workers.
import { expect, test } from '../steps/journey.ts';
import { HARMFUL, makeHtml, REFUSALS, REFUSED } from '../steps/text-to-html.ts';

test('a page that the phone itself has drawn makes no HTML of text, and what it searches by runs', async ({
  page,
  complaints,
}) => {
  complaints.expectNotes(REFUSALS);
  const reply = await page.goto('/search');
  expect(reply?.fromServiceWorker()).toBe(true);
  expect(await makeHtml(page, HARMFUL)).toBe(REFUSED);
  await page.getByRole('combobox', { name: 'Search products' }).fill('haldi');
  await expect(
    page.getByRole('option').filter({ hasText: 'Show results in Turmeric' }),
  ).toBeVisible();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/catalogue-worker-/),
  ]);
  await expect(page).not.toHaveTitle('1337');
});
