// An order paid by cash on delivery or bank transfer: with a network and without, in one tab and in two, and when its price rises.
import { noteTally } from '../../support/note-tally.ts';
import { writeFields } from '../../support/shop-server.ts';
import {
  choose,
  expectOneOrder,
  heading,
  isOrderWriteOf,
  method,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { changeAtShop } from '../steps/orders-journey.ts';

test('ordered without a network: the choice survives a reload, nothing is called placed before the shop has it, then it is there once', {
  tag: '@core',
}, async ({ page, context, product, network }) => {
  const uid = await openCheckout(page, product);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await expectKept(page, '"cod"');
  await page.reload();
  await expect(method(page, 'Cash on delivery')).toBeChecked();
  await placeButton(page).click();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await page.reload();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.getByRole('main')).toContainText('Open Haat when you’re back online');
  await page.goto('/orders');
  const waiting = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(waiting).toContainText(NOT_PLACED);
  await waiting.click();
  await expect(page.getByRole('status').filter({ hasText: NOT_PLACED })).toBeVisible();
  await page.goBack();
  await page.goBack();
  expect(await ordersOf(uid)).toEqual([]);
  // The shop takes the order, and the phone does not hear of it.
  network.fault(isOrderWriteOf(uid), { do: 'drop-reply' }, 1);
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible();
  const order = await expectOneOrder(uid);
  noteTally({ promise: 'lost-reply', repetitions: 1, lost: 0, doubled: 0, falselyConfirmed: null });
  for (const path of [`/order-confirmation/${uid}/unknown`, `/order-confirmation/x/${order.id}`]) {
    await page.goto(path);
    await expect(heading(page, 'Sorry, some error occurred')).toBeVisible();
  }
});

test('a bank transfer: the bank’s details come when the shop has accepted the order, go while it is on hold, and the transaction id reaches it', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  await context.setOffline(true);
  await choose(page, 'UPI QR or bank transfer');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payments\?orderId=/);
  const main = page.getByRole('main');
  await expect(main).toContainText('Saved on this phone – not placed yet');
  await expect(main).toContainText('₹240');
  await expect(main).not.toContainText('Account number');
  await context.setOffline(false);
  await expect(main).toContainText('Account number');
  const code = main.getByRole('img', { name: /^UPI code to pay ₹240 for order \w{5}-\w{5}$/ });
  await expect(code).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the code' }).click();
  expect((await download).suggestedFilename()).toMatch(/^UPI .+\.png$/);
  const upi = main.getByRole('link', { name: 'Open UPI app' });
  await expect(upi).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=.+&am=240\.00&cu=INR&tn=Order%20\w{5}-\w{5}&tr=\w{10}$/,
  );
  await expect(upi).toHaveAccessibleDescription(/some UPI apps refuse links/);
  const placed = await expectOneOrder(uid);
  expect(placed.fields.paymentMethod).toEqual({ stringValue: 'NEFT' });
  expect(placed.fields.acceptedAt, 'bank details of an order that is not accepted').toBeDefined();
  await changeAtShop(uid, placed.id, { deliveryStatus: 'pending' });
  await expect(main).not.toContainText('Account number');
  await expect(code).toBeHidden();
  await expect(upi).toBeHidden();
  await expect(main).toContainText('Please do not transfer any money');
  await changeAtShop(uid, placed.id, { deliveryStatus: 'processing' });
  await expect(main).toContainText('Account number');
  await context.setOffline(true);
  await page.reload();
  await expect(code, 'a code without a network').toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/orders');
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(main).toContainText('Transaction Id is required!');
  await page.getByLabel('Transaction Id').fill('UTR 4711');
  await expectKept(page, 'UTR 4711');
  await page.reload();
  await expect(page.getByLabel('Transaction Id')).toHaveValue('UTR 4711');
  await main.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-confirmation/${uid}/`));
  await expect(main).toContainText('UTR 4711');
  await expect(main).toContainText('We are checking your transfer');
  await expect
    .poll(async () => (await expectOneOrder(uid)).fields.transactionId)
    .toEqual({ stringValue: 'UTR 4711' });
  const { id } = await expectOneOrder(uid);
  await page.goto(`/payments?orderId=${id}`);
  await expect(page).toHaveURL(`/order/${id}`);
});

test('a price that rises while an order waits is shown and asked about; it goes at the price that was said yes to', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await context.setOffline(false);
  await expect(heading(page, 'Not placed yet')).toBeVisible();
  const unasked = (await ordersOf(uid)).length;
  await page.getByRole('link', { name: 'See why, and what to do' }).click();
  const row = page.getByRole('listitem').filter({ hasText: /Your order \w{5}-\w{5} for ₹240/ });
  await expect(row).toContainText('A price went up while it was waiting.');
  await expect(row.getByRole('list')).toContainText('₹240');
  await expect(row.getByRole('list')).toContainText('₹300');
  await row.getByRole('button', { name: 'Order at ₹300' }).click();
  await expect(heading(page, RECEIVED)).toBeVisible();
  expect((await expectOneOrder(uid)).fields.total).toEqual({ integerValue: '300' });
  const counted = { lost: 0, doubled: 0, falselyConfirmed: unasked };
  noteTally({ promise: 'price-changed', repetitions: 1, ...counted });
});
