// Steps for giving feedback with a file, and the check of the shop's copies.
import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { listDocuments, type StoredDocument, sentFields } from '../../support/shop-server.ts';
import { fileAddress, filesWithDigest, storedFile } from '../../support/storage-server.ts';
import { expect, onlyOne } from './journey.ts';

export const FEEDBACK_ARRIVED = 'Thank you! Your feedback has reached the farm.';

type FileToGive = { name: string; mimeType: string; buffer: Buffer };

/** A PDF by its first bytes, then random, so that every byte can be told from another file's. */
export function somePdf(bytes = 43_211): FileToGive {
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)]);
  return { name: 'batch notes.pdf', mimeType: 'application/pdf', buffer };
}

/** A photo of more than 5 MB, taken with the camera on its side: upright it is 2000 px wide and 3000 px high. */
export async function largePhoto(): Promise<FileToGive> {
  const [width, height] = [3000, 2000];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * raw.channels), { raw })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  return { name: 'IMG 1.JPEG', mimeType: 'image/jpeg', buffer };
}

export function fileInput(page: Page): Locator {
  return page.locator('input[type=file]');
}

export async function writeFeedback(page: Page, mark: string, file: FileToGive): Promise<void> {
  await page.getByLabel('Product Name').fill(`Beetroot ${mark}`);
  await page.getByLabel('Description').fill('Crisp and sweet.');
  await fileInput(page).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
}

export async function pressSendFeedback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send feedback' }).click();
}

/** Gives it on its page and waits until the phone has it. */
export async function giveFeedback(page: Page, mark: string, file: FileToGive): Promise<void> {
  await page.goto('/services');
  await writeFeedback(page, mark, file);
  await pressSendFeedback(page);
  await expect(page.getByLabel('Description')).toHaveValue('');
}

export async function feedbackWith(mark: string): Promise<StoredDocument[]> {
  const all = await listDocuments('services');
  return all.filter(({ fields }) => JSON.stringify(fields).includes(mark));
}

/** The file of the only feedback with this mark, as the shop has it. */
export async function fileOfFeedback(mark: string) {
  const { id } = await onlyOne(() => feedbackWith(mark), 'feedback');
  return storedFile(`service-documents/${id}`);
}

export function isUpload(seen: SeenRequest): boolean {
  return seen.method === 'POST' && seen.url.port === '9199';
}

/** Expects exactly one document with exactly three fields, and exactly one file of these bytes: the one named by the document. */
export async function expectOneFeedback(mark: string, file: FileToGive): Promise<void> {
  const feedback = await onlyOne(() => feedbackWith(mark), 'feedback');
  const path = `service-documents/${feedback.id}`;
  expect(sentFields(feedback)).toEqual({
    name: { stringValue: `Beetroot ${mark}` },
    description: { stringValue: 'Crisp and sweet.' },
    fileURL: { stringValue: fileAddress(path) },
  });
  const stored = await storedFile(path);
  expect(stored?.type).toBe(file.mimeType);
  expect(stored?.bytes.equals(file.buffer), 'the file byte by byte').toBe(true);
  const digest = createHash('md5').update(file.buffer).digest('base64');
  expect(await filesWithDigest('service-documents/', digest)).toEqual([path]);
}
