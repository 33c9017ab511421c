// A message, feedback with a file, a review: no typed text is lost, each is sent once, thanked for after proof, kept if refused.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { isCommitWith } from '../../support/sent-requests.ts';
import {
  expectOneMessage,
  MESSAGE_ARRIVED,
  newMark,
  pressSend,
  writeMessage,
} from '../steps/contact-journey.ts';
import {
  expectOneFeedback,
  FEEDBACK_ARRIVED,
  fileInput,
  fileOfFeedback,
  largePhoto,
  pressSendFeedback,
  somePdf,
  writeFeedback,
} from '../steps/feedback-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { holdPart } from '../steps/loaded-scripts.ts';
import { field, ofProduct, openReview, submit } from '../steps/review-journey.ts';
import { LIGHT_PAGE, visitShop } from '../steps/whole-device.ts';

test.use({ losesRequests: true });

const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Each field names its own problem, and the first one has the focus. */
async function expectMissing(page: Page, missing: Record<string, string>): Promise<void> {
  for (const [label, words] of Object.entries(missing)) {
    const it = page.getByRole('textbox', { name: label, exact: true });
    await expect(it).toHaveAccessibleDescription(words);
    await expect(it).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(labelled(page, Object.keys(missing)[0] ?? '')).toBeFocused();
}

test('a message: what is missing or wrong stands beside its field, all that was typed survives a reload, a double press sends it once, and another can follow', {
  tag: '@core',
}, async ({ page, network }) => {
  const [first, second] = [newMark(), newMark()];
  await visitShop(page, LIGHT_PAGE);
  // The part that parses numbers is deferred.
  const letCome = await holdPart(page, 'phone-number');
  await page.goto('/contact-us');
  await pressSend(page);
  const names = ['Name', 'Phone Number', 'Email', 'Message'];
  await expectMissing(page, Object.fromEntries(names.map((it) => [it, `${it} is required`])));
  await expect(page.getByRole('region', { name: 'Grievance officer' })).toContainText(
    'Complaints are acknowledged within 48 hours',
  );
  await writeMessage(page, first);
  await expect(page.getByText(/is required/)).toHaveCount(0);
  const phone = page.getByLabel('Phone Number');
  await phone.fill('98 765 432 109');
  await pressSend(page);
  letCome();
  await expect(phone).toHaveAccessibleDescription('Phone Number is invalid');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('98 765 432 109');
  await phone.fill('+91 98765 43210');
  await page.getByLabel('Country code').selectOption('977');
  await expectKept(page, '977');
  await page.reload();
  await expect(page.getByLabel('Country code')).toHaveValue('977');
  await expect(labelled(page, 'Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Phone Number')).toHaveValue('+91 98765 43210');
  await expect(page.getByLabel('Email')).toHaveValue('asha.rao@example.com');
  await expect(labelled(page, 'Message')).toHaveValue(`Do you deliver? ${first}`);
  await page.getByLabel('Country code').selectOption('91');

  network.fault(isCommitWith(first), { do: 'delay', ms: 2_000 });
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByText('Sending…', { exact: true })).toBeVisible();
  const numbers = page.getByRole('list', { name: 'Sent from this phone' });
  await expect(numbers).toHaveText(/^Message [0-9A-F]{5}-[0-9A-F]{5}\.\s*$/);
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeHidden();
  for (const label of names) await expect(labelled(page, label)).toHaveValue('');
  await expect(page.getByText(MESSAGE_ARRIVED)).toBeInViewport({ ratio: 1 });
  await expect(numbers).toContainText('A complaint is acknowledged by');
  await expect(page.getByText(/is required/)).toHaveCount(0);
  await expectOneMessage(first);
  await writeMessage(page, second);
  await pressSend(page);
  await expectOneMessage(second);
  await expectOneMessage(first);
});

test('feedback: what is missing and a file that is not taken are told at once; text and file survive a reload, can be removed, and are sent once, whole', {
  tag: '@core',
}, async ({ page }) => {
  const mark = newMark();
  const file = somePdf();
  await visitShop(page, '/services');
  await pressSendFeedback(page);
  await expectMissing(page, {
    'Product Name': 'Product Name is required!',
    Description: 'Please Give Some Feedback!',
  });
  await expect(fileInput(page)).toHaveAccessibleDescription(/File is required/);
  await writeFeedback(page, mark, file);
  // tests/unit/forms/form-rules.test.ts knows the other refused files.
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['<p>'], 'page.html', { type: 'text/html' }));
    return carried;
  });
  await page.locator('.file-field').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('This kind of file cannot be sent.')).toBeVisible();
  await expect(page.getByText(file.name)).toBeHidden();

  await fileInput(page).setInputFiles(file);
  await expectKept(page, 'Crisp and sweet.');
  await page.reload();
  await expect(labelled(page, 'Product Name')).toHaveValue(`Beetroot ${mark}`);
  await expect(labelled(page, 'Description')).toHaveValue('Crisp and sweet.');
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(file.name)).toBeHidden();
  await expect(fileInput(page)).toBeFocused();
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') };
  await fileInput(page).setInputFiles(photo);
  const small = page.locator('.chosen-file img');
  await expect.poll(() => small.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await fileInput(page).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await page.getByRole('button', { name: 'Send feedback' }).dblclick();
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible();
  await expect(page.getByText('Product Name is required!')).toBeHidden();
  await expectOneFeedback(mark, file);
});

test('a photo too large to send is made smaller, upright', async ({ page, complaints }) => {
  complaints.expectNotes(/^a photo could not be read/);
  const mark = newMark();
  await visitShop(page, '/services');
  await writeFeedback(page, mark, somePdf());
  const photo = await largePhoto();
  const says = (words: RegExp) => expect(fileInput(page)).toHaveAccessibleDescription(words);
  await fileInput(page).setInputFiles({ ...photo, buffer: photo.buffer.fill(7, 3) });
  await says(/^This photo could not be read/);
  await fileInput(page).setInputFiles({ ...photo, buffer: Buffer.from('0000ftypheic') });
  await says(/^This kind of file cannot be sent/);
  await fileInput(page).setInputFiles(await largePhoto());
  await expect(page.getByText('IMG 1.jpg')).toBeVisible();
  await pressSendFeedback(page);
  await expect(page.getByText(FEEDBACK_ARRIVED)).toBeVisible();
  const sent = await fileOfFeedback(mark);
  expect(sent?.type).toBe('image/jpeg');
  expect(sent?.bytes.length).toBeLessThan(5 * 1024 * 1024);
  const { width = 0, height = 0, orientation = 1 } = await sharp(sent?.bytes).metadata();
  expect(orientation).toBe(1);
  expect(width / height).toBeCloseTo(2 / 3, 2);
});

test('a review of what was not delivered is refused, and leads to where it waits until it is discarded', async ({
  page,
  context,
  soldOut,
}) => {
  const { orderId } = await openReview(page, soldOut, 'shipped');
  await expect(page.getByText('This order has not been delivered yet.')).toBeVisible();
  await field(page, 'Review').fill('Too early.');
  await submit(page).click();
  await expect(page.getByText('Your review has not reached us.')).toBeVisible();
  const wayOn = page.getByRole('link', { name: 'See why, and what to do' });
  await expect(wayOn).toHaveAttribute('href', '/waiting');
  const other = await context.newPage();
  await other.goto('/waiting');
  await expect(other.getByText('The shop did not accept this.')).toBeVisible();
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await expect(wayOn).toBeHidden();
  expect(await ofProduct(soldOut)).toEqual([]);
  await page.goto(`/review-order/${orderId}`);
  await page.getByRole('link', { name: soldOut.name }).click();
  await expect(field(page, 'Product')).toHaveValue(soldOut.name);
});
