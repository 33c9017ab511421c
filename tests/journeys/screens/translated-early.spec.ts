// A drawn page that the browser translates before the page's code has come: React renders it anew.
import type { Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { translatePages } from '../steps/translator.ts';
import { keepsPresses } from '../steps/whole-device.ts';

const isCode = ({ url }: SeenRequest) => /^\/assets\/index-.*\.js$/.test(url.pathname);

/** Opens a page that is translated before its code has come. */
async function openTranslated(page: Page, network: FaultProxy, path: string): Promise<void> {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  await translatePages(page, 'drawn');
  await page.goto(path, { waitUntil: 'commit' });
  await keepsPresses(page);
  await page.locator('main font').first().waitFor({ state: 'attached' });
}

test('what is pressed on a translated page before its code has come is done when it comes', async ({
  page,
  network,
}) => {
  const [product] = await inStock();
  await openTranslated(page, network, `/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(product.name);
});

test('what is typed on a translated page before its code has come stays, and so does the focus', async ({
  page,
  network,
}) => {
  const message = page.getByLabel('Message', { exact: true });
  await openTranslated(page, network, '/contact-us');
  await message.fill('Is the turmeric whole?');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(message).toHaveValue('Is the turmeric whole?');
  await expect(message).toBeFocused();
  await expectKept(page, 'Is the turmeric whole?');
});
