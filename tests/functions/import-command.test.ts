// The merchant's two commands on the running shop: a table and a folder of pictures become products that shoppers see, and the
// catalogue becomes a table.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import {
  bucket,
  closeDatabase,
  database,
  headHasHeard,
  removeProduct,
  timeIn,
} from './shop-database.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = randomUUID().slice(0, 8);
const ids = ['ragi', 'til'].map((name) => `${name}-${run}`);
const [ragi = '', til = ''] = ids;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const id of ids) {
    const tombstone = await removeProduct(id);
    await headHasHeard(timeIn(tombstone, 'deletedAt'));
    await bucket.deleteFiles({ prefix: `products/${id}/` });
  }
  await closeDatabase();
});

type Said = { code: number; out: string; problem: string };

function typed(command: 'import' | 'export', ...options: string[]): Promise<Said> {
  const program = ['--import', 'tsx', `backend/import/run-${command}.ts`, ...options];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, program, { cwd: ROOT }, (error, out, problem) =>
      resolve({ code: Number(error?.code ?? 0), out, problem: problem.trim() }),
    );
    child.stdin?.end();
  });
}

test('a table and its pictures are checked, shown, written and told to phones; typed again, there is nothing to write', async () => {
  const background = { width: 300, height: 200, channels: 3 as const, background: 'red' };
  const photo = await sharp({ create: background }).jpeg().toBuffer();
  const pictures = await mkdtemp(join(folder, 'pictures-'));
  await writeFile(join(pictures, `${ragi}.jpg`), photo);
  await writeFile(join(pictures, 'holiday.jpg'), photo);
  await writeFile(join(pictures, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
  await writeFile(join(pictures, 'half.jpg'), photo.subarray(0, 200));
  const headings = ['Id', 'Name', 'Price', 'Stock', 'Pictures', 'Supplier'];
  const path = join(folder, 'products.xlsx');
  const table = await writeSpreadsheet('xlsx', headings, [
    [ragi, 'Ragi', 120, 5, `${ragi}.jpg`],
    [til, 'Til', 90, 0],
    [`${ragi}-bad`, 'Ragi', 'Rs. 12O', 5],
    [`${ragi}-page`, 'Ragi', 120, 5, 'page.jpg'],
    [`${ragi}-half`, 'Ragi', 120, 5, 'half.jpg'],
    [`${ragi}-none`, 'Ragi', 120, 5, 'none.jpg'],
  ]);
  await writeFile(path, table);

  const unasked = await typed('import', path, pictures);
  for (const line of [
    '2 new, 0 changed, 0 unchanged, 4 refused. 1 pictures to upload.',
    'Left out, because the shop has no place for it: Supplier.',
    'Files that no product uses: holiday.jpg.',
    'row 4, Price: “Rs. 12O” is no number.',
    'row 5, Pictures: the picture “page.jpg” is no picture',
    'row 6, Pictures: the picture “half.jpg” is damaged',
    'row 7, Pictures: there is no picture “none.jpg”',
  ]) {
    expect(unasked.out).toContain(line);
  }
  expect([unasked.code, unasked.problem]).toEqual([
    1,
    expect.stringMatching(/^Nothing was written\./),
  ]);
  expect((await database.doc(`products/${ragi}`).get()).exists).toBe(false);

  const said = await typed('import', path, pictures, '--yes');
  expect(said.out).toContain('Done: 2 new, 0 changed, 0 were as they should be.');
  // One row was refused: a calling program must be able to tell.
  expect([said.code, said.problem]).toEqual([1, '']);
  const product = await database.doc(`products/${ragi}`).get();
  const [picture] = product.get('photoURL') as string[];
  for (const size of [100, 200, 400, 800] as const) {
    const [bytes] = await bucket.file(thumbnailPath(ragi, picture ?? '', size)).download();
    expect((await sharp(bytes).metadata()).width).toBe(size);
  }
  await headHasHeard(timeIn(product, 'updatedAt'));

  const again = await typed('import', path, pictures, '--yes');
  expect(again.out).toContain('0 new, 0 changed, 2 unchanged, 4 refused.');
  expect(again.out).toContain('There is nothing to write.');
}, 180_000);

test('an exported table holds the products, changes nothing when it is imported, and is never overwritten', async () => {
  const path = join(folder, 'catalogue.xlsx');
  const said = await typed('export', path);
  expect([said.code, said.problem]).toEqual([0, '']);
  const read = await readSpreadsheet(await readFile(path));
  const rows = 'sheets' in read ? (read.sheets[0]?.rows ?? []) : [];
  const row = rows.find(({ cells: [id] }) => id === ragi)?.cells;
  expect(row?.slice(0, 5)).toEqual([ragi, 'Ragi', null, null, 120]);
  const again = await typed('import', path);
  expect(again.out).toMatch(/\n0 new, 0 changed, \d+ unchanged, /);
  expect((await typed('export', path)).problem).toMatch(/is there already/);
}, 120_000);

/** What the command says about each file, of which `npm test` tries the first ones. */
const SAID: readonly [string, RegExp][] = [
  ['03-open-quote.csv', /does not end where it should: it begins in row 2/],
  ['17-filtered-rows.xlsx', /^Rows are hidden in the file\. Add --hidden take/],
  ['21-pictures-in-the-sheet.xlsx', /3 new, .* 0 refused\. 1 pictures to upload\./],
  ['30-woocommerce.csv', /how many there are of some products\. Add --stock 10/],
  ['30-shopify-old.csv', /an export of Shopify: 4 rows, 3 products\.\n3 new, .* 0 refused/],
  ...['01-filled-down-formula', '04-merged-category', '08-formula-below-the-table'].map(isRead),
  ...['09-tick-boxes-below-the-table', '10-title-and-total', '12-summary-sheet-first'].map(isRead),
  ...['13-rupee-format.csv', '14-libreoffice.ods', '15-old-excel.xls', '16-sep-line.csv'].map(
    isRead,
  ),
  ['06-question-marks.csv', /2 new, .* 1 refused[\s\S]*row 2, Name: holds question marks/],
  ['15-binary.xlsb', /This is an Excel Binary Workbook/],
  ['19-indian-units.csv', /8 new, .* 1 refused[\s\S]*row 10, Unit: “pcs” counts packs/],
  ['30-medusa.csv', /Add --stock 10/],
  ['30-odoo.csv', /an export of Odoo: 1 row, 1 product\.\n1 new/],
  ['30-ofn-import.csv', /Add --stock 10/],
  ['30-zoho.csv', /an export of Zoho: 1 row, 1 product\.\n1 new/],
];
function isRead(name: string): [string, RegExp] {
  return [
    /\.\w+$/.test(name) ? name : `${name}.xlsx`,
    /\n3 new, 0 changed, 0 unchanged, 0 refused/,
  ];
}

test('tables of real programs are shown as they would be written, or it is said what they are and what to do', async () => {
  const tried = process.env.HAAT_ALL ? SAID : SAID.slice(0, 5);
  await inParallel(tried, 2, async ([file, says]) => {
    const { out, problem } = await typed('import', join(ROOT, 'tests/tables', file));
    expect(`${problem}\n${out}`.replace(/^.*tables.[^:]*: /, ''), file).toMatch(says);
  });
}, 600_000);

test('refused rows come back as a table with what is wrong, and are taken once that is mended', async () => {
  const path = join(folder, 'refused.xlsx');
  const units = join(ROOT, 'tests/tables/19-indian-units.csv');
  const said = await typed('import', units, '--refused', path);
  expect(said.out).toContain(`${path}: 1 refused, with what is wrong.`);
  const read = await readSpreadsheet(await readFile(path));
  const [headings, row] = 'sheets' in read ? (read.sheets[0]?.rows ?? []) : [];
  const of = (name: string) => headings?.cells.indexOf(name) ?? -1;
  expect(row?.cells[of('What is wrong')]).toMatch(/^Unit: “pcs” counts packs/);
  const mended = row?.cells.map((cell, at) => (at === of('Unit') ? 'g' : cell)) ?? [];
  const again = await writeSpreadsheet('xlsx', (headings?.cells ?? []).map(String), [mended]);
  await writeFile(join(folder, 'mended.xlsx'), again);
  const taken = await typed('import', join(folder, 'mended.xlsx'));
  expect(taken.out).toContain('1 new, 0 changed, 0 unchanged, 0 refused.');
  expect(taken.out).not.toContain('What is wrong');
}, 120_000);
