// Pages that the worker cannot draw, or not soon enough: the shop opens all the same, from the shell.
import type { BrowserContext } from 'playwright/test';
import { isDrawn } from '../../support/public-pages.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

type Failure = 'throws' | 'never ends';

/**
 * Has drawing fail in this way from now on, in a worker that has loaded what draws, for as long as it lives. Returns how to see which
 * addresses it was asked to draw since.
 */
async function failToDraw(context: BrowserContext, how: Failure): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the shop has no worker');
  await worker.evaluate((failure) => {
    const asked: string[] = [];
    Reflect.set(globalThis, 'askedToDraw', asked);
    Reflect.get(globalThis, 'haatWorkerTasks').tasks.drawScreen = ({ pathname, search }: URL) => {
      asked.push(pathname + search);
      if (failure === 'throws') return Promise.reject(new Error('a page that cannot be drawn'));
      return new Promise(() => undefined);
    };
  }, how);
  return () => worker.evaluate(() => Reflect.get(globalThis, 'askedToDraw'));
}

for (const [how, what] of [
  ['throws', 'a page cannot be drawn'],
  ['never ends', 'drawing a page takes too long'],
] as const) {
  test(`where ${what}, the shop opens all the same and shows its products, without a network too`, async ({
    page,
    context,
    network,
  }) => {
    await visitShop(page);
    // Lists in an order of the shopper's own are never kept: each of them is drawn when it is opened.
    const drawn = await page.goto('/products?sort=price-low');
    expect(isDrawn((await drawn?.text()) ?? '')).toBe(true);
    const askedToDraw = await failToDraw(context, how);
    network.cut();
    const other = '/products?sort=price-high';
    const reply = await page.goto(other);
    const html = (await reply?.text()) ?? '';
    expect(reply?.fromServiceWorker()).toBe(true);
    expect(html).toContain('<div id="root">');
    expect(isDrawn(html)).toBe(false);
    expect(await askedToDraw()).toContain(other);
    const card = page.locator('main a[href^="/product/"]').first();
    await expect(card).toContainText('₹');
    const name = await card.locator('.product-card__name').innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });
}
