// The pages that stand still and the blogs, without a network after one visit to the shop.
import { listDocuments } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { pageHeading, STILL_PAGES } from '../steps/still-pages.ts';
import { visitShop } from '../steps/whole-device.ts';

test('every page opens, and opens again without a network after one visit to the shop', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    for (const [path, title] of Object.entries(STILL_PAGES)) {
      await page.goto(path);
      await expect(pageHeading(page)).toHaveText(title);
    }
  }
});

test('blogs are listed with at most 100 words each and open, also without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const blogs = await listDocuments('blogs');
  await visitShop(page);
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    await page.goto('/blogs');
    await expect(pageHeading(page)).toHaveText('Blogs');
    const cards = page.locator('main a[href^="/blog/"]');
    await expect(cards).toHaveCount(blogs.length);
    for (const words of await cards.locator('p').allInnerTexts()) {
      expect(words.split(/\s+/).length).toBeLessThanOrEqual(100);
      expect(words).toMatch(/\.\.\.$/);
    }
    const first = cards.first();
    const title = await first.getByRole('heading').innerText();
    await first.click();
    await expect(pageHeading(page)).toHaveText('Blog');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  }
});
