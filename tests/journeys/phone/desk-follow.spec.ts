// The open desk follows the shop. Nothing here polls: changes are pushed.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { backupOn } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { ordersOf } from '../steps/checkout-journey.ts';
import { note, openDesk, orderAt, orderNamed, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

const A_MINUTE_MS = 60_000;

test.use({ device: 'new' });

test('an order that arrives while the desk is looked at stands there by itself, and so does its cancelling; one that was cancelled meanwhile is not packed by a phone that did not know', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.addInitScript((minute) => {
    const begin = globalThis.setTimeout;
    const unlessByTheClock = (...asked: Parameters<typeof begin>) =>
      asked[1] === minute ? 0 : begin(...asked);
    Reflect.set(globalThis, 'setTimeout', unlessByTheClock);
  }, A_MINUTE_MS);
  const [product] = await inStock();
  const { uid } = await makePhoneAccount();
  const listening = page.waitForResponse(/Firestore\/Listen\/channel/);
  await openDesk(page, '/desk/orders');
  await listening;
  // Its phone's clock is months behind.
  const longAgo = Date.now() - 100 * 24 * 60 * A_MINUTE_MS;
  const order = await putOrderAtShop(uid, [itemOf(product)], { timestamp: longAgo });
  const rows = page.getByRole('link', { name: order.orderNo });
  // Other journeys' orders may push it off the list's first page.
  await page.getByRole('searchbox').fill(order.orderNo);
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page).toHaveURL(orderAt(uid, order.orderId));
  await expect(orderNamed(page, order.orderNo)).toBeVisible();
  const cancelled = { deliveryStatus: 'cancel', cancelledBy: 'shopper' };
  await changeAtShop(uid, order.orderId, { ...cancelled, cancelledAt: Date.now() });
  await expect(page.getByText('· Cancelled')).toBeVisible();
  const falselyConfirmed = await page.getByRole('button', { name: 'Mark as packed' }).count();
  await page.goto(`/desk/orders?queue=cancelled&q=${order.orderNo}`);
  await expect(rows.first()).toBeVisible();
  const doubled = (await rows.count()) - 1;
  noteTally({ promise: 'orders-seen', repetitions: 1, lost: 0, doubled, falselyConfirmed });

  const other = await putOrderAtShop(uid, [itemOf(product)]);
  await page.goto(orderAt(uid, other.orderId));
  await expect(orderNamed(page, other.orderNo)).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Mark as packed');
  // Not even a browser that throws its database away loses the press.
  await expect.poll(() => backupOn(page)).toContain(other.orderId);
  await changeAtShop(uid, other.orderId, { ...cancelled, cancelledAt: Date.now() });
  await context.setOffline(false);
  const question = note(page, 'Marked as packed by you');
  await expect(question).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Do it anyway' })).toHaveCount(0);
  await press(page, 'Leave it as it is');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('· Cancelled')).toBeVisible();
  expect((await ordersOf(uid)).filter(({ fields }) => fields.packed)).toEqual([]);
});
