// No barrier known to axe, and nothing wider than the screen at twice the letter size: on every screen, and in every state of the forms.
import type { Page } from 'playwright/test';
import { PUBLIC_PAGES } from '../../support/public-pages.ts';
import { writeFields } from '../../support/shop-server.ts';
import {
  button,
  card,
  city,
  fillIn,
  HOME,
  NOWHERE,
  openNewForm,
} from '../steps/address-journey.ts';
import { addToCart, choose, heading, placeButton, RECEIVED } from '../steps/checkout-journey.ts';
import { MESSAGE_ARRIVED, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { openAsShopper, openScreens, ownScreens, type Screens } from '../steps/every-screen.ts';
import { fileInput, pressSendFeedback, somePdf, writeFeedback } from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere, SWEEPS } from '../steps/list-page.ts';
import { changeAtShop, openOrder } from '../steps/orders-journey.ts';
import { pressLogOut } from '../steps/sign-in-journey.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

const [SMALL, LARGE] = SWEEPS;

async function sweep(page: Page, screens: Screens, look: (typeof SWEEPS)[number]): Promise<void> {
  for (const [path, { title, shows }] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('main')).toContainText(new RegExp(shows));
    await expectNoBarriersAnywhere(page, path, [look]);
  }
}

test('no screen, neither one that everybody sees nor a shopper’s own, has a barrier on a small light phone', {
  tag: '@core',
}, async ({ page, product }) => {
  await haveCatalogue(page);
  await addToCart(page, product);
  // Pages with the same layout are checked once; the large ones all.
  const alike = PUBLIC_PAGES.flatMap(({ path, isAlike }) => (isAlike ? path : []));
  const screens = Object.entries(openScreens(product)).filter(([path]) => !alike.includes(path));
  await sweep(page, Object.fromEntries(screens), SMALL);
  await sweep(page, ownScreens(await openAsShopper(page)), SMALL);
});

test('no screen has a barrier on a large dark one', async ({ page, product }) => {
  const shopper = await openAsShopper(page, product);
  await sweep(page, { ...openScreens(product), ...ownScreens(shopper) }, LARGE);
});

test('no state of a form or order has a barrier', async ({ page, context, product, soldOut }) => {
  const { uid, orders } = await openAsShopper(page, product);
  const look = (what: string) => expectNoBarriersAnywhere(page, what);
  await visitShop(page, '/contact-us');
  await pressSend(page);
  await look('wrong message');
  await writeMessage(page, newMark());
  await pressSend(page);
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  await look('message sent');
  await page.goto('/services');
  await fileInput(page).setInputFiles({ ...somePdf(), mimeType: 'text/plain' });
  await pressSendFeedback(page);
  await look('wrong feedback');
  await writeFeedback(page, newMark(), somePdf());
  await look('feedback with a file');

  await page.goto('/profile/addresses');
  await openNewForm(page);
  await button(page, 'Save Address').click();
  await look('wrong address');
  await fillIn(page, { ...HOME, zipcode: NOWHERE });
  await expect(page.getByRole('alert')).toBeVisible();
  await look('unknown pincode');
  await fillIn(page, { ...HOME, name: 'Mira Rao' });
  await expect(city(page)).toHaveValue('Jaipur');
  await button(page, 'Save Address').click();
  await card(page, 'Mira Rao').getByRole('button', { name: 'Delete' }).click();
  await look('deleting an address');

  await changeAtShop(uid, orders.unpaid.orderId, { status: 'success' });
  await openOrder(page, orders.unpaid);
  await button(page, 'Cancel order').click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(cancelling).toContainText('What you paid will be refunded to you.');
  await look('cancelling a paid order');
  const held = { deliveryStatus: 'pending', heldReason: 'price' };
  await changeAtShop(uid, orders.transfer.orderId, held);
  await openOrder(page, orders.transfer);
  await expect(page.getByText('a price has changed since you ordered')).toBeVisible();
  await look('an order on hold');
  await page.goto('/place-order');
  await placeButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('nothing chosen at the checkout');

  await context.setOffline(true);
  await raiseEnquiry(page, soldOut);
  await look('an enquiry waits');
  await page.goto('/place-order');
  await choose(page, 'UPI QR or bank transfer');
  await placeButton(page).click();
  await expect(page.getByText('Saved on this phone – not placed yet')).toBeVisible();
  await look('an order waits');
  await page.goto('/waiting');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await look('things wait');
  await pressLogOut(page);
  await expect(page.getByRole('dialog', { name: /not been sent yet/ })).toBeVisible();
  await look('logging out while things wait');
  await page.keyboard.press('Escape');
  await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
  await context.setOffline(false);
  const atNewPrice = page.getByRole('button', { name: 'Order at ₹300' });
  await expect(atNewPrice).toBeVisible();
  await look('a price that went up');
  await atNewPrice.click();
  await expect(heading(page, RECEIVED)).toBeVisible();
  await page.getByRole('link', { name: 'Add Transaction Id' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Transaction Id is required!')).toBeVisible();
  await look('a transfer of an order that was received');
});
