// Feedback with a file: kept on the phone with its file, and one document with one file at the shop.
import { newMark } from '../steps/contact-journey.ts';
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

test('feedback with a file waits without a network, and lost replies to file and words make one file and one document', {
  tag: '@core',
}, async ({ page, context, network, complaints }) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  const file = somePdf();
  await visitShop(page);
  await context.setOffline(true);
  await page.goto('/services');
  const wasThanked = await watchForWords(page, FEEDBACK_ARRIVED);
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  const saved = page.getByText(
    /^Saved on this phone – not sent yet\. It will be sent automatically/,
  );
  await expect(saved).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(saved).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Product Name')).toHaveValue('');
  await page.goto('/waiting');
  const row = page.getByRole('listitem').filter({ hasText: mark });
  await expect(row).toContainText(`Your feedback about Beetroot ${mark}, with a file of 42 KB`);
  expect(await wasThanked(), 'thanked too early').toBe(false);
  expect(await feedbackWith(mark)).toEqual([]);

  const before = network.seen(isUpload).length;
  network.fault(isUpload, { do: 'drop-reply' }, 1);
  network.fault(isFeedbackWith(mark), { do: 'drop-reply' }, 1);
  await page.goto('/services');
  await context.setOffline(false);
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 45_000 });
  await expectOneFeedback(mark, file);
  expect(
    network.seen(isUpload).length - before,
    'once more for its own reply, never for the document’s',
  ).toBe(2);
  expect(network.seen(isFeedbackWith(mark))).toHaveLength(2);
});
