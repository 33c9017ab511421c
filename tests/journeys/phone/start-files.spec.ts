// How much of the shop's code a start on an installed phone runs: each file is a way through the worker.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { loadedScripts } from '../steps/loaded-scripts.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

const MAX_FILES = 8;

for (const who of ['a visitor', 'a shopper with an account']) {
  test(`whatever ${who} opens the shop with, it starts with at most eight files of script`, async ({
    page,
  }) => {
    await haveCatalogue(page);
    if (who !== 'a visitor') await putAccount(page, await makePhoneAccount());
    const [product] = await seededProducts();
    const counted: Record<string, number> = {};
    for (const path of ['/', '/products', `/product/${product?.id}`, '/search', '/cart']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // What comes by itself has come once the page has looked for news.
      await expect(page.getByText('Connected.')).toBeVisible();
      await page.waitForLoadState('networkidle');
      counted[path] = (await loadedScripts(page)).length;
    }
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(counted) });
    expect(Math.min(...Object.values(counted)), 'they are counted').toBeGreaterThan(4);
    expect(Math.max(...Object.values(counted)), JSON.stringify(counted)).toBeLessThanOrEqual(
      MAX_FILES,
    );
  });
}
