// A new version of the shop under open tabs: it waits to be let in, then every tab follows, and nothing is lost.
import { deployNextVersion, isNext, READY } from '../steps/deploy.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test('a new version says that it is ready, Update lets it in, and every tab follows', async ({
  page,
  context,
  network,
}) => {
  await visitShop(page);
  const other = await context.newPage();
  await other.goto('/cart');
  deployNextVersion(network);
  await page.reload();
  await expect(page.getByText(READY)).toBeVisible();
  await expect(isNext(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(isNext(page)).toHaveCount(1);
  await expect(isNext(other)).toHaveCount(1);
  await expect(page.getByText(READY)).toBeHidden();
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  const html = await (await page.reload())?.text();
  expect(html, 'the new worker draws with the new version’s page').toMatch(
    /data-version="next"[\s\S]*id="island"/,
  );
});

test('an enquiry that waits survives the change of versions', async ({
  page,
  context,
  network,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
  deployNextVersion(network);
  await page.goto('/products');
  await expect(page.getByText(READY)).toBeVisible();
  await context.setOffline(true);
  await raiseEnquiry(page, soldOut);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(isNext(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
  await context.setOffline(false);
  await expectOneEnquiry(soldOut, null);
});
