// The form for feedback with a file: checked beside its fields, kept while it is written, sent once.
import type { Page } from 'playwright/test';
import { newMark } from '../steps/contact-journey.ts';
import {
  expectOneFeedback,
  FEEDBACK_ARRIVED,
  feedbackWith,
  fileInput,
  isUpload,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { visitShop } from '../steps/whole-device.ts';

const NOT_ACCEPTED =
  'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.';

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
  await expect(fileInput(page)).toHaveAccessibleDescription(/File is required/);
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
  await expect(
    page.getByText('This file is 5.1 MB. Please choose one of at most 5 MB.'),
  ).toBeVisible();
  await pressSendFeedback(page);
  await expect(
    page.getByText('This file is 5.1 MB. Please choose one of at most 5 MB.'),
  ).toBeVisible();
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

test('a double press gives one feedback and finds nothing wrong with the emptied form', async ({
  page,
}) => {
  const mark = newMark();
  const file = somePdf();
  await visitShop(page);
  await openForm(page);
  await writeFeedback(page, mark, file);
  await page.getByRole('button', { name: 'Send feedback' }).dblclick();
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Product Name is required!')).toBeHidden();
  await expectOneFeedback(mark, file);
});

test('text and chosen file are still there after a reload, can be removed, and are sent whole', async ({
  page,
}) => {
  const mark = newMark();
  const file = somePdf();
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
  await expectOneFeedback(mark, file);
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
  complaints,
}) => {
  complaints.expectFailedRequests();
  const mark = newMark();
  const file = somePdf();
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
  await expectOneFeedback(mark, file);
});
