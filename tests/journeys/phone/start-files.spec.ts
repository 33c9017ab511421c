// How much of the shop's code a start on an installed phone runs: each file is a way through the worker.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { seededProducts } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { PHONE } from '../steps/list-page.ts';
import { loadedScripts } from '../steps/loaded-scripts.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

test.use({ viewport: PHONE });

test('whatever one opens the shop with, it starts with at most eight files of script, and one more with an account', async ({
  page,
}) => {
  await haveCatalogue(page);
  const [product] = await seededProducts();
  for (const max of [8, 9]) {
    if (max === 9) await putAccount(page, await makePhoneAccount());
    const counted: Record<string, number> = {};
    for (const path of ['/', '/products', `/product/${product?.id}`, '/search', '/cart']) {
      await page.goto(path);
      await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
      // What comes by itself has come once the page has looked for news.
      await page.waitForLoadState('networkidle');
      counted[path] = (await loadedScripts(page)).length;
    }
    expect(Math.min(...Object.values(counted)), 'they are counted').toBeGreaterThan(4);
    expect(Math.max(...Object.values(counted)), JSON.stringify(counted)).toBeLessThanOrEqual(max);
  }
});
