// Refunds that the merchant makes by hand, on a narrow phone. Refunds by the provider: tests/functions/handlers/money-back.test.ts.
import { inStock } from '../../support/demo-products.ts';
import { noteTally } from '../../support/note-tally.ts';
import { ordersOf } from '../steps/checkout-journey.ts';
import {
  aShopper,
  note,
  openDesk,
  orderNamed,
  press,
  pressAndTell,
} from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { fact, itemOf, openOrder, putOrderAtShop } from '../steps/orders-journey.ts';

test.use({ device: 'new' });

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
  const atShop = async () =>
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
  await expect.poll(async () => (await atShop())?.status?.stringValue).toBe('success');

  await context.setOffline(true);
  await press(page, 'Mark as given back');
  await expect(page.getByText('Write the UTR. Your bank shows it')).toBeVisible();
  await page.getByLabel('Reference of your transfer (UTR)').fill('N123 456');
  await press(page, 'Mark as given back');
  await expect(page.getByRole('heading', { name: 'Money given back' })).toBeVisible();
  await expect(note(page, 'Marked as given back · not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await atShop())?.refund?.stringValue).toBe('done');
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByRole('link', { name: /^Money to give back/ }).click();
  await expect(page.getByRole('link', { name: lapsed.orderNo })).toHaveCount(0);

  await openOrder(shopper, lapsed);
  await expect(fact(shopper, 'Refunded')).toContainText('by bank transfer, N123 456');
  const lost = (await atShop())?.refundReference?.stringValue === 'N123 456' ? 0 : 1;
  const doubled = (await ordersOf(uid)).filter(({ fields }) => fields.refund).length - 1;
  noteTally({ promise: 'money-back', repetitions: 1, lost, doubled, falselyConfirmed: null });
});
