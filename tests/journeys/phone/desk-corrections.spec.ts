// A merchant's mistaken presses, on a narrow phone: withdrawn before they go, reverted and corrected afterwards; and who cancelled an order, and why.
import type { Browser, Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import {
  aShopper,
  atShop,
  keptForOffline,
  note,
  openDesk,
  orderAt,
  orderNamed,
  press,
  pressAndTell,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

async function anOrder(page: Page, browser: Browser, more = {}) {
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(browser);
  const { orderId, orderNo } = await putOrderAtShop(uid, [itemOf(product)], {}, more);
  await openDesk(page, orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  const reads = async (words: string) => {
    await shopper.goto(`/order/${orderId}`);
    await expect(shopper.getByRole('main')).toContainText(words, WAIT);
  };
  return { shopper, uid, orderNo, reads };
}

test('what is not sent yet is withdrawn, with what was pressed upon it, and never reaches the shop', async ({
  page,
  context,
  browser,
}) => {
  const { shopper, uid } = await anOrder(page, browser);
  await keptForOffline(page);
  await context.setOffline(true);
  await press(page, 'Packed');
  await pressAndTell(page, 'Shipped');
  const packed = note(page, 'You marked it as packed');
  await packed.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(packed).toContainText('What you pressed after it is withdrawn with it: shipped.');
  await packed.getByRole('button', { name: 'Keep it' }).click();
  await note(page, 'You marked it as shipped').getByRole('button').click();
  await expect(note(page, /not sent yet/)).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'packed'), WAIT).toBe(true);
  expect(await atShop(uid, 'deliveryStatus')).toBe('processing');
  await expect(page.getByText('· To ship')).toBeVisible();
  await shopper.context().close();
});

test('a parcel that was pressed by mistake goes back step by step; its number is corrected, and its shopper reads the new one', {
  tag: '@core',
}, async ({ page, browser }) => {
  const { shopper, uid, reads } = await anOrder(page, browser, { packed: true });
  await page.getByLabel('Tracking number').fill('EM1');
  await press(page, 'Shipped');
  await press(page, 'Not yet');
  expect(await atShop(uid, 'deliveryStatus')).toBe('processing');
  await pressAndTell(page, 'Shipped');
  await press(page, 'Correct courier or number');
  await page.getByLabel('Courier').fill('Delhivery');
  await page.getByLabel('Tracking number').fill('EM2');
  await press(page, 'Save the correction');
  await expect.poll(() => atShop(uid, 'trackingNumber'), WAIT).toBe('EM2');
  await reads('EM2');
  await page.getByText('Pressed by mistake?').click();
  await pressAndTell(page, 'Not shipped after all');
  await expect.poll(() => atShop(uid, 'deliveryStatus'), WAIT).toBe('processing');
  await expect.poll(() => atShop(uid, 'trackingNumber'), WAIT).toBeNull();
  await page.getByText('Pressed by mistake?').click();
  await press(page, 'Not packed after all');
  await expect.poll(() => atShop(uid, 'packed'), WAIT).toBe(false);
  await expect(page.getByText('· To pack')).toBeVisible();
  await reads('Cancel order');
  // With one step more or less, the shop would count another number.
  const lost = (await atShop(uid, 'corrections')) === '3' ? 0 : 1;
  expect(lost).toBe(0);
  noteTally({ promise: 'steps-back', repetitions: 3, lost, doubled: lost, falselyConfirmed: null });
  await shopper.context().close();
});

test('cash that the courier has stands in a list until it is received; its shopper has paid', async ({
  page,
  browser,
}) => {
  const { shopper, uid, orderNo, reads } = await anOrder(page, browser, {
    ...{ packed: true, deliveryStatus: 'shipped' },
  });
  await pressAndTell(page, 'Delivered, cash with the courier');
  await expect.poll(() => atShop(uid, 'cashWith'), WAIT).toBe('courier');
  expect(await atShop(uid, 'status')).toBe('pending');
  await expect(page.getByText('The courier still has the cash.')).toBeVisible();
  await reads('Successful');
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Cash to come' }).click();
  await page.getByLabel('Search by number').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await press(page, 'Cash received');
  await expect.poll(() => atShop(uid, 'status'), WAIT).toBe('success');
  expect(await atShop(uid, 'cashWith')).toBeNull();
  await shopper.context().close();
});

test('whoever cancels an order says why, and its shopper reads it', async ({ page, browser }) => {
  const { shopper, uid, reads } = await anOrder(page, browser);
  await press(page, 'Cancel the order');
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Cancel the order' });
  await yes.click();
  await expect(dialog).toContainText('Say why, so that the customer knows.');
  await dialog.getByLabel('Why').selectOption('Another reason');
  await dialog.getByLabel('Reason').fill('The monsoon took the harvest.');
  await yes.click();
  await expect.poll(() => atShop(uid, 'cancelledBy'), WAIT).toBe('merchant');
  await expect(
    page.getByText('Cancelled at the desk. The monsoon took the harvest.'),
  ).toBeVisible();
  await reads('The shop cancelled it: The monsoon took the harvest.');
  await shopper.context().close();
});
