// A phone without room: every press is saved for real, or called "not saved" with its typed text still there.
import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import { noteTally } from '../../support/note-tally.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import {
  choose,
  heading,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
} from '../steps/checkout-journey.ts';
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { raiseButton } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { KillablePhone } from '../steps/killable-phone.ts';
import { countArrived, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';

const ORIGIN = 'http://localhost:5000';
const FULL = /not saved: this phone is full\. Free up some space/i;
const SAVED = /saved on this phone/i;

/** Limits the origin's total storage to this much (bytes), or lifts the limit. */
async function limitRoom(devtools: CDPSession, quotaSize?: number): Promise<void> {
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: ORIGIN,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

async function tab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('a full phone saves nothing and says so; with room again the same presses are saved and arrive once', async ({
  launchOptions,
  product,
  soldOut,
}) => {
  const mark = newMark();
  const phone = await KillablePhone.make(launchOptions);
  try {
    const uid = await openCheckout(phone.page, product);
    await choose(phone.page, 'Cash on delivery');
    await phone.kill();
    // The browser caches its estimate of free space for a while; after a restart it measures anew.
    await phone.start();
    phone.network.cut();
    const context = phone.page.context();
    const devtools = await context.newCDPSession(phone.page);
    await limitRoom(devtools, 1);
    const checkout = await tab(context, '/place-order');
    await expect(placeButton(checkout)).toBeVisible();
    await choose(checkout, 'Cash on delivery');
    const enquiry = await tab(context, `/product/${soldOut.id}`);
    await expect(raiseButton(enquiry)).toBeVisible();
    const contact = await tab(context, '/contact-us');
    await writeMessage(contact, mark);
    const cart = await tab(context, '/cart');
    const more = cart.getByRole('button', { name: /^Plus/ });

    let falselyConfirmed = 0;
    const presses: [Page, () => Promise<void>][] = [
      [cart, () => more.click()],
      [enquiry, () => raiseButton(enquiry).click()],
      [contact, () => pressSend(contact)],
      [checkout, () => placeButton(checkout).click()],
    ];
    for (const [page, press] of presses) {
      await page.bringToFront();
      await press();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(FULL);
      if (await page.getByRole('main').getByText(SAVED).isVisible()) falselyConfirmed += 1;
    }
    await expect(contact.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(mark));
    await expect(cart.locator('output')).toHaveText('1');
    await phone.page.goto(QUIET_PAGE);
    expect(await savedOn(phone.page)).toEqual({ waiting: [], inCart: 1 });

    await limitRoom(devtools);
    await contact.bringToFront();
    await pressSend(contact);
    await expect(contact.getByRole('main')).toContainText(SAVED);
    await enquiry.bringToFront();
    await raiseButton(enquiry).click();
    await expect(enquiry.getByRole('main')).toContainText(SAVED);
    await checkout.bringToFront();
    await placeButton(checkout).click();
    await expect(heading(checkout, NOT_PLACED)).toBeVisible();
    await phone.kill();
    await phone.start();
    await phone.page.goto(QUIET_PAGE);
    const kept = await savedOn(phone.page);
    expect(kept).toEqual({ waiting: ['contact', 'enquiry', 'order'], inCart: 0 });
    phone.network.join();
    await phone.page.goto('/');
    const arrived = async () => [
      (await ordersOf(uid)).length,
      (await enquiriesAbout(soldOut.id)).length,
      (await messagesWith(mark)).length,
    ];
    const counted = await countArrived(arrived, [1, 1, 1]);
    noteTally({
      promise: 'broken-storage',
      repetitions: presses.length * 2 - 1,
      ...counted,
      falselyConfirmed,
    });
    expect({ ...counted, falselyConfirmed }).toEqual({ lost: 0, doubled: 0, falselyConfirmed: 0 });
  } finally {
    await phone.throwAway();
  }
});
