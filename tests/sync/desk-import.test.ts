// What is chosen for an import stays on the device until it is written, given up, or its account leaves; nobody else finds it.
import { beforeEach, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import type { KeptImport } from '#core/device/database/tables.ts';
import {
  changeKeptImport,
  forgetImport,
  keepImport,
  keepImportPhoto,
  readImportPhoto,
  readKeptImport,
} from '#core/device/desk/kept-import.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();
const bytes = (...values: number[]) => new Uint8Array(values).buffer;
const kept: KeptImport = {
  uid: 'kamala',
  name: 'products.xlsx',
  pictures: [{ file: 'ragi.jpg', picture: 'a1' }],
  unused: [],
  writing: null,
};
const photo = { uid: 'kamala', name: 'a1', type: 'image/jpeg', bytes: bytes(3) };

beforeEach(async () => {
  const keys = { refreshToken: 'r', idToken: 't', idTokenEndsAt: phone().now + 1e9 };
  await signIn(phone().database, { uid: 'kamala', phone: '', isOver: false, ...keys });
  await keepImport(phone().database, kept, bytes(1, 2));
  await keepImportPhoto(phone().database, photo);
});

test('a table and its pictures are there again, and how far the writing has come', async () => {
  const writing = { since: 5, done: 200, of: 300 };
  await changeKeptImport(phone().database, 'kamala', { writing });
  const found = await readKeptImport(phone().database, 'kamala');
  expect(found?.kept).toEqual({ ...kept, writing });
  expect(new Uint8Array(found?.spreadsheet ?? bytes())).toEqual(new Uint8Array([1, 2]));
  expect(await readImportPhoto(phone().database, 'kamala', 'a1')).toMatchObject({ name: 'a1' });
  expect(await readKeptImport(phone().database, 'ravi')).toBeNull();
});

test('another table takes the place of the first one, and its pictures stay for it', async () => {
  await keepImport(phone().database, { ...kept, name: 'corrected.xlsx' }, bytes(9));
  const found = await readKeptImport(phone().database, 'kamala');
  expect(found?.kept.name).toBe('corrected.xlsx');
  expect(new Uint8Array(found?.spreadsheet ?? bytes())).toEqual(new Uint8Array([9]));
  expect(await readImportPhoto(phone().database, 'kamala', 'a1')).toBeDefined();
});

test.each([
  ['is written or given up', () => forgetImport(phone().database, 'kamala')],
  ['leaves with its account', () => signOut(phone().database, 'kamala')],
])('what %s is gone, pictures too', async (_how, end) => {
  await end();
  expect(await phone().database.deskImports.count()).toBe(0);
  expect(await phone().database.deskImportFiles.count()).toBe(0);
  // What comes late to a row that is gone makes none.
  await changeKeptImport(phone().database, 'kamala', { writing: { since: 1, done: 1, of: 1 } });
  expect(await phone().database.deskImports.count()).toBe(0);
});
