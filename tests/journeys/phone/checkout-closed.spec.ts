// An order that was placed without a network outlives the shop being closed; the worker sends it.
import { BACKGROUND_SYNC } from '../../support/without-sync.ts';
import {
  choose,
  expectOneOrder,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
  test,
} from '../steps/checkout-journey.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import { expect } from '../steps/journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('an order placed without a network is sent by the worker after the shop was closed, once, in its account’s name', {
  tag: BACKGROUND_SYNC,
}, async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(page.getByText(NOT_PLACED).first()).toBeVisible();
  await Promise.all(context.pages().map((it) => it.close()));
  expect(await ordersOf(uid)).toEqual([]);
  await context.setOffline(false);
  await dispatchSync(context);
  const order = await expectOneOrder(uid);
  const again = await context.newPage();
  // Chromium sometimes loses the first navigation to a worker that a tool has just woken; nobody answers it, and the next one is.
  await expect(async () => {
    await again.goto(`/order/${order.id}`, { timeout: 10_000 });
  }).toPass({ timeout: 30_000 });
  await expect(again.getByRole('main')).toContainText(product.name);
  await expectOneOrder(uid);
});
