// Files chosen for an import stay on the device until written, given up, or their account leaves (desk-writes.test.ts); no other account finds them.
import { expect, test } from 'vitest';
import {
  changeKeptImport,
  forgetImport,
  keepImport,
  keepImportPhoto,
  readImportPhoto,
  readKeptImport,
} from '#domain/product/desk/kept-import.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';

const { phone } = freshDesk();
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test('a table and its pictures are there again, with how far the writing has come; another takes its place, and what is given up is gone', async () => {
  const { database } = phone();
  const pictures = [{ file: 'ragi.jpg', picture: 'a1' }];
  const kept = { uid: MERCHANT, name: 'products.xlsx', pictures, unused: [], writing: null };
  await keepImport(database, kept, bytes(1, 2));
  await keepImportPhoto(database, {
    ...{ uid: MERCHANT, name: 'a1', type: 'image/jpeg', bytes: bytes(3) },
  });
  const writing = { since: 5, done: 200, of: 300 };
  await changeKeptImport(database, MERCHANT, { writing });
  const found = await readKeptImport(database, MERCHANT);
  expect(found?.kept).toEqual({ ...kept, writing });
  expect(new Uint8Array(found?.spreadsheet ?? bytes())).toEqual(new Uint8Array([1, 2]));
  expect(await readKeptImport(database, 'ravi')).toBeNull();

  await keepImport(database, { ...kept, name: 'corrected.xlsx' }, bytes(9));
  const corrected = await readKeptImport(database, MERCHANT);
  expect(corrected?.kept.name).toBe('corrected.xlsx');
  expect([...new Uint8Array(corrected?.spreadsheet ?? bytes())]).toEqual([9]);
  expect(await readImportPhoto(database, MERCHANT, 'a1')).toMatchObject({ name: 'a1' });

  await forgetImport(database, MERCHANT);
  // A late change creates no import.
  await changeKeptImport(database, MERCHANT, { writing });
  const { deskImports, deskImportFiles } = database;
  expect([await deskImports.count(), await deskImportFiles.count()]).toEqual([0, 0]);
});
