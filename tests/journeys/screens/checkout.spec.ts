// Placing an order with a network: what is missing is said, and one cart is one order. What arrived is judged at the shop.
import { card, HOME } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  method,
  openCheckout,
  ordersOf,
  placeButton,
  RECEIVED,
  test,
} from '../steps/checkout-journey.ts';
import { expect } from '../steps/journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('what is missing is said; a double tap places one order, which the shop receives as it was shown', async ({
  page,
  product,
}) => {
  const uid = await openCheckout(page, product);
  await placeButton(page).click();
  // The only address that there is is chosen already.
  await expect(card(page, HOME.name).getByRole('radio')).toBeChecked();
  await expect(page.getByRole('alert')).toHaveText(['Please select a payment method']);
  await choose(page, 'Cash on delivery');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await placeButton(page).dblclick();
  await expect(heading(page, RECEIVED)).toBeVisible();
  const order = await expectOneOrder(uid);
  await expect(page).toHaveURL(`/order-confirmation/${uid}/${order.id}`);
  expect(order.fields).toMatchObject({
    userId: { stringValue: uid },
    paymentMethod: { stringValue: 'cod' },
    status: { stringValue: 'pending' },
    total: { integerValue: '240' },
    address: { mapValue: { fields: { name: { stringValue: HOME.name } } } },
  });
  const main = page.getByRole('main');
  for (const words of [
    String(order.fields.orderNo?.stringValue),
    'Cash on delivery',
    'Pending',
    HOME.address,
    product.name,
    '₹240 × 1',
  ]) {
    await expect(main).toContainText(words);
  }
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('two tabs that show the same cart order it once', async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  await choose(page, 'Cash on delivery');
  const other = await context.newPage();
  await other.goto('/place-order');
  await expect(method(other, 'Cash on delivery')).toBeChecked();
  const buttons = await Promise.all([page, other].map((tab) => placeButton(tab).elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await expectOneOrder(uid);
  // The slower one has pressed in vain, or sees already that there is nothing left to order.
  for (const tab of [page, other]) {
    const told = heading(tab, RECEIVED).or(tab.getByText('No Products selected'));
    await expect(told).toBeVisible({ timeout: 45_000 });
  }
  expect(await ordersOf(uid)).toHaveLength(1);
});
