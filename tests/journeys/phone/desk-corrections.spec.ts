// What happens to orders besides packing and shipping, on a narrow phone: mistaken presses, withdrawn or reverted; orders that change while
// they are looked at; refunds by hand. Refunds by the provider: tests/functions/handlers/money-back.test.ts.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { inStock } from '../../support/demo-products.ts';
import { backupOn } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import { ordersOf } from '../steps/checkout-journey.ts';
import {
  aShopper,
  atShop,
  goOffline,
  note,
  openDesk,
  orderAt,
  orderNamed,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, fact, itemOf, openOrder, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

test('steps pressed by mistake are undone before they go; a parcel goes back step by step; its number is corrected, and cancelling it takes a reason; its shopper reads both', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(anotherPhone);
  const { orderId, orderNo } = await putOrderAtShop(uid, [itemOf(product)]);
  await openDesk(page, orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  const reads = async (words: string) => {
    await shopper.goto(`/order/${orderId}`);
    await expect(shopper.getByRole('main')).toContainText(words);
  };
  await goOffline(page);
  await press(page, 'Mark as packed');
  await pressAndTell(page, 'Mark as shipped');
  const shipped = note(page, 'Marked as shipped · not sent yet');
  await expect(shipped).toBeVisible();
  const packed = note(page, 'Marked as packed · not sent yet');
  await packed.getByRole('button', { name: 'Undo' }).click();
  await expect(packed).toContainText('This also undoes: shipped.');
  await packed.getByRole('button', { name: 'Do not undo' }).click();
  await shipped.getByRole('button').click();
  await expect(note(page, /not sent yet/)).toHaveCount(1);
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'packed')).toBe(true);
  expect(await atShop(uid, 'deliveryStatus')).toBe('processing');
  await expect(page.getByText('· To ship')).toBeVisible();

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
  const privateNote = page.getByRole('heading', { name: 'Private note' });
  await expect(privateNote).toBeVisible();
  // As when the customer deletes their account.
  await changeAtShop(uid, orderId, { isOwnerGone: true });
  await expect(privateNote).toBeHidden();
  // With one step more or less, the shop would count another number.
  const lost = (await atShop(uid, 'corrections')) === '3' ? 0 : 1;
  noteTally({ promise: 'steps-back', repetitions: 3, lost, doubled: lost, falselyConfirmed: null });
});

test('an order that arrives while the desk is looked at stands there by itself, and so does its cancelling; one that was cancelled meanwhile is not packed by a phone that did not know', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.addInitScript((minute) => {
    const begin = globalThis.setTimeout;
    const unlessByTheClock = (...asked: Parameters<typeof begin>) =>
      asked[1] === minute ? 0 : begin(...asked);
    Reflect.set(globalThis, 'setTimeout', unlessByTheClock);
  }, 60_000);
  const [product] = await inStock();
  const { uid } = await makePhoneAccount();
  const listening = page.waitForResponse(/Firestore\/Listen\/channel/);
  await openDesk(page, '/desk/orders');
  await listening;
  // Its phone's clock is months behind.
  const longAgo = Date.now() - 100 * 24 * 60 * 60_000;
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

test('a transfer told for two orders is looked for after one has lapsed, and given back without a network; its shopper reads when and how', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const [product] = await inStock();
  const { shopper, uid } = await aShopper(anotherPhone);
  const byTransfer = { paymentMethod: 'NEFT' } as const;
  const number = String(Date.now());
  const spaced = `UTR ${number.slice(0, 6)} ${number.slice(6)}`;
  const told = (transactionId: string) => ({ transactionId, transactionTimestamp: Date.now() });
  const other = await putOrderAtShop(uid, [itemOf(product)], byTransfer, told(`utr${number}`));
  const lapsed = await putOrderAtShop(uid, [itemOf(product)], byTransfer, {
    ...told(spaced),
    ...{ status: 'failed', deliveryStatus: 'cancel', cancelledAt: Date.now() },
  });
  const stored = async () =>
    (await ordersOf(uid)).find(({ fields }) => fields.orderNo?.stringValue === lapsed.orderNo)
      ?.fields;

  await openDesk(page);
  await page.getByRole('link', { name: /Money to give back/ }).click();
  const row = page.getByRole('link', { name: lapsed.orderNo });
  await expect(row).toContainText('check your bank first');
  await row.click();
  await expect(orderNamed(page, lapsed.orderNo)).toBeVisible();
  await expect(page.getByText(`Transaction id: ${spaced}`)).toBeVisible();
  await page.getByRole('link', { name: other.orderNo }).click();
  await expect(
    page.getByText(`Other orders have the same transaction id: ${lapsed.orderNo}`),
  ).toBeVisible();
  await pressAndTell(page, 'Mark as received');
  await expect(page.getByText('· To pack')).toBeVisible();
  await page.goBack();
  await press(page, 'Mark as received');
  await expect.poll(async () => (await stored())?.status?.stringValue).toBe('success');

  await context.setOffline(true);
  await press(page, 'Mark as given back');
  await expect(page.getByText('Write the UTR. Your bank shows it')).toBeVisible();
  await page.getByLabel('Reference of your transfer (UTR)').fill('N123 456');
  await press(page, 'Mark as given back');
  await expect(page.getByRole('heading', { name: 'Money given back' })).toBeVisible();
  await expect(note(page, 'Marked as given back · not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await stored())?.refund?.stringValue).toBe('done');
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('link', { name: /^Money to give back/ }).click();
  await expect(page.getByRole('link', { name: lapsed.orderNo })).toHaveCount(0);

  await openOrder(shopper, lapsed);
  await expect(fact(shopper, 'Refunded')).toContainText('by bank transfer, N123 456');
  const lost = (await stored())?.refundReference?.stringValue === 'N123 456' ? 0 : 1;
  const doubled = (await ordersOf(uid)).filter(({ fields }) => fields.refund).length - 1;
  noteTally({ promise: 'money-back', repetitions: 1, lost, doubled, falselyConfirmed: null });
});
