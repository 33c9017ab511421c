// Orders at the desk on a narrow phone: taken by phone, several at once, and one from the shop to the door. How a table becomes a shop:
// tests/journeys/phone/desk-import.spec.ts.
import { readablePhone } from '#domain/quotation/offered-quotation.ts';
import { makePhoneAccount, somePhone } from '../../support/demo-accounts.ts';
import { makeProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { button } from '../steps/address-journey.ts';
import { choose, expectOneOrder, openCheckout, placeButton } from '../steps/checkout-journey.ts';
import {
  addProduct,
  atShop,
  fillInAddress,
  goOffline,
  note,
  openDesk,
  openDeskKnowing,
  orderNamed,
  paste,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { countTaps, expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { fact, itemOf, putOrderAtShop, steps } from '../steps/orders-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test('an order by phone is taken without a network; the caller, who never logged in before, finds it in the account, and the next one knows the address', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const product = await makeProduct(20);
  const number = somePhone();
  await openDeskKnowing(page, product.name);
  await page.goto('/desk/new-order');
  await expect(page.getByLabel('State')).toBeVisible();
  await goOffline(page);
  await page.goto('/desk/orders');
  await page.getByRole('link', { name: 'New order by phone' }).click();
  await press(page, 'Place the order');
  await expect(page.getByText('Phone number is required!')).toBeVisible();
  await expect(page.getByLabel('Customer’s phone number')).toBeFocused();
  await expect(page.getByText('Add at least one product.')).toBeVisible();
  await page.getByLabel('Customer’s phone number').fill(number);
  await fillInAddress(page);
  await paste(page, 'Second phone (optional)', '+91 80 2345 6789');
  await addProduct(page, product.name, '22');
  const pieces = page.getByLabel(`Pieces: ${product.name}`);
  await expect(page.getByText('In stock: 20 pieces. 2 of 22 pieces: Out of stock')).toBeVisible();
  await pieces.fill('2');
  await expectKept(page, String.raw`\"quantity\":\"2\"`);
  await page.reload();
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(pieces).toHaveValue('2');
  await expect(page.getByText('No order from this number on this phone yet.')).toBeVisible();
  await press(page, 'Place the order');
  const asks = page.getByRole('group', { name: `Is ${readablePhone(`+91${number}`)} right?` });
  await expect(asks).toBeVisible();
  await press(page, 'No, change the number');
  await expect(page.getByLabel('Customer’s phone number')).toBeFocused();
  await press(page, 'Place the order');
  await asks.getByRole('button', { name: 'Yes, place the order' }).dblclick();
  const coming = page.getByRole('region', { name: 'Taken by phone' });
  await expect(coming.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toContainText(`2 × ${product.name}`);
  await expect(coming).toContainText('Not sent yet');

  await context.setOffline(false);
  await expect(coming).toBeHidden();
  await page.getByLabel('Search by number').fill(number);
  await expect(page.getByRole('link', { name: /Asha Rao, .*To pack/ })).toBeVisible();

  const account = await makePhoneAccount(`+91${number}`);
  const { fields } = await expectOneOrder(account.uid);
  expect(fields).toMatchObject({
    acceptedAt: { integerValue: expect.any(String) },
    address: { mapValue: { fields: { otherPhone: { stringValue: '8023456789' } } } },
    paymentMethod: { stringValue: 'cod' },
  });
  const shopper = await anotherPhone();
  await visitShop(shopper);
  await putAccount(shopper, account);
  await shopper.goto('/orders');
  await expect(shopper.getByText(String(fields.orderNo?.stringValue)).first()).toBeVisible();

  await page.goto('/desk/new-order');
  await page.getByLabel('Customer’s phone number').fill(number);
  await press(page, 'Use the address of Asha Rao, Jaipur');
  await expect(page.getByLabel('House and street')).toHaveValue('12 Mill Road');
  await expect(page.getByText('The last order from this number was for Asha Rao.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Meera Rao');
  await expect(page.getByText('was for Asha Rao, not for Meera Rao.')).toBeVisible();
});

test('twelve orders are counted on the desk’s icon, fetched, packed, labelled and shipped without a network with at most twenty taps, and each arrives once', {
  tag: '@core',
}, async ({ page, context }) => {
  // Of a product that nobody else has, each of an account of its own, oldest first.
  const product = await makeProduct(100);
  const orders = [];
  for (let at = 0; at < 12; at += 1) {
    const { uid } = await makePhoneAccount();
    orders.push({ uid, ...(await putOrderAtShop(uid, [itemOf(product, 2)])) });
  }
  const taps = await countTaps(page);
  // A headless browser has no icon.
  await page.addInitScript(() => {
    const set = async (count = 0) => void Reflect.set(globalThis, 'onIcon', count);
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: set });
  });
  await openDesk(page, `/desk/orders?queue=pack&q=${product.name}`);
  await expect(page.getByText('12 orders', { exact: true })).toBeVisible();
  // Others have orders to pack, too.
  const onIcon = () => page.evaluate(() => Number(Reflect.get(globalThis, 'onIcon') ?? 0));
  await expect.poll(onIcon).toBeGreaterThanOrEqual(12);
  await goOffline(page);
  await page.getByLabel('Tick all 12').check();
  await page.getByRole('link', { name: 'Pick list' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: product.name })).toContainText('24');
  await page.goBack();
  await press(page, 'Mark 12 as packed');
  await page.getByRole('button', { name: 'Mark 12 as packed: yes, all of them' }).dblclick();
  await page.getByRole('link', { name: 'Labels' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });
  await page.goBack();
  await page.getByRole('link', { name: 'Ship 12…' }).click();
  await page.getByLabel('Courier of all these parcels').fill('Delhivery');
  const numbers = page.getByRole('textbox', { name: /Asha Rao, 302001/ });
  await expect(numbers).toHaveCount(12);
  await numbers.first().click();
  for (let at = 1; at <= 12; at += 1) {
    await page.keyboard.type(`19041234567${String(at).padStart(2, '0')}`);
    await page.keyboard.press('Enter');
  }
  await expectKept(page, '1904123456712');
  await page.reload();
  await expect(numbers.nth(11)).toHaveValue('1904123456712');
  await press(page, 'Mark 12 as shipped');
  await page.getByRole('button', { name: 'Mark 12 as shipped: tell the customers' }).dblclick();
  await expect(page.getByText(/12 orders marked as shipped/)).toBeVisible();
  // From the list to the last parcel, besides typing numbers.
  expect(taps()).toBeLessThanOrEqual(20);
  await context.setOffline(false);
  for (const [at, { uid, orderId }] of orders.entries()) {
    await expect.poll(() => atShop(uid, 'deliveryStatus'), { message: orderId }).toBe('shipped');
    expect(await atShop(uid, 'trackingNumber')).toBe(
      `19041234567${String(at + 1).padStart(2, '0')}`,
    );
    expect(await atShop(uid, 'packed')).toBe(true);
  }
});

test('an order is packed and shipped without a network, and delivered; its cash is received from the courier; its shopper’s page follows each step, is read without a network, and leads to the review', {
  tag: '@core',
}, async ({ page, context, anotherPhone, product }) => {
  const shopper = await anotherPhone();
  const uid = await openCheckout(shopper, product);
  await choose(shopper, 'Cash on delivery');
  await placeButton(shopper).click();
  await expect(shopper).toHaveURL(/order-confirmation/);
  const { id } = await expectOneOrder(uid);
  const orderNo = `${id.slice(0, 5)}-${id.slice(5, 10)}`.toUpperCase();
  await expect.poll(() => atShop(uid, 'acceptedAt')).not.toBeNull();

  await shopper.goto(`/order/${id}`);
  await expect(steps(shopper)).toHaveText([/Placed/, /Accepted/, /Packed/, /Shipped/, /Delivered/]);
  await expect(shopper.locator('[aria-current=step]')).toContainText('Accepted');

  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('link', { name: 'To pack' }).click();
  await page.getByLabel('Search by number').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(product.name);
  await goOffline(page);
  await page.reload();
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await press(page, 'Mark as packed');
  await expect(note(page, 'Marked as packed · not sent yet')).toBeVisible();
  await page.getByLabel('Courier').fill('India Post');
  await page.getByLabel('Tracking number').fill('EM123456789IN');
  await pressAndTell(page, 'Mark as shipped');
  await expect(note(page, 'Marked as shipped · not sent yet')).toBeVisible();
  await expect(
    note(page, /^Offline, as of .*\. 2 order updates wait for network\.$/),
  ).toBeVisible();
  await page.reload();
  // The phone cannot tell whether an attempt made meanwhile has arrived.
  await expect(note(page, /^Marked as/)).toHaveCount(2);
  expect(await atShop(uid, 'packed')).toBeNull();

  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'deliveryStatus')).toBe('shipped');
  expect(await atShop(uid, 'packed')).toBe(true);
  await expect(note(page, /not sent yet|wait for network/)).toHaveCount(0);
  await expect(steps(shopper).nth(3)).toContainText('With India Post');
  await expect(shopper.getByRole('link', { name: 'Edit Address' })).toBeHidden();
  await expect(button(shopper, 'Cancel order')).toBeHidden();
  await goOffline(shopper);
  await shopper.reload();
  await expect(steps(shopper).nth(3)).toContainText('EM123456789IN');
  await expect(shopper.getByText('As of')).toBeVisible();
  await pressAndTell(page, 'Mark as delivered, courier has the cash');
  await expect.poll(() => atShop(uid, 'cashWith')).toBe('courier');
  expect(await atShop(uid, 'status')).toBe('pending');
  await expect(page.getByText('The courier still has the cash.')).toBeVisible();
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Cash not received yet' }).click();
  await page.getByLabel('Search by number').fill(orderNo);
  await page.getByRole('link', { name: orderNo }).click();
  await press(page, 'Mark cash as received');
  await expect.poll(() => atShop(uid, 'status')).toBe('success');
  expect(await atShop(uid, 'cashWith')).toBeNull();
  for (const step of ['packedAt', 'shippedAt', 'deliveredAt']) {
    await expect.poll(() => atShop(uid, step), { message: step }).not.toBeNull();
  }
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Totals by month and day' }).click();
  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ \d{4}$/ });
  await expect(month.getByText(/^Cash\d+ orders?₹/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top products' })).toBeVisible();
  await shopper.context().setOffline(false);
  await expect(fact(shopper, 'Delivery status')).toHaveText('Delivered');
  await expect(shopper.getByText('As of')).toBeHidden();
  await shopper.getByRole('link', { name: 'Review' }).first().click();
  await expect(shopper).toHaveURL(/\/review-order\/[0-9a-f]+\?.*productName=/);
});
