// The shop's settings at the merchant's desk on a narrow phone: changed without a network, read by a shopper's installed phone and by who comes first, and
// asked about where a second merchant had changed the same. All of the shop reads them, so this runs alone.
import type { Page } from 'playwright/test';
import { shop } from '#shop';
import { seededProducts } from '../../support/demo-products.ts';
import { publish, removeDocument } from '../../support/shop-server.ts';
import {
  anotherPhone,
  keptForOffline,
  note,
  openDesk,
  press,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { inForm, rawPage, storedSettings } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test.afterEach(async () => {
  // The shop says again what it was built with; phones hear of it as of any change.
  await publish('shop/settings', {});
});

const NEW_PHONE = '+91 90000 00009';
const OTHER_PHONE = '+91 90000 00008';
const NEW_ACCOUNT = '5550001234';

const footer = (page: Page) => page.getByRole('contentinfo');
const part = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a phone number and a bank account that are changed without a network reach the shop, an installed phone and a first visit; a second merchant is asked', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  test.slow(true, 'three phones, and a catalogue that is published in between');
  const [product] = await seededProducts();
  if (!product) throw new Error('the demo catalogue is empty');
  const shopper = await anotherPhone(browser);
  await visitShop(shopper, '/contact-us');
  const uid = await signInAt(shopper, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(product)], { paymentMethod: 'NEFT' });
  await expect(footer(shopper)).toContainText(shop.phones[0]);
  await shopper.goto(`/payments?orderId=${order.orderId}`);
  await expect(shopper.getByRole('main')).toContainText(shop.bank.accountNumber, WAIT);

  const other = await anotherPhone(browser);
  for (const phone of [page, other]) {
    await openDesk(phone, '/desk/shop');
    await expect(inForm(phone, 'Phone')).toHaveValue(shop.phones[0], WAIT);
    await keptForOffline(phone);
  }
  await other.context().setOffline(true);
  await inForm(other, 'Phone').fill(OTHER_PHONE);
  await press(other, 'Save');
  await expect(note(other, 'You changed: Phones. It is not sent yet')).toBeInViewport();

  await context.setOffline(true);
  await inForm(page, 'Phone').fill('call me');
  await press(page, 'Save');
  await expect(page.getByText('Write a phone number with its country code')).toBeVisible();
  await expectKept(page, 'call me');
  await page.reload();
  await expect(inForm(page, 'Phone')).toHaveValue('call me');
  await inForm(page, 'Phone').fill(NEW_PHONE);
  await press(page, 'Save');
  await expect(note(page, 'You changed: Phones. It is not sent yet')).toBeInViewport();
  await part(page, 'Bank and UPI');
  await inForm(page, 'Account number').fill('5550 0012 34');
  await press(page, 'Save');
  await expect(note(page, 'You changed: Bank account. It is not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, 'You changed: Bank account. It is not sent yet')).toBeVisible();
  await expect(inForm(page, 'Account number')).toHaveValue(NEW_ACCOUNT);
  expect(await storedSettings()).toEqual({});

  await context.setOffline(false);
  await expect
    .poll(storedSettings, WAIT)
    .toMatchObject({ phones: [NEW_PHONE, shop.phones[1]], bank: { accountNumber: NEW_ACCOUNT } });
  await expect(page.getByText('not sent yet')).toHaveCount(0, WAIT);

  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText(NEW_ACCOUNT, WAIT);
  await expect(shopper.getByRole('main')).not.toContainText(shop.bank.accountNumber);
  await shopper.goto('/contact-us');
  await expect(footer(shopper)).toContainText(NEW_PHONE, WAIT);
  await shopper.context().setOffline(true);
  await shopper.goto('/faqs');
  await expect(footer(shopper)).toContainText(NEW_PHONE);
  await expect(footer(shopper)).not.toContainText(shop.phones[0]);
  await shopper.goto(`/payments?orderId=${order.orderId}`);
  await expect(shopper.getByRole('main')).toContainText(NEW_ACCOUNT);

  const firstVisit = () => rawPage('/contact-us');
  await expect.poll(firstVisit, WAIT).toContain(`tel:${NEW_PHONE.replaceAll(' ', '')}`);
  expect(await firstVisit()).not.toContain(shop.phones[0]);

  await other.context().setOffline(false);
  const question = note(
    other,
    'But somebody else had changed it meanwhile. Nothing was overwritten.',
  );
  await expect(question).toContainText(NEW_PHONE, WAIT);
  await expect(question).toContainText(OTHER_PHONE);
  expect(await storedSettings()).toMatchObject({ phones: [NEW_PHONE, shop.phones[1]] });
  await question.getByRole('button', { name: 'Back into the form' }).click();
  await expect(question).toHaveCount(0);
  await expect(inForm(other, 'Phone')).toHaveValue(OTHER_PHONE);
  await press(other, 'Save');
  await expect.poll(storedSettings, WAIT).toMatchObject({
    phones: [OTHER_PHONE, shop.phones[1]],
    bank: { accountNumber: NEW_ACCOUNT },
  });
  await removeDocument(`users/${uid}/orders/${order.orderId}`);
  for (const phone of [shopper, other]) await phone.context().close();
});
