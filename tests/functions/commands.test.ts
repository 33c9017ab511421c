// The merchant's commands on the running shop: a table and a folder of pictures become products that shoppers see, the catalogue becomes a
// table, and the project's owner decides who may open the desk. And a developer signs in as the demo customer.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';
import { thumbnailPath } from '#domain/shared/picture.ts';
import { addPerson, removePerson } from '../../backend/merchants/merchants.ts';
import { customer, merchant } from '../../backend/seed/demo-customer.ts';
import { openEmulator } from '../../backend/seed/emulator.ts';
import { root } from '../../backend/stack/paths.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { makePhoneAccount } from '../support/demo-accounts.ts';
import {
  bucket,
  closeDatabase,
  database,
  headHasHeard,
  removeProduct,
  timeIn,
} from './shop-database.ts';
import { typed } from './typed.ts';

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

const imported = (...words: string[]) => typed('import/run-import.ts', ...words);
const exported = (path: string) => typed('import/run-export.ts', path);

/** Of the table in this file: its first rows. */
async function rowsIn(path: string) {
  const read = await readSpreadsheet(await readFile(path));
  return 'sheets' in read ? (read.sheets[0]?.rows ?? []).map(({ cells }) => cells) : [];
}

test('a table and its pictures are checked, shown, written and told to phones, refused rows come back as a table with what is wrong; typed again, there is nothing to write', async () => {
  const background = { width: 300, height: 200, channels: 3 as const, background: 'red' };
  const photo = await sharp({ create: background }).jpeg().toBuffer();
  const pictures = await mkdtemp(join(folder, 'pictures-'));
  await writeFile(join(pictures, `${ragi}.jpg`), photo);
  await writeFile(join(pictures, 'holiday.jpg'), photo);
  await writeFile(join(pictures, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
  await writeFile(join(pictures, 'half.jpg'), photo.subarray(0, 200));
  const headings = ['Id', 'Name', 'Price', 'Stock', 'Pictures', 'Supplier'];
  const [path, refused] = [join(folder, 'products.xlsx'), join(folder, 'refused.xlsx')];
  const table = await writeSpreadsheet('xlsx', headings, [
    [ragi, 'Ragi', 120, 5, `${ragi}.jpg`],
    [til, 'Til', 90, 0],
    [`${ragi}-bad`, 'Ragi', 'Rs. 12O', 5],
    [`${ragi}-page`, 'Ragi', 120, 5, 'page.jpg'],
    [`${ragi}-half`, 'Ragi', 120, 5, 'half.jpg'],
    [`${ragi}-none`, 'Ragi', 120, 5, 'none.jpg'],
  ]);
  await writeFile(path, table);

  const unasked = await imported(path, pictures, '--refused', refused);
  for (const line of [
    '2 new, 0 changed, 0 unchanged, 4 refused. 1 pictures to upload.',
    'Left out, because the shop has no place for it: Supplier.',
    'Files that no product uses: holiday.jpg.',
    'row 4, Price: “Rs. 12O” is no number.',
    'row 5, Pictures: the picture “page.jpg” is no picture',
    'row 6, Pictures: the picture “half.jpg” is damaged',
    'row 7, Pictures: there is no picture “none.jpg”',
    `${refused}: 4 refused, with what is wrong.`,
  ]) {
    expect(unasked.out).toContain(line);
  }
  const nothing = expect.stringMatching(/^Nothing was written\./);
  expect([unasked.code, unasked.problem]).toEqual([1, nothing]);
  expect((await database.doc(`products/${ragi}`).get()).exists).toBe(false);
  const [names = [], row = []] = await rowsIn(refused);
  expect(row[names.indexOf('What is wrong')]).toMatch(/^Price: “Rs. 12O” is no number/);

  const said = await imported(path, pictures, '--yes');
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

  const again = await imported(path, pictures, '--yes');
  expect(again.out).toContain('0 new, 0 changed, 2 unchanged, 4 refused.');
  expect(again.out).toContain('There is nothing to write.');
});

test('an exported table holds the products, changes nothing when it is imported, and is never overwritten', async () => {
  const path = join(folder, 'catalogue.xlsx');
  const program = ['--import', 'tsx', 'backend/import/run-export.ts', path];
  await promisify(execFile)(process.execPath, program, { cwd: root });
  const row = (await rowsIn(path)).find(([id]) => id === ragi);
  expect(row?.slice(0, 5)).toEqual([ragi, 'Ragi', null, null, 120]);
  expect((await imported(path)).out).toMatch(/\n0 new, 0 changed, \d+ unchanged, /);
  expect(await exported(path)).toMatchObject({
    ...{ code: 1, problem: expect.stringMatching(/is there already/) },
  });
});

test.each([
  ['17-filtered-rows.xlsx', /^Rows are hidden in the file\. Add --hidden take/],
  ['21-pictures-in-the-sheet.xlsx', /3 new, .* 0 refused\. 1 pictures to upload\./],
  ['30-woocommerce.csv', /how many there are of some products\. Add --stock 10/],
  ['30-shopify-old.csv', /an export of Shopify: 4 rows, 3 products\.\n3 new, .* 0 refused/],
])('%s is shown as it would be written, or it is said what to do', async (file, says) => {
  const { out, problem } = await imported(join(root, 'tests/tables', file));
  expect(`${problem}\n${out}`.replace(/^.*tables.[^:]*: /, '')).toMatch(says);
});

const NUMBER = '+919876511111';

Object.assign(process.env, emulatorAddresses);
const { auth, firestore, close } = openEmulator('demo-haat');
const project = { auth, firestore };
afterAll(async () => {
  const { uid } = await auth.getUserByPhoneNumber(NUMBER);
  await auth.deleteUser(uid);
  await close();
});

const merchants = async (...words: string[]) => (await typed('merchants/run.ts', ...words)).out;

const role = async () => {
  const { uid, customClaims } = await auth.getUserByPhoneNumber(NUMBER);
  return [(await database.doc(`merchants/${uid}`).get()).get('role'), customClaims];
};

test('a number can open the desk once it was added, until it is removed', async () => {
  expect(await merchants('add', '98765 11111')).toMatch(/\+919876511111 can open the desk/);
  expect(await role()).toEqual(['merchant', { merchant: true }]);
  expect(await addPerson(project, NUMBER, 'merchant')).toBe('already');
  expect(await merchants('add', NUMBER, '--role', 'packer')).toMatch(/can pack at the desk/);
  const listed = await merchants('list');
  for (const line of [`${merchant.phone} (merchant)`, `${NUMBER} (packer)`]) {
    expect(listed).toContain(line);
  }
  expect(await role()).toEqual(['packer', { packer: true }]);
  expect(await merchants('remove', NUMBER)).toContain('can no longer open the desk');
  expect(await role()).toEqual([undefined, {}]);
  expect(await removePerson(project, NUMBER)).toBe('already');
});

test('whoever signs in with the demo customer’s phone is the demo customer', async () => {
  const { uid } = await makePhoneAccount(customer.phone);
  expect(uid).toBe(customer.uid);
  const home = (await database.doc(`users/${uid}`).get()).data();
  expect(home).toMatchObject({ first_name: 'Asha', phone: customer.phone });
});
