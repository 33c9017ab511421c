// The browser begins an empty database after a kill: the phone's own data is restored, and waiting writes arrive once.
import { backupOn, everythingOnDevice } from '../../support/device-storage.ts';
import { noteTally } from '../../support/note-tally.ts';
import {
  addToCart,
  choose,
  heading,
  NOT_PLACED,
  openCheckout,
  ordersOf,
  placeButton,
} from '../steps/checkout-journey.ts';
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import {
  expectOneFeedback,
  feedbackWith,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { KillablePhone } from '../steps/killable-phone.ts';
import { countArrived, QUIET_PAGE, savedOn } from '../steps/told-not-saved.ts';

/** Kills the phone, corrupts its database and restarts it; the browser must then have discarded the database. */
async function loseDatabase(phone: KillablePhone): Promise<void> {
  await phone.kill();
  await phone.spoilDatabase();
  await phone.start();
  await phone.page.goto(QUIET_PAGE);
  expect(await everythingOnDevice(phone.page), 'what the browser has left').toEqual({});
}

test('a database that is thrown away is there again', async ({ launchOptions, product }) => {
  const phone = await KillablePhone.make(launchOptions);
  try {
    const [mark, feedbackMark, file] = [newMark(), newMark(), somePdf()];
    const uid = await openCheckout(phone.page, product);
    phone.network.cut();
    await choose(phone.page, 'Cash on delivery');
    await placeButton(phone.page).click();
    await expect(heading(phone.page, NOT_PLACED)).toBeVisible();
    await phone.page.goto('/contact-us');
    await writeMessage(phone.page, mark);
    await pressSend(phone.page);
    await expect(phone.page.getByLabel('Message', { exact: true })).toHaveValue('');
    await phone.page.goto('/services');
    await writeFeedback(phone.page, feedbackMark, file);
    await pressSendFeedback(phone.page);
    await expect(phone.page.getByLabel('Description')).toHaveValue('');
    await addToCart(phone.page, product);
    await expect.poll(() => backupOn(phone.page)).toMatch(/"cartItems":\[\{/);
    const waited = (await savedOn(phone.page)).waiting;

    let falselyConfirmed = 0;
    // Offline, and more than once: the restored database is backed up again.
    for (const _ of ['once', 'twice']) {
      await loseDatabase(phone);
      await phone.page.goto('/cart');
      await expect(phone.page.getByRole('main')).toContainText(product.name);
      const now = await savedOn(phone.page);
      falselyConfirmed += waited.filter((kind) => !now.waiting.includes(kind)).length;
      expect(now).toEqual({ waiting: waited, inCart: 1 });
      await phone.page.goto('/orders');
      await expect(phone.page.getByRole('main')).toContainText(NOT_PLACED);
    }
    phone.network.join();
    const counted = await countArrived(
      async () => [
        (await ordersOf(uid)).length,
        (await messagesWith(mark)).length,
        (await feedbackWith(feedbackMark)).length,
      ],
      [1, 1, 1],
    );
    noteTally({ promise: 'broken-storage', repetitions: 2, ...counted, falselyConfirmed });
    await expectOneFeedback(feedbackMark, file);
    // The catalogue comes back, too.
    await phone.page.goto('/products');
    await expect(phone.page.getByRole('main')).toContainText('₹');
  } finally {
    await phone.throwAway();
  }
});
