// An order, paid by cash on delivery or bank transfer: with a network and without, with the day on which it arrives,
// and when its price rises.
import type { Page } from 'playwright/test';
import { arrivalDates } from '#domain/delivery/delivery-zones.ts';
import { arrivesWords } from '#domain/delivery/messages.ts';
import { decodeFields, encodeFields } from '#engine/firestore/firestore-values.ts';
import { noteTally } from '../../support/note-tally.ts';
import { writeFields } from '../../support/shop-server.ts';
import { HOME, IN_JAIPUR, NOWHERE } from '../steps/address-journey.ts';
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
  placeOrder,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { changeAtShop, fact } from '../steps/orders-journey.ts';

const main = (page: Page) => page.getByRole('main');

test('ordered without a network: the choice survives a reload, nothing is called placed before the shop has it, then it is there once; a price that rises while an order waits is shown and asked about, and it goes at the price that was said yes to', {
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
  await expect(main(page)).toContainText(product.name);
  await expect(main(page)).toContainText('Open Haat when you’re back online');
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
  const first = await expectOneOrder(uid);
  noteTally({ promise: 'lost-reply', repetitions: 1, lost: 0, doubled: 0, falselyConfirmed: null });
  for (const path of [`/order-confirmation/${uid}/unknown`, `/order-confirmation/x/${first.id}`]) {
    await page.goto(path);
    await expect(heading(page, 'Sorry, some error occurred')).toBeVisible();
  }

  await context.setOffline(true);
  await placeOrder(page, product);
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await context.setOffline(false);
  await expect(heading(page, 'Not placed yet')).toBeVisible();
  const unasked = (await ordersOf(uid)).length - 1;
  await page.getByRole('link', { name: 'See why, and what to do' }).click();
  const row = page.getByRole('listitem').filter({ hasText: /Your order \w{5}-\w{5} for ₹240/ });
  await expect(row).toContainText('A price went up while it was waiting.');
  await expect(row.getByRole('list')).toContainText('₹240');
  await expect(row.getByRole('list')).toContainText('₹300');
  await row.getByRole('button', { name: 'Order at ₹300' }).click();
  await expect(heading(page, RECEIVED)).toBeVisible();
  const totals = (await ordersOf(uid)).map(({ fields }) => fields.total?.integerValue);
  expect(totals.toSorted()).toEqual(['240', '300']);
  const counted = { lost: 0, doubled: 0, falselyConfirmed: unasked };
  noteTally({ promise: 'price-changed', repetitions: 1, ...counted });
});

test('a bank transfer: the bank’s details come when the shop has accepted the order, go while it is on hold, and the transaction id reaches it', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  const shown = main(page);
  await context.setOffline(true);
  await choose(page, 'UPI QR or bank transfer');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/payments\?orderId=/);
  await expect(shown).toContainText('Saved on this phone – not placed yet');
  await expect(shown).toContainText('₹240');
  await expect(shown).not.toContainText('Account number');
  await context.setOffline(false);
  await expect(shown).toContainText('Account number');
  const code = shown.getByRole('img', { name: /^UPI code to pay ₹240 for order \w{5}-\w{5}$/ });
  await expect(code).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the code' }).click();
  expect((await download).suggestedFilename()).toMatch(/^UPI .+\.png$/);
  const upi = shown.getByRole('link', { name: 'Open UPI app' });
  await expect(upi).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=.+&am=240\.00&cu=INR&tn=Order%20\w{5}-\w{5}&tr=\w{10}$/,
  );
  await expect(upi).toHaveAccessibleDescription(/some UPI apps refuse links/);
  const { id, fields } = await expectOneOrder(uid);
  expect(fields.paymentMethod).toEqual({ stringValue: 'NEFT' });
  expect(fields.acceptedAt, 'bank details of an order that is not accepted').toBeDefined();
  await changeAtShop(uid, id, { deliveryStatus: 'pending' });
  await expect(shown).not.toContainText('Account number');
  await expect(code).toBeHidden();
  await expect(upi).toBeHidden();
  await expect(shown).toContainText('Please do not transfer any money');
  await changeAtShop(uid, id, { deliveryStatus: 'processing' });
  await expect(shown).toContainText('Account number');
  await context.setOffline(true);
  await page.reload();
  await expect(code, 'a code without a network').toBeVisible();
  await context.setOffline(false);
  await expect(shown.getByRole('link', { name: 'Do it later' })).toHaveAttribute('href', '/orders');
  await shown.getByRole('button', { name: 'Submit' }).click();
  await expect(shown).toContainText('Transaction Id is required!');
  await page.getByLabel('Transaction Id').fill('UTR 4711');
  await expectKept(page, 'UTR 4711');
  await page.reload();
  await expect(page.getByLabel('Transaction Id')).toHaveValue('UTR 4711');
  await shown.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(new RegExp(`/order-confirmation/${uid}/`));
  await expect(shown).toContainText('UTR 4711');
  await expect(shown).toContainText('We are checking your transfer');
  await expect
    .poll(async () => (await expectOneOrder(uid)).fields.transactionId)
    .toEqual({ stringValue: 'UTR 4711' });
  await page.goto(`/payments?orderId=${id}`);
  await expect(page).toHaveURL(`/order/${id}`);
});

test.describe('on a small phone', () => {
  test.use({ viewport: PHONE });

  const row = (page: Page) => page.locator('button.delivery-row');
  const asking = (page: Page) => page.getByRole('dialog', { name: 'Your pincode' });
  const days = (minDays: number, maxDays: number) => ({ minDays, maxDays, workingDays: '0111111' });
  /** As it stands on the screen today. */
  const arrives = (zipcode: string, minDays: number, maxDays: number) =>
    arrivesWords(arrivalDates(days(minDays, maxDays), Date.now()), zipcode).lead;
  const NO_SUCH_PINCODE = `There is no pincode ${NOWHERE}`;

  test('a pincode is asked for once; the promised day stays', async ({
    page,
    context,
    product,
  }) => {
    const uid = await openCheckout(page, product);
    await page.goto(`/product/${product.id}`);
    // The only saved address counts until the shopper names another pincode.
    await expect(row(page)).toContainText(arrives(HOME.zipcode, 4, 8));
    await context.setOffline(true);
    await row(page).click();
    await expect(asking(page).getByRole('button', { name: HOME.zipcode })).toBeVisible();
    const use = asking(page).getByRole('button', { name: 'Check' });
    await asking(page).getByLabel('Pincode').fill('5600');
    await use.click();
    await expect(asking(page)).toContainText('Enter a 6-digit pincode');
    await expectNoBarriersAnywhere(page, 'asking for the pincode');
    await page.setViewportSize(PHONE);
    await asking(page).getByLabel('Pincode').fill('560001');
    await expect(asking(page)).toContainText('Bengaluru, Karnataka');
    await use.click();
    await expect(row(page)).toContainText(arrives('560001', 4, 8));
    await expect(row(page)).toBeFocused();
    await row(page).click();
    await asking(page).getByLabel('Pincode').fill(NOWHERE);
    await expect(asking(page).getByRole('alert')).toContainText(NO_SUCH_PINCODE);
    await use.click();
    await expect(asking(page)).toContainText('Invalid Zipcode!');
    await asking(page).getByLabel('Pincode').fill('900056');
    await expect(asking(page)).toContainText('We don’t know this pincode yet.');
    await use.click();
    await context.setOffline(false);
    await page.goto('/cart');
    await expect(row(page)).toContainText(arrives('900056', 8, 14));
    const nowhere = { ...HOME, ...IN_JAIPUR, name: 'Nowhere', zipcode: NOWHERE };
    await writeFields(`users/${uid}/addresses/an-address-without-a-place`, encodeFields(nowhere));
    await page.goto('/place-order');
    await page.getByRole('radio', { name: /Nowhere/ }).check();
    await expect(main(page)).toContainText(NO_SUCH_PINCODE);
    await method(page, 'Cash on delivery').check();
    await placeButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was ordered');
    expect(await ordersOf(uid)).toEqual([]);

    await context.setOffline(true);
    await choose(page, 'Cash on delivery');
    await expect(main(page)).toContainText(arrives(HOME.zipcode, 4, 8));
    await placeButton(page).click();
    await expect(heading(page, NOT_PLACED)).toBeVisible();
    const waiting = `Arrives 4 to 8 working days after the shop has accepted it, at ${HOME.zipcode}`;
    await expect(main(page)).toContainText(waiting);
    await context.setOffline(false);
    await expect(heading(page, RECEIVED)).toBeVisible();
    await expect(main(page)).toContainText(arrives(HOME.zipcode, 4, 8));
    const order = await expectOneOrder(uid);
    expect(decodeFields(order.fields).promise).toEqual({ zipcode: HOME.zipcode, ...days(4, 8) });
    await page.goto(`/order/${order.id}`);
    await expect(main(page)).toContainText(arrives(HOME.zipcode, 4, 8));
    await changeAtShop(uid, order.id, { deliveryStatus: 'delivered' });
    await expect(fact(page, 'Delivery status')).toHaveText('Delivered');
    await expect(main(page)).not.toContainText('Arrives');
  });
});
