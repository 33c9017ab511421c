// A shopper's offline writes are kept, listed as waiting, and arrive once.
import type { Page } from 'playwright/test';
import { noteTally } from '../../support/note-tally.ts';
import { isCommit } from '../../support/sent-requests.ts';
import { listDocuments, type StoredDocument } from '../../support/shop-server.ts';
import {
  add,
  card,
  deleteAddress,
  expectAtShop,
  HOME,
  IN_JAIPUR,
  openForEditing,
  save,
} from '../steps/address-journey.ts';
import { MESSAGE_ARRIVED, messagesWith, newMark, sendMessage } from '../steps/contact-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { openAsShopper, type Shopper } from '../steps/every-screen.ts';
import {
  expectOneFeedback,
  FEEDBACK_ARRIVED,
  feedbackWith,
  giveFeedback,
  isUpload,
  somePdf,
} from '../steps/feedback-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { field, UPDATED, updateButton } from '../steps/profile-journey.ts';
import { submit } from '../steps/review-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const SAVED = /saved on this phone/i;
const THANKS = [MESSAGE_ARRIVED, UPDATED, FEEDBACK_ARRIVED];

type Scene = { page: Page; shopper: Shopper; mark: string; file: ReturnType<typeof somePdf> };
type Write = {
  press(scene: Scene): Promise<unknown>;
  /** Its name in the list while it waits. */
  title(scene: Scene): string;
  /** Its documents at the shop. */
  arrived(scene: Scene): Promise<StoredDocument[]>;
};

const has = (words: string) => (it: StoredDocument) => JSON.stringify(it.fields).includes(words);

const WRITES: Record<string, Write> = {
  message: {
    press: ({ page, mark }) => sendMessage(page, mark),
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
  feedback: {
    press: ({ page, mark, file }) => giveFeedback(page, mark, file),
    title: ({ mark }) => `Your feedback about Beetroot ${mark}, with a file of 42 KB`,
    arrived: ({ mark }) => feedbackWith(mark),
  },
};

const FARM = { name: 'Ravi Kumar', phone: '9123456780', address: 'House 4', zipcode: '466001' };
const IN_SEHORE = { city: 'Sehore', state: 'Madhya Pradesh' };
const WAITS = 'Saved on this phone – not sent yet';

test('a message, a profile, a review and feedback with a file made without a network wait in sight, and arrive once though their first replies are lost; addresses are added, changed, deleted and had back, and later the shop has each of them once', {
  tag: '@core',
}, async ({ page, context, network }) => {
  await visitShop(page);
  const shopper = await openAsShopper(page);
  const scene = { page, shopper, mark: newMark(), file: somePdf() };
  const thanked = await Promise.all(THANKS.map((words) => watchForWords(page, words)));
  const arrived = () =>
    Promise.all(Object.values(WRITES).map(async (it) => (await it.arrived(scene)).length));

  await context.setOffline(true);
  for (const [what, { press }] of Object.entries(WRITES)) {
    await test.step(what, async () => {
      await press(scene);
      await expect(page.getByText(SAVED).first()).toBeVisible();
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
  expect(await arrived()).toEqual([0, 0, 0, 0]);
  const uploads = network.seen(isUpload).length;
  network.fault(isUpload, { do: 'drop-reply' }, 1);
  network.fault(isCommit, { do: 'drop-reply' }, Object.keys(WRITES).length);
  await context.setOffline(false);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  const counted = countOff(await arrived(), [1, 1, 1, 1]);
  noteTally({ promise: 'lost-reply', repetitions: 4, ...counted, falselyConfirmed: null });
  await expectOneFeedback(scene.mark, scene.file);
  expect(
    network.seen(isUpload).length - uploads,
    'once more for its own reply, never for the document’s',
  ).toBe(2);

  await page.goto('/profile/addresses');
  await add(page, FARM);
  const home = { ...HOME, ...IN_JAIPUR };
  await expectAtShop(shopper.uid, [home, { ...FARM, ...IN_SEHORE }]);
  await context.setOffline(true);
  await openForEditing(page, HOME.name);
  await expect(page.getByRole('heading', { name: 'Edit Address' })).toBeFocused();
  await page.getByLabel('Phone Number').fill('9000000001');
  await save(page);
  await expect(card(page, HOME.name).getByRole('button', { name: 'Edit' })).toBeFocused();
  await deleteAddress(page, HOME.name);
  const deletedHere = page.getByRole('list', { name: 'Deleted on this phone' });
  await deletedHere.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, HOME.name)).toContainText('9000000001');
  await expect(page.locator('[data-returns]:focus')).toBeVisible();
  await deleteAddress(page, FARM.name);
  await add(page, { ...FARM, name: 'Meera' });
  await page.reload();
  await expect(card(page, 'Meera')).toContainText(WAITS);
  await expect(card(page, HOME.name)).toContainText(WAITS);
  await expect(card(page, FARM.name)).toBeHidden();
  await expect(deletedHere).toContainText(FARM.address);
  await openForEditing(page, 'Meera');
  await page.getByLabel('Address / Street').fill('House 5');
  await save(page);
  await context.setOffline(false);
  await expectAtShop(shopper.uid, [
    { ...home, phone: '9000000001' },
    { ...FARM, name: 'Meera', address: 'House 5', ...IN_SEHORE },
  ]);
  await expect(page.getByRole('main')).not.toContainText(WAITS);
  await expect(deletedHere).toBeHidden();
});
