// A merchant's mistaken presses, on a narrow phone: withdrawn before they go, reverted and corrected afterwards.
import type { Page } from 'playwright/test';
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
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

async function anOrder(page: Page, anotherPhone: () => Promise<Page>, more = {}) {
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(anotherPhone);
  const { orderId, orderNo } = await putOrderAtShop(uid, [itemOf(product)], {}, more);
  await openDesk(page, orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  const reads = async (words: string) => {
    await shopper.goto(`/order/${orderId}`);
    await expect(shopper.getByRole('main')).toContainText(words);
  };
  return { uid, orderId, orderNo, reads };
}

test('a step is undone; cash that was not received yet is listed; an order whose customer has left takes no private note', async ({
  page,
  context,
  anotherPhone,
}) => {
  const { uid, orderId, orderNo, reads } = await anOrder(page, anotherPhone);
  await keptForOffline(page);
  await context.setOffline(true);
  await press(page, 'Mark as packed');
  await pressAndTell(page, 'Mark as shipped');
  await expect(note(page, 'Marked as shipped · not sent yet')).toBeVisible();
  const packed = note(page, 'Marked as packed · not sent yet');
  await packed.getByRole('button', { name: 'Undo' }).click();
  await expect(packed).toContainText('This also undoes: shipped.');
  await packed.getByRole('button', { name: 'Do not undo' }).click();
  await note(page, 'Marked as shipped · not sent yet').getByRole('button').click();
  await expect(note(page, /not sent yet/)).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'packed')).toBe(true);
  expect(await atShop(uid, 'deliveryStatus')).toBe('processing');
  await expect(page.getByText('· To ship')).toBeVisible();
  await pressAndTell(page, 'Mark as shipped');
  await pressAndTell(page, 'Mark as delivered, courier has the cash');
  await expect.poll(() => atShop(uid, 'cashWith')).toBe('courier');
  expect(await atShop(uid, 'status')).toBe('pending');
  await expect(page.getByText('The courier still has the cash.')).toBeVisible();
  await reads('Successful');
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Cash not received yet' }).click();
  await page.getByLabel('Search by number').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await press(page, 'Mark cash as received');
  await expect.poll(() => atShop(uid, 'status')).toBe('success');
  expect(await atShop(uid, 'cashWith')).toBeNull();
  const privateNote = page.getByRole('heading', { name: 'Private note' });
  await expect(privateNote).toBeVisible();
  // As when the customer deletes their account.
  await changeAtShop(uid, orderId, { isOwnerGone: true });
  await expect(privateNote).toBeHidden();
});

test('a parcel that was pressed by mistake goes back step by step; its number is corrected, and cancelling it takes a reason; its shopper reads both', {
  tag: '@core',
}, async ({ page, anotherPhone }) => {
  const { uid, orderId, reads } = await anOrder(page, anotherPhone, { packed: true });
  await page.getByLabel('Tracking number').fill('EM1');
  await press(page, 'Mark as shipped');
  await press(page, 'Not yet');
  expect(await atShop(uid, 'deliveryStatus')).toBe('processing');
  await pressAndTell(page, 'Mark as shipped');
  await press(page, 'Correct courier or number');
  await page.getByLabel('Courier').fill('Delhivery');
  await page.getByLabel('Tracking number').fill('EM2');
  await press(page, 'Save the correction');
  await expect.poll(() => atShop(uid, 'trackingNumber')).toBe('EM2');
  await reads('EM2');
  await press(page, 'Correct courier or number');
  await page.getByLabel('Courier').fill('Blue Dart');
  // By another merchant.
  await changeAtShop(uid, orderId, { trackingNumber: 'EM3' });
  await expect(page.getByText('Tracking number: EM3', { exact: true })).toBeVisible();
  await press(page, 'Save the correction');
  await expect(note(page, 'corrected by you')).toContainText('EM3');
  await press(page, 'Leave it as it is');
  await expect(note(page, 'corrected by you')).toHaveCount(0);
  expect(await atShop(uid, 'courier')).toBe('Delhivery');
  await page.getByText('Pressed by mistake?').click();
  await pressAndTell(page, 'Mark as not shipped');
  await expect.poll(() => atShop(uid, 'deliveryStatus')).toBe('processing');
  await expect.poll(() => atShop(uid, 'trackingNumber')).toBeNull();
  await page.getByText('Pressed by mistake?').click();
  await press(page, 'Mark as not packed');
  await expect.poll(() => atShop(uid, 'packed')).toBe(false);
  await expect(page.getByText('· To pack')).toBeVisible();
  await reads('Cancel order');

  await press(page, 'Cancel the order');
  const dialog = page.getByRole('dialog');
  const yes = dialog.getByRole('button', { name: 'Cancel the order' });
  await yes.click();
  await expect(dialog).toContainText('Say why, so that the customer knows.');
  await dialog.getByLabel('Why').selectOption('Another reason');
  await dialog.getByLabel('Reason').fill('The monsoon took the harvest.');
  await yes.click();
  await expect.poll(() => atShop(uid, 'cancelledBy')).toBe('merchant');
  await expect(
    page.getByText('Cancelled at the desk. The monsoon took the harvest.'),
  ).toBeVisible();
  await reads('The shop cancelled it: The monsoon took the harvest.');
  // With one step more or less, the shop would count another number.
  const lost = (await atShop(uid, 'corrections')) === '3' ? 0 : 1;
  noteTally({ promise: 'steps-back', repetitions: 3, lost, doubled: lost, falselyConfirmed: null });
});
