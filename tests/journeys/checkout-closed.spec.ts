// An order that was placed without a network outlives the shop being closed, or killed at the very press; the worker sends it.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import type { DemoProduct } from '../support/demo-products.ts';
import { everythingOnDevice } from '../support/device-storage.ts';
import {
  addToCart,
  choose,
  expectOneOrder,
  heading,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
  test,
} from './checkout-journey.ts';
import { dispatchSync } from './dispatch-sync.ts';
import { expect } from './journey.ts';

/** How long after the press the app is killed. ms */
const KILLED_AFTER = [0, 12, 30, 60, 150];

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

for (const payment of ['Cash on Delivery', 'Bank Transfer (NEFT)']) {
  test(`${payment}: an order placed without a network is sent by the worker after the shop was closed, once`, async ({
    page,
    context,
    product,
  }) => {
    const uid = await openCheckout(page, product);
    await context.setOffline(true);
    await choose(page, payment);
    await placeButton(page).click();
    await expect(page.getByText(NOT_PLACED).first()).toBeVisible();
    await Promise.all(context.pages().map((it) => it.close()));
    expect(await ordersOf(uid)).toEqual([]);
    await context.setOffline(false);
    await dispatchSync(context);
    const order = await expectOneOrder(uid);
    const again = await context.newPage();
    await again.goto(`/order/${order.id}`);
    await expect(again.getByRole('main')).toContainText(product.name);
    await expectOneOrder(uid);
  });
}

/** Pieces in the cart and orders on the phone of an app that has just been started. */
async function whatIsThere(page: Page): Promise<{ inCart: number; ordered: number }> {
  await page.goto('/orders');
  await expect(heading(page, 'My Orders')).toBeVisible();
  const { cartItems = [], orders = [], outbox = [] } = await everythingOnDevice(page);
  // The address of the first order may still wait, too.
  const waiting = outbox.filter((row) => JSON.stringify(row).includes('"kind":"order"'));
  expect(waiting.length, 'every order waits to be sent').toBe(orders.length);
  return { inCart: cartItems.length, ordered: orders.length };
}

test('killed at the press of Place Order, the app has the cart or the order, never both, and never neither', async ({
  launchOptions,
  network,
  product,
}) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'haat-killed-'));
  const options = { ...launchOptions, baseURL: 'http://localhost:5000', locale: 'en-IN' };
  const start = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(folder, options);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  const kill = async (context: BrowserContext) => {
    const isOver = new Promise((resolve) => context.once('close', resolve));
    await promisify(execFile)('pkill', ['-KILL', '-f', folder]);
    await isOver;
  };

  let { context, page } = await start();
  const uid = await openCheckout(page, product);
  network.cut();
  let placed = 0;
  for (const killedAfter of KILLED_AFTER) {
    await order(page, product);
    void placeButton(page)
      .click({ noWaitAfter: true })
      .catch(() => undefined);
    await sleep(killedAfter);
    await kill(context);
    ({ context, page } = await start());
    const { inCart, ordered } = await whatIsThere(page);
    expect(inCart + ordered - placed, `killed ${killedAfter} ms after the press`).toBe(1);
    placed = ordered;
  }
  network.join();
  await expect
    .poll(async () => (await ordersOf(uid)).length, { message: 'at the shop', timeout: 60_000 })
    .toBe(placed);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

/** Everything but the press. */
async function order(page: Page, product: DemoProduct): Promise<void> {
  await page.goto('/cart');
  const isEmpty = page.getByText('Your cart is empty.');
  await expect(isEmpty.or(page.getByRole('link', { name: product.name }))).toBeVisible();
  if (await isEmpty.isVisible()) await addToCart(page, product);
  await page.goto('/place-order');
  await expect(placeButton(page)).toBeVisible();
  await choose(page, 'Cash on Delivery');
}
