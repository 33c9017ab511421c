// A shop in a project of its own into which a table of products is imported, against the real emulators.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import { adminShop, readGroups } from '../../backend/import/admin-shop.ts';
import { photoProblemIn, pictureFiles } from '../../backend/import/picture-files.ts';
import { previewLines } from '../../backend/import/preview-lines.ts';
import type { CellRow } from '../../src/core/model/product-table/cell.ts';
import { checkTable } from '../../src/core/model/product-table/check-table.ts';
import { preview } from '../../src/core/sync/import/preview.ts';
import { writeRows } from '../../src/core/sync/import/write-rows.ts';

const projectId = process.env.GCLOUD_PROJECT ?? '';
const app = initializeApp({ projectId }, 'tests-import');
export const firestore = getFirestore(app);
const bucket = getStorage(app).bucket(`${projectId}.appspot.com`);
const project = { firestore, bucket };
export let folder: string;

beforeEach(async () => {
  for (const name of ['products', 'categories', 'brands', 'stock']) {
    await firestore.recursiveDelete(firestore.collection(name));
  }
  await bucket.deleteFiles({ force: true });
  folder = await mkdtemp(join(tmpdir(), 'haat-pictures-'));
  return () => rm(folder, { recursive: true });
});
afterAll(() => deleteApp(app));

export const photo = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Checks and shows a table as the command does, then lets it be written. */
export async function opened(rows: readonly CellRow[], pictures: string | null = null) {
  const table = checkTable(rows);
  if ('problem' in table) throw new Error(table.problem);
  const files = await pictureFiles(pictures, table.rows);
  const context = { groups: await readGroups(firestore), folder: files };
  const shop = adminShop(project, files);
  const found = await preview(shop, table, { context, photoProblem: photoProblemIn(files) });
  return {
    found,
    lines: previewLines(found, table.unknown, files.unused),
    write: (progress: () => void = () => {}) => writeRows(shop, found.rows, context, progress),
  };
}

export const stored = async (id: string) => (await firestore.doc(`products/${id}`).get()).data();
export const originals = async () =>
  (await bucket.getFiles({ prefix: 'products/' }))[0].map(({ name }) => name);
export const HEADINGS = ['Id', 'Name', 'Price', 'Stock', 'Category', 'Pictures'];
