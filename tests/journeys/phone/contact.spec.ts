// A message to the shop that is written without a network.
import {
  expectOneMessage,
  MESSAGE_ARRIVED,
  messagesWith,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const SAVED =
  'Saved on this phone – not sent yet. It will be sent automatically when you’re back online.';

test('without a network a message is kept over a reload and arrives once afterwards', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  await visitShop(page);
  await context.setOffline(true);
  await page.goto('/contact-us');
  const wasThanked = await watchForWords(page, MESSAGE_ARRIVED);
  await writeMessage(page, mark);
  await pressSend(page);
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(await wasThanked(), 'thanked too early').toBe(false);
  expect(await messagesWith(mark)).toEqual([]);
  await context.setOffline(false);
  await expectOneMessage(mark);
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeVisible();
  await expectOneMessage(mark);
});
