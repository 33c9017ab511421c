// The open desk follows the shop. Nothing here polls: changes are pushed.
import { inStock } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { aShopper, openDesk, orderAt, orderNamed, test, WAIT } from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

const A_MINUTE_MS = 60_000;

test.use({ device: 'new' });

test('an order that arrives while the desk is looked at stands there by itself, and so does its cancelling', {
  tag: '@core',
}, async ({ page, browser }) => {
  await page.addInitScript((minute) => {
    const begin = globalThis.setTimeout;
    const unlessByTheClock = (...asked: Parameters<typeof begin>) =>
      asked[1] === minute ? 0 : begin(...asked);
    Reflect.set(globalThis, 'setTimeout', unlessByTheClock);
  }, A_MINUTE_MS);
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(browser);
  const listening = page.waitForResponse(/Firestore\/Listen\/channel/);
  await openDesk(page, '/desk/orders');
  await listening;
  // Its phone's clock is months behind.
  const longAgo = Date.now() - 100 * 24 * 60 * A_MINUTE_MS;
  const order = await putOrderAtShop(uid, [itemOf(product)], { timestamp: longAgo });
  const rows = page.getByRole('link', { name: order.orderNo });
  await expect(rows).toHaveCount(1, WAIT);
  await rows.click();
  await expect(page).toHaveURL(orderAt(uid, order.orderId));
  await expect(orderNamed(page, order.orderNo)).toBeVisible();
  await changeAtShop(uid, order.orderId, {
    ...{ deliveryStatus: 'cancel', cancelledBy: 'shopper' },
    cancelledAt: Date.now(),
  });
  await expect(page.getByText('· Cancelled')).toBeVisible(WAIT);
  const falselyConfirmed = await page.getByRole('button', { name: 'Packed' }).count();
  await page.goto(`/desk/orders?queue=cancelled&q=${order.orderNo}`);
  await expect(rows.first()).toBeVisible();
  const tally = { repetitions: 1, lost: 0, doubled: (await rows.count()) - 1 };
  expect({ ...tally, falselyConfirmed }).toMatchObject({
    lost: 0,
    doubled: 0,
    falselyConfirmed: 0,
  });
  noteTally({ promise: 'orders-seen', ...tally, falselyConfirmed });
  await shopper.context().close();
});
