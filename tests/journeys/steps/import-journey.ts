// Steps on the desk's screen for imports and exports: choosing files, and the shop's resulting products.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { listDocuments, removeDocument } from '../../support/shop-server.ts';
import { press } from './desk-journey.ts';

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** The prefix of the ids of a test's own products, which the test removes. */
export const ownIds = () => `journey-import-${randomUUID().slice(0, 8)}`;

export async function xlsx(rows: readonly (readonly Cell[])[]): Promise<ChosenFile> {
  const [headings = [], ...below] = rows;
  const bytes = await writeSpreadsheet('xlsx', headings.map(String), below);
  return {
    name: 'products.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  };
}

export const csv = (text: string | Buffer, name = 'products.csv'): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

export const csvOf = (rows: readonly (readonly Cell[])[]): ChosenFile =>
  csv(rows.map((cells) => cells.map(quoted).join(',')).join('\n'));

const quoted = (cell: Cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

/** A file of `tests/tables`, as a real program wrote it. */
export const sample = async (name: string): Promise<ChosenFile> => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: await readFile(`tests/tables/${name}`),
});

/** The name and the cells of the table that a button saves. */
export async function savedTable(page: Page, button: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const read = await readSpreadsheet(await readFile(await download.path()));
  const [sheet] = 'sheets' in read ? read.sheets : [];
  return { name: download.suggestedFilename(), rows: sheet?.rows.map(({ cells }) => cells) ?? [] };
}

export async function chooseTable(page: Page, file: ChosenFile): Promise<void> {
  await page.getByLabel(/^Choose (a|another) spreadsheet/).setInputFiles(file);
}

export async function choosePictures(page: Page, ...files: ChosenFile[]): Promise<void> {
  await page.getByLabel('Choose pictures').setInputFiles(files);
}

/** How many rows are new, changed, unchanged and refused. */
export const counts = (page: Page): Locator => page.getByRole('main').locator('dl').first();
export const inWords = (created: number, changed: number, unchanged: number, refused: number) =>
  `New${created}Changed${changed}Unchanged${unchanged}Refused${refused}`;

/** The shop's products with this id prefix, by id. */
export async function productsAt(start: string) {
  const all = await listDocuments('products');
  return new Map(all.filter(({ id }) => id.startsWith(start)).map((it) => [it.id, it.fields]));
}

/** Deletes the products with this id prefix, and the categories made for them. */
export async function takeAway(start: string): Promise<void> {
  const categories = (await listDocuments('categories')).filter(({ id }) => id.includes(start));
  for (const id of (await productsAt(start)).keys()) await removeDocument(`products/${id}`);
  for (const { id } of categories) await removeDocument(`categories/${id}`);
}
