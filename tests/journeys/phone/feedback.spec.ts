// Feedback with a file: checked, kept on the phone with its file, and one document with one file at the shop.
import type { Page } from 'playwright/test';
import { BACKGROUND_SYNC } from '../../support/without-sync.ts';
import { newMark } from '../steps/contact-journey.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import {
  expectOneFeedback,
  FEEDBACK_ARRIVED,
  feedbackWith,
  isFeedbackWith,
  isUpload,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';

const SAVED =
  'Saved on this phone – not sent yet. It will be sent automatically when you’re back online.';

async function openForm(page: Page): Promise<void> {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('feedback of the largest file arrives as one document and one file, and is thanked for after proof', async ({
  page,
  network,
}) => {
  const mark = newMark();
  const file = somePdf(5 * 1024 * 1024);
  await visitShop(page);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await expect(page.getByText('5 MB', { exact: true })).toBeVisible();
  network.fault(isFeedbackWith(mark), { do: 'delay', ms: 1_500 });
  await pressSendFeedback(page);
  await expect(page.getByText(/^Sending…/)).toBeVisible();
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
  await expectOneFeedback(mark, file);
  await expect(page.getByLabel('Product Name')).toHaveValue('');
  await expect(page.getByText(file.name)).toBeHidden();
});

test('without a network feedback waits with its file over a reload and arrives once afterwards', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  const file = somePdf();
  await visitShop(page);
  await context.setOffline(true);
  await openForm(page);
  const wasThanked = await watchForWords(page, FEEDBACK_ARRIVED);
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.goto('/waiting');
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toContainText(
    `Your feedback about Beetroot ${mark}, with a file of 42 KB`,
  );
  expect(await wasThanked(), 'thanked too early').toBe(false);
  expect(await feedbackWith(mark)).toEqual([]);
  await context.setOffline(false);
  await expectOneFeedback(mark, file);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await expectOneFeedback(mark, file);
});

test('lost replies to the upload and to the write make one file and one document', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  const file = somePdf();
  await visitShop(page);
  await openForm(page);
  network.fault(isUpload, { do: 'drop-reply' }, 1);
  network.fault(isFeedbackWith(mark), { do: 'drop-reply' }, 1);
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 45_000 });
  await expectOneFeedback(mark, file);
  expect(
    network.seen(isUpload),
    'once more for its own reply, never for the document’s',
  ).toHaveLength(2);
  expect(network.seen(isFeedbackWith(mark))).toHaveLength(2);
});

test('feedback given offline is sent by the worker after the page was closed', {
  tag: BACKGROUND_SYNC,
}, async ({ page, context, complaints }) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  const file = somePdf();
  await visitShop(page);
  await context.setOffline(true);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.close();
  expect(await feedbackWith(mark)).toEqual([]);
  await context.setOffline(false);
  await dispatchSync(context);
  await expectOneFeedback(mark, file);
});
