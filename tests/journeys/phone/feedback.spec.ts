// Feedback with a file: checked, kept on the phone with its file, and one document with one file at the shop.
import type { Page } from 'playwright/test';
import { BACKGROUND_SYNC } from '../../support/without-sync.ts';
import { newMark } from '../steps/contact-journey.ts';
import { dispatchSync } from '../steps/dispatch-sync.ts';
import {
  expectOneFeedback,
  FEEDBACK_ARRIVED,
  feedbackFiles,
  feedbackWith,
  fileInput,
  isFeedbackWith,
  isUpload,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { outages } from '../steps/outages.ts';
import { visitShop } from '../steps/whole-device.ts';

const SAVED = 'Saved on this phone – not sent yet. It goes by itself when you’re back online.';
const NOT_ACCEPTED = 'Please choose a photo (JPG, PNG, WebP) or a PDF.';

// Before an upload the shop asks whether its file is there already, and the browser notes that it is not.
test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

async function openForm(page: Page): Promise<void> {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the page says what the shop promises', async ({ page }) => {
  await openForm(page);
  for (const words of [
    '4.7/5 rating',
    'Farm To Door',
    'Natural Products',
    'Quick Results: results visible in 12-15 days',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveText(words);
  }
});

test('what is missing is told beside its field, the file included', async ({ page }) => {
  await openForm(page);
  await pressSendFeedback(page);
  await expect(page.getByLabel('Product Name')).toBeFocused();
  await expect(page.getByLabel('Product Name')).toHaveAccessibleDescription(
    'Product Name is required!',
  );
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(
    'Please Give Some Feedback!',
  );
  await expect(fileInput(page)).toHaveAccessibleDescription(/Please choose a file\./);
  await page.getByLabel('Product Name').fill('Chips');
  await page.getByLabel('Description').fill('Crisp');
  await pressSendFeedback(page);
  await expect(fileInput(page)).toBeFocused();
});

test('files that the shop does not take are told at once, chosen or dropped, and never sent', async ({
  page,
}) => {
  await openForm(page);
  const small = Buffer.from('<svg/>');
  await fileInput(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: small });
  await expect(page.getByText(NOT_ACCEPTED)).toBeVisible();
  await fileInput(page).setInputFiles(somePdf(5 * 1024 * 1024 + 1));
  await expect(page.getByText('This file has 5.1 MB; it may have at most 5 MB.')).toBeVisible();
  await pressSendFeedback(page);
  await expect(page.getByText('This file has 5.1 MB; it may have at most 5 MB.')).toBeVisible();
  await fileInput(page).setInputFiles(somePdf());
  await expect(page.getByText('batch notes.pdf')).toBeVisible();
  await expect(page.getByText('at most 5 MB.')).toBeHidden();
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['<p>'], 'page.html', { type: 'text/html' }));
    return carried;
  });
  await page.locator('.file-field').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText(NOT_ACCEPTED)).toBeVisible();
  await expect(page.getByText('batch notes.pdf')).toBeHidden();
});

test('feedback of the largest file arrives as one document and one file, and is thanked for after proof', async ({
  page,
  network,
}) => {
  const mark = newMark();
  const [file, before] = [somePdf(5 * 1024 * 1024), await feedbackFiles()];
  await visitShop(page);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await expect(page.getByText('5 MB', { exact: true })).toBeVisible();
  network.fault(isFeedbackWith(mark), { do: 'delay', ms: 1_500 });
  await pressSendFeedback(page);
  await expect(page.getByText(/^Sending…/)).toBeVisible();
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
  await expectOneFeedback(mark, file, before);
  await expect(page.getByLabel('Product Name')).toHaveValue('');
  await expect(page.getByText(file.name)).toBeHidden();
});

for (const outage of outages) {
  test(`when ${outage.name}, feedback waits with its file over a reload and arrives once afterwards`, async ({
    page,
    context,
    network,
  }) => {
    const mark = newMark();
    const [file, before] = [somePdf(), await feedbackFiles()];
    await visitShop(page);
    await outage.begin(context, network);
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
    await outage.end(context, network);
    await expectOneFeedback(mark, file, before);
    await expect(page.getByText('Nothing waits.')).toBeVisible();
    await expectOneFeedback(mark, file, before);
  });
}

test('lost replies to the upload and to the write make one file and one document', async ({
  page,
  network,
}) => {
  const mark = newMark();
  const [file, before] = [somePdf(), await feedbackFiles()];
  await visitShop(page);
  await openForm(page);
  network.fault(isUpload, { do: 'drop-reply' }, 1);
  network.fault(isFeedbackWith(mark), { do: 'drop-reply' }, 1);
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 45_000 });
  await expectOneFeedback(mark, file, before);
  expect(network.seen(isUpload), 'the file crossed the line once').toHaveLength(1);
  expect(network.seen(isFeedbackWith(mark))).toHaveLength(2);
});

test('feedback given offline is sent by the worker after the page was closed', {
  tag: BACKGROUND_SYNC,
}, async ({ page, context }) => {
  const mark = newMark();
  const [file, before] = [somePdf(), await feedbackFiles()];
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
  await expectOneFeedback(mark, file, before);
});

test('a double press gives one feedback and finds nothing wrong with the emptied form', async ({
  page,
}) => {
  const mark = newMark();
  const [file, before] = [somePdf(), await feedbackFiles()];
  await visitShop(page);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await page.getByRole('button', { name: 'Send Feedback' }).dblclick();
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Product Name is required!')).toBeHidden();
  await expectOneFeedback(mark, file, before);
});

test('text and chosen file are still there after a reload, can be removed, and are sent whole', async ({
  page,
}) => {
  const mark = newMark();
  const [file, before] = [somePdf(), await feedbackFiles()];
  await visitShop(page);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await expectKept(page, 'Crisp and sweet.');
  await page.reload();
  await expect(page.getByLabel('Product Name')).toHaveValue(`Beetroot ${mark}`);
  await expect(page.getByLabel('Description')).toHaveValue('Crisp and sweet.');
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(file.name)).toBeHidden();
  await expect(fileInput(page)).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Product Name')).toHaveValue(`Beetroot ${mark}`);
  await expect(page.getByText(file.name)).toBeHidden();
  await fileInput(page).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await page.reload();
  await expect(page.getByText(file.name)).toBeVisible();
  await pressSendFeedback(page);
  await expectOneFeedback(mark, file, before);
});

test('a photo is shown small beside its name', async ({ page }) => {
  await openForm(page);
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(dot, 'base64');
  await fileInput(page).setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer });
  const picture = page.locator('.chosen-file img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
});

test('a file that the shop turns away stays with words for it, and can be sent again', async ({
  page,
  network,
}) => {
  const mark = newMark();
  const [file, before] = [somePdf(), await feedbackFiles()];
  await visitShop(page);
  await openForm(page);
  const error = { code: 403, message: 'Permission denied.' };
  const body = JSON.stringify({ error });
  network.fault(isUpload, { do: 'answer', status: 403, type: 'application/json', body });
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByText('Your feedback has not reached the shop.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'See why, and what to do' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: mark });
  await expect(waiting).toContainText('The shop did not accept the file.');
  expect(await feedbackWith(mark)).toEqual([]);
  network.heal();
  await waiting.getByRole('button', { name: 'Retry' }).click();
  await expectOneFeedback(mark, file, before);
});
