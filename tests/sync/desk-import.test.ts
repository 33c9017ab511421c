// What is chosen for an import stays on the device until it is written, given up, or its account leaves; nobody else finds it.
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
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
const pictures = [{ file: 'ragi.jpg', picture: 'a1' }];
const kept: KeptImport = {
  ...{ uid: 'kamala', name: 'products.xlsx', pictures, unused: [], writing: null },
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
  expect([...new Uint8Array(found?.spreadsheet ?? bytes())]).toEqual([9]);
  expect(await readImportPhoto(phone().database, 'kamala', 'a1')).toBeDefined();
});

test('what is written or given up is gone, pictures too, and what comes late makes none', async () => {
  await forgetImport(phone().database, 'kamala');
  expect(await phone().database.deskImports.count()).toBe(0);
  expect(await phone().database.deskImportFiles.count()).toBe(0);
  await changeKeptImport(phone().database, 'kamala', { writing: { since: 1, done: 1, of: 1 } });
  expect(await phone().database.deskImports.count()).toBe(0);
});
