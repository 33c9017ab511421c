// Each thing that a shopper can send is written without a network: it is kept, named among what waits, and arrives once.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { enquiriesAbout, listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import { add, addressesOf, HOME } from '../steps/address-journey.ts';
import {
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { furnish, isFurnished, type Shopper } from '../steps/every-screen.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { field, UPDATED, updateButton } from '../steps/profile-journey.ts';
import { submit } from '../steps/review-journey.ts';
import { visitShop } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

const SAVED = /saved on this phone/i;
const THANKS = [RAISED, MESSAGE_ARRIVED, UPDATED];

type Scene = { page: Page; shopper: Shopper; soldOut: DemoProduct; mark: string };
type Write = {
  press(scene: Scene): Promise<unknown>;
  /** What it is called while it waits. */
  title(scene: Scene): string;
  /** What the shop has of it. */
  arrived(scene: Scene): Promise<StoredDocument[]>;
};

const has = (words: string) => (it: StoredDocument) => JSON.stringify(it.fields).includes(words);

const WRITES: Record<string, Write> = {
  enquiry: {
    press: ({ page, soldOut }) => raiseEnquiry(page, soldOut),
    title: ({ soldOut }) => `Your enquiry about ${soldOut.name}`,
    arrived: ({ soldOut }) => enquiriesAbout(soldOut.id),
  },
  message: {
    async press({ page, mark }) {
      await page.goto('/contact-us');
      await writeMessage(page, mark);
      await pressSend(page);
    },
    title: () => 'Your message to the shop',
    arrived: ({ mark }) => messagesWith(mark),
  },
  profile: {
    async press({ page }) {
      await page.goto('/profile');
      await field(page, 'Last Name').fill('Verma');
      await updateButton(page).click();
    },
    title: () => 'Your profile',
    arrived: async ({ shopper }) =>
      (await listDocuments('users')).filter((it) => it.id === shopper.uid && has('Verma')(it)),
  },
  address: {
    async press({ page }) {
      await page.goto('/profile/addresses');
      await add(page, { ...HOME, name: 'Mira Rao', address: '7 Hill Street' });
    },
    title: () => 'Your address at 7 Hill Street, Jaipur',
    arrived: async ({ shopper }) => (await addressesOf(shopper.uid)).filter(has('7 Hill Street')),
  },
  review: {
    async press({ page, shopper, mark }) {
      const query = new URLSearchParams({
        productId: shopper.seeded.id,
        customerName: 'Asha Rao',
        productName: shopper.seeded.name,
      });
      await page.goto(`/review-order/${shopper.orders.delivered.orderId}?${query}`);
      await page.getByRole('textbox', { name: 'Review', exact: true }).fill(`Fresh. ${mark}`);
      await submit(page).click();
    },
    title: ({ shopper }) => `Your review of ${shopper.seeded.name}`,
    arrived: async ({ mark }) => (await listDocuments('reviews')).filter(has(mark)),
  },
  wish: {
    async press({ page, shopper }) {
      await page.goto(`/product/${shopper.seeded.id}`);
      await page.getByRole('button', { name: 'Wish list', exact: true }).click();
    },
    title: ({ shopper }) => `${shopper.seeded.name} on your wish list`,
    arrived: async ({ shopper }) =>
      (await listDocuments(`users/${shopper.uid}/lists`)).filter(
        ({ fields }) => Object.keys(fields).join() === shopper.seeded.id,
      ),
  },
};

test('an enquiry, a message, a profile, an address, a review and a wish made without a network wait in sight and arrive once', {
  tag: '@core',
}, async ({ page, context, complaints, soldOut }) => {
  complaints.expectFailedRequests();
  const account = await makePhoneAccount();
  const shopper = await furnish(account.uid);
  await visitShop(page);
  await putAccount(page, account);
  await page.goto('/orders');
  const isThere = async () => isFurnished(await everythingOnDevice(page));
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  const scene = { page, shopper, soldOut, mark: newMark() };
  const thanked = await Promise.all(THANKS.map((words) => watchForWords(page, words)));
  const arrived = () =>
    Promise.all(Object.values(WRITES).map(async (it) => (await it.arrived(scene)).length));

  await context.setOffline(true);
  for (const [what, { press }] of Object.entries(WRITES)) {
    await test.step(what, async () => {
      await press(scene);
      if (what !== 'wish') await expect(page.getByText(SAVED).first()).toBeVisible();
    });
  }
  await page.goto('/profile');
  await expect(field(page, 'Last Name')).toHaveValue('Verma');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto('/waiting');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(Object.keys(WRITES).length);
  for (const { title } of Object.values(WRITES)) {
    await expect(page.getByRole('heading', { name: title(scene) })).toBeVisible();
  }
  expect(await Promise.all(thanked.map((was) => was())), 'thanked too early').not.toContain(true);
  expect(await arrived()).toEqual([0, 0, 0, 0, 0, 0]);
  await context.setOffline(false);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible({ timeout: 45_000 });
  expect(await arrived()).toEqual([1, 1, 1, 1, 1, 1]);
});
