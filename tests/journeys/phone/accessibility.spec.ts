// No barrier known to axe, and nothing wider than the screen at twice the letter size: on every screen, and in every state of the forms.
import type { BrowserContext, Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
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
import { raiseButton } from '../steps/enquiry-journey.ts';
import {
  openAsShopper,
  openScreens,
  ownScreens,
  type Screens,
  type Shopper,
} from '../steps/every-screen.ts';
import { fileInput, pressSendFeedback, somePdf, writeFeedback } from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere, SWEEPS } from '../steps/list-page.ts';
import { openOrder } from '../steps/orders-journey.ts';
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

test('no screen that everybody sees has a barrier on a small light phone', {
  tag: '@core',
}, async ({ page, product }) => {
  await haveCatalogue(page);
  await addToCart(page, product);
  // Pages with the same layout are checked once; the large ones all.
  const alike = PUBLIC_PAGES.flatMap(({ path, isAlike }) => (isAlike ? path : []));
  const screens = Object.entries(openScreens(product)).filter(([path]) => !alike.includes(path));
  await sweep(page, Object.fromEntries(screens), SMALL);
});

test('no screen of a shopper who is signed in has a barrier on a small light phone', {
  tag: '@core',
}, async ({ page, product }) => {
  await sweep(page, ownScreens(await openAsShopper(page, product)), SMALL);
});

test('no screen has a barrier on a large dark one', async ({ page, product }) => {
  const shopper = await openAsShopper(page, product);
  await sweep(page, { ...openScreens(product), ...ownScreens(shopper) }, LARGE);
});

type Stage = {
  page: Page;
  context: BrowserContext;
  shopper: Shopper;
  product: DemoProduct;
  soldOut: DemoProduct;
};

/** Each state is reached from the one before. */
const STATES: Record<string, (stage: Stage) => Promise<unknown>> = {
  'wrong message': async ({ page }) => {
    await page.goto('/contact-us');
    await pressSend(page);
  },
  'message sent': async ({ page }) => {
    await writeMessage(page, newMark());
    await pressSend(page);
    await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  },
  'wrong feedback': async ({ page }) => {
    await page.goto('/services');
    await fileInput(page).setInputFiles({ ...somePdf(), mimeType: 'text/plain' });
    await pressSendFeedback(page);
  },
  'feedback with a file': ({ page }) => writeFeedback(page, newMark(), somePdf()),
  'wrong address': async ({ page }) => {
    await page.goto('/profile/addresses');
    await openNewForm(page);
    await button(page, 'Save Address').click();
  },
  'unknown pincode': async ({ page }) => {
    await fillIn(page, { ...HOME, zipcode: NOWHERE });
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'deleting an address': async ({ page }) => {
    await fillIn(page, { ...HOME, name: 'Mira Rao' });
    await expect(city(page)).toHaveValue('Jaipur');
    await button(page, 'Save Address').click();
    await card(page, 'Mira Rao').getByRole('button', { name: 'Delete' }).click();
  },
  'cancelling a paid order': async ({ page, shopper: { uid, orders } }) => {
    const paid = { status: { stringValue: 'success' } };
    await writeFields(`users/${uid}/orders/${orders.unpaid.orderId}`, paid);
    await openOrder(page, orders.unpaid);
    await button(page, 'Cancel order').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog).toContainText('What you paid will be refunded to you.');
  },
  'an order on hold': async ({ page, shopper: { uid, orders } }) => {
    const held = {
      deliveryStatus: { stringValue: 'pending' },
      heldReason: { stringValue: 'price' },
    };
    await writeFields(`users/${uid}/orders/${orders.transfer.orderId}`, held);
    await openOrder(page, orders.transfer);
    await expect(page.getByText('a price has changed since you ordered')).toBeVisible();
  },
  'nothing chosen at the checkout': async ({ page }) => {
    await page.goto('/place-order');
    await placeButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'an enquiry waits': async ({ page, context, soldOut }) => {
    await page.goto(`/product/${soldOut.id}`);
    await context.setOffline(true);
    await raiseButton(page).click();
    await expect(raiseButton(page)).toBeHidden();
  },
  'an order waits': async ({ page }) => {
    await page.goto('/place-order');
    await choose(page, 'UPI QR or bank transfer');
    await placeButton(page).click();
    await expect(page.getByText('Saved on this phone – not placed yet')).toBeVisible();
  },
  'things wait': async ({ page }) => {
    await page.goto('/waiting');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  },
  'logging out while things wait': async ({ page }) => {
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog', { name: /not been sent yet/ })).toBeVisible();
  },
  'a price that went up': async ({ page, context, product }) => {
    await page.keyboard.press('Escape');
    await writeFields(`products/${product.id}`, { price: { integerValue: '300' } });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Order at ₹300' })).toBeVisible();
  },
  'a transfer of an order that was received': async ({ page }) => {
    await page.getByRole('button', { name: 'Order at ₹300' }).click();
    await expect(heading(page, RECEIVED)).toBeVisible();
    await page.getByRole('link', { name: 'Add Transaction Id' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Transaction Id is required!')).toBeVisible();
  },
};

test('no state of a form or order has a barrier', async ({ page, context, product, soldOut }) => {
  await visitShop(page);
  const shopper = await openAsShopper(page, product);
  for (const [what, lead] of Object.entries(STATES)) {
    await test.step(what, async () => {
      await lead({ page, context, shopper, product, soldOut });
      await expectNoBarriersAnywhere(page, what);
    });
  }
});
