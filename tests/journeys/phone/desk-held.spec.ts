// A merchant's decisions about an order: the terms for accepting one on hold, lines taken off, its address.
import type { Page } from 'playwright/test';
import { orderFields } from '#domain/order/order-write.ts';
import { dayWords } from '#domain/shared/day-in-india.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { newOrder } from '../../support/demo-orders.ts';
import { makeProduct, piecesLeft } from '../../support/demo-products.ts';
import {
  aShopper,
  atShop,
  goOffline,
  note,
  openDesk,
  openDeskKnowing,
  orderAt,
  orderNamed,
  paste,
  press,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { changeAtShop, itemOf, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const items = (page: Page) => page.getByRole('region', { name: 'Items' });

test('20 pieces with a total of one rupee show why they are on hold, and are taken for what they cost today, without a network', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const product = await makeProduct(12);
  const { shopper, uid } = await aShopper(anotherPhone);
  const order = newOrder(uid, [itemOf(product, 20)], {
    ...{ timestamp: Date.now(), total: 1, subTotal: 1 },
  });
  await changeAtShop(uid, order.orderId, orderFields(order));
  await expect.poll(() => atShop(uid, 'heldReason')).toBe('invalid');
  await openDeskKnowing(page, product.name);
  await page.goto(orderAt(uid, order.orderId));
  await expect(orderNamed(page, order.orderNo)).toBeVisible();
  await expect(page.getByText('Its total or a price in it is wrong.').first()).toBeVisible();
  await expect(items(page)).toContainText('20 × ₹240 = ₹4,800');
  await expect(items(page)).toContainText('₹240 each, 12 pieces');
  await expect(items(page)).toContainText('There are not enough pieces.');
  await expect(items(page)).toContainText('Total in the order ₹1');
  await expect(page.getByRole('button', { name: /^Accept at/ })).toHaveCount(1);
  await goOffline(page);
  await press(page, 'Accept at ₹4,800');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('20 ordered, 12 in stock.');
  await press(page, 'Accept it anyway');
  await expect(note(page, 'Marked as accepted · not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'acceptedAt')).not.toBeNull();
  expect(await atShop(uid, 'total')).toBe('4800');
  expect(await piecesLeft(product)).toBe(-8);
  await shopper.goto(`/order/${order.orderId}`);
  await expect(shopper.getByText('It now costs ₹4,800 instead of ₹1.')).toBeVisible();
});

test('an order is cut down, its address corrected and its packing slip printed; pre-ordered pieces are told from stock, with their day', async ({
  page,
  context,
  anotherPhone,
}) => {
  const [one, other] = [await makeProduct(12), await makeProduct(9)];
  const { shopper, uid } = await aShopper(anotherPhone);
  const late = { ...itemOf(one, 5), preorderWeeks: 2, preorderPieces: 3 };
  const preordered = await putOrderAtShop((await makePhoneAccount()).uid, [late]);
  const day = dayWords(preordered.timestamp + 2 * WEEK_MS);
  const words = `3 of 5 pieces are pre-ordered, promised for about ${day}; 2 from stock`;
  await openDesk(page, `/desk/orders?queue=pack&q=${preordered.orderNo}`);
  await page.getByRole('link', { name: preordered.orderNo }).filter({ hasText: words }).click();
  await expect(items(page)).toContainText(words);
  await page.emulateMedia({ media: 'print' });
  await expect(items(page).getByText(words)).toBeVisible();
  await expect(page.getByText('Packing slip', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden();
  await page.emulateMedia({ media: null });

  const { orderId, orderNo } = await putOrderAtShop(uid, [itemOf(one, 5), itemOf(other, 2)]);
  await page.goto(orderAt(uid, orderId));
  await expect(orderNamed(page, orderNo)).toBeVisible();
  await goOffline(page);
  await press(page, 'Take something off');
  await press(page, `Take off ${other.name}`);
  await page.getByLabel(`Pieces: ${one.name}`).fill('9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('at most 5, or 0 to take it off')).toBeVisible();
  await page.getByLabel(`Pieces: ${one.name}`).fill('3');
  await press(page, 'Save, ₹720 in all');
  await expect(note(page, 'Pieces taken off · not sent yet')).toBeVisible();
  await press(page, 'Correct the address');
  await page.getByLabel('House and street').fill('14 Mill Road');
  await paste(page, 'Customer’s phone number', '+91 091234 56780');
  await press(page, 'Save the address');
  await expect(page.getByText('14 Mill Road')).toBeVisible();
  await expect(items(page)).toContainText('3 ×');
  await page.reload();
  await expect(items(page)).not.toContainText(other.name);
  await expect(page.getByText('14 Mill Road')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => atShop(uid, 'total')).toBe('720');
  await expect.poll(() => atShop(uid, 'addressCorrectedAt')).not.toBeNull();
  const corrected = encodeFields({ address: '14 Mill Road', phone: '9123456780' });
  expect(await atShop(uid, 'address')).toMatchObject({ fields: corrected });
  expect(await Promise.all([piecesLeft(one), piecesLeft(other)])).toEqual([14, 11]);
  await shopper.goto(`/order/${orderId}`);
  await expect(shopper.getByText(`${one.name}: 3 instead of 5.`)).toBeVisible();
  await expect(shopper.getByText('has corrected the address')).toBeVisible();
});
