// Delivery dates: a pincode is asked for once, remembered without a network, and an order keeps its promise.
import type { Page } from 'playwright/test';
import { arrivalDates } from '#domain/delivery/delivery-zones.ts';
import { arrivesWords } from '#domain/delivery/messages.ts';
import { decodeFields, encodeFields } from '#engine/firestore/firestore-values.ts';
import { writeFields } from '../../support/shop-server.ts';
import { HOME, IN_JAIPUR, NOWHERE } from '../steps/address-journey.ts';
import {
  choose,
  expectOneOrder,
  heading,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
  RECEIVED,
} from '../steps/checkout-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { changeAtShop, fact } from '../steps/orders-journey.ts';

test.use({ viewport: PHONE });

const row = (page: Page) => page.locator('button.delivery-row');
const asking = (page: Page) => page.getByRole('dialog', { name: 'Your pincode' });
const days = (minDays: number, maxDays: number) => ({ minDays, maxDays, workingDays: '0111111' });
/** As it stands on the screen today. */
const arrives = (zipcode: string, minDays: number, maxDays: number) =>
  arrivesWords(arrivalDates(days(minDays, maxDays), Date.now()), zipcode).lead;
const NO_SUCH_PINCODE = `There is no pincode ${NOWHERE}`;

test('a pincode is asked for once; the promised day stays', async ({ page, context, product }) => {
  const uid = await openCheckout(page, product);
  const main = page.getByRole('main');
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
  await expect(main).toContainText(NO_SUCH_PINCODE);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was ordered');
  expect(await ordersOf(uid)).toEqual([]);

  await context.setOffline(true);
  await choose(page, 'Cash on delivery');
  await expect(main).toContainText(arrives(HOME.zipcode, 4, 8));
  await placeButton(page).click();
  await expect(heading(page, NOT_PLACED)).toBeVisible();
  const waiting = `Arrives 4 to 8 working days after the shop has accepted it, at ${HOME.zipcode}`;
  await expect(main).toContainText(waiting);
  await context.setOffline(false);
  await expect(heading(page, RECEIVED)).toBeVisible();
  await expect(main).toContainText(arrives(HOME.zipcode, 4, 8));
  const order = await expectOneOrder(uid);
  expect(decodeFields(order.fields).promise).toEqual({ zipcode: HOME.zipcode, ...days(4, 8) });
  await page.goto(`/order/${order.id}`);
  await expect(main).toContainText(arrives(HOME.zipcode, 4, 8));
  await changeAtShop(uid, order.id, { deliveryStatus: 'delivered' });
  await expect(fact(page, 'Delivery status')).toHaveText('Delivered');
  await expect(main).not.toContainText('Arrives');
});
