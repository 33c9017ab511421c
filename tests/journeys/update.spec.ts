// A new version of the shop under open tabs: it waits to be let in, then every tab follows, and nothing is lost.
import type { FaultProxy } from '../support/fault-proxy.ts';
import { expectOneEnquiry, raiseEnquiry } from './enquiry-journey.ts';
import { expect, test } from './journey.ts';
import { visitShop } from './whole-device.ts';

/** From now on the server seems to have a newer build: another worker, and another first page in its precache. */
function deployNextVersion(network: FaultProxy): void {
  network.fault(({ url }) => url.pathname === '/service-worker.js', {
    do: 'rewrite',
    text: (worker) =>
      worker.replace(
        /(revision:|"revision":)"[^"]+"(,"?url"?:"(\/)?index\.html")|("?url"?:"index\.html","?revision"?:)"[^"]+"/,
        (_all, key, rest, _slash, before) =>
          before ? `${before}"next-version"` : `${key}"next-version"${rest}`,
      ),
  });
  network.fault(({ url }) => /^\/(index\.html)?$/.test(url.pathname), {
    do: 'rewrite',
    text: (html) => html.replace('<html', '<html data-version="next"'),
  });
}

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
  await expect(page.getByText('A new version of the shop is ready.')).toBeVisible();
  await expect(page.locator('html[data-version=next]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('html[data-version=next]')).toHaveCount(1);
  await expect(other.locator('html[data-version=next]')).toHaveCount(1);
  await expect(page.getByText('A new version of the shop is ready.')).toBeHidden();
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
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
  await expect(page.getByText('A new version of the shop is ready.')).toBeVisible();
  await context.setOffline(true);
  await raiseEnquiry(page, soldOut);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('html[data-version=next]')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(/saved on this phone/i);
  await context.setOffline(false);
  await expectOneEnquiry(soldOut, null);
});
