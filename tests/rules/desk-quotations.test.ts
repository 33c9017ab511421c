// The desk's copy of quotations, read as the desk itself reads it, under the real rules.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { readDeskQuotations } from '#core/device/desk/desk-quotations.ts';
import * as changes from '#core/remote/desk-changes.ts';
import * as documents from '#core/remote/desk-documents.ts';
import * as inbox from '#core/remote/desk-inbox.ts';
import * as quotations from '#core/remote/desk-quotations.ts';
import * as shop from '#core/remote/desk-shop.ts';
import { noteQuotationsChanged } from '#core/sync/desk/desk-state.ts';
import { refreshDesk } from '#core/sync/desk/refresh-desk.ts';
import { answerFrom } from './ask-as-demo.ts';
import type { Person } from './rule-case.ts';
import { askEmulator, clearDocuments, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { documentName, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-desk-quotations';
const NOW = 1_790_000_000_000;
const MINUTE_MS = 60_000;
/** More than the desk has. */
const COUNT = 110;

const pathOf = (at: number) => `deskQuotations/quotation-for-somebody-${1_000 + at}`;
const fieldsOf = (at: number) => ({
  phone: '+919876543210',
  customer: 'Asha Rao',
  note: '',
  createdAt: NOW - at * MINUTE_MS,
  validUntil: NOW + 1e9,
  lines: [{ productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 }],
});

async function atShop(...writes: object[]): Promise<void> {
  expect((await askEmulator(PROJECT, ':commit', { writes }, 'owner')).ok).toBe(true);
}
const offer = (at: number, more: object = {}) =>
  writeOf(PROJECT, pathOf(at), { ...fieldsOf(at), ...more });

let database: HaatDatabase;

beforeAll(async () => {
  await openRulesProject(PROJECT);
  answerFrom(PROJECT);
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  await clearDocuments(PROJECT);
  database = openDatabase('haat', { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange });
  const idToken = tokenOf('merchant', PROJECT);
  const keys = { refreshToken: 'r', idToken, idTokenEndsAt: NOW + 1e9 };
  await signIn(database, { uid: 'merchant', phone: '', isOver: false, ...keys });
  return () => database.close();
});

const refresh = (now = NOW, person: Person = 'merchant') =>
  refreshDesk({
    database,
    remote: { ...changes, ...documents, ...inbox, ...quotations, ...shop },
    credential: async () => ({ outcome: 'token', token: String(tokenOf(person, PROJECT)) }),
    now: () => now,
  });
const onDesk = () => readDeskQuotations(database, 'merchant');

test('the newest hundred come, newest first, each with where it went', async () => {
  await atShop(
    ...Array.from({ length: COUNT }, (_, at) => offer(at, at === 0 ? { deliveredTo: 'asha' } : {})),
  );
  expect(await refresh()).toEqual({ outcome: 'up-to-date', refused: [] });
  const known = await onDesk();
  expect(known).toHaveLength(100);
  expect(known.slice(0, 2)).toMatchObject([
    { customer: 'Asha Rao', createdAt: NOW, deliveredTo: 'asha', withdrawnAt: null },
    { createdAt: NOW - MINUTE_MS, deliveredTo: null },
  ]);
});

test('one that cannot be believed is left out and named', async () => {
  await atShop(offer(0), offer(1, { lines: [] }));
  expect(await refresh()).toMatchObject({ refused: [expect.stringContaining(pathOf(1))] });
  expect(await onDesk()).toHaveLength(1);
});

test('they are read every five minutes, and at each look for a while after this phone has sent one', async () => {
  await atShop(offer(0));
  await refresh();
  await atShop(offer(0, { deliveredTo: 'asha' }));
  await refresh(NOW + MINUTE_MS);
  expect(await onDesk()).toMatchObject([{ deliveredTo: null }]);
  await noteQuotationsChanged(database, NOW + MINUTE_MS);
  await refresh(NOW + 2 * MINUTE_MS);
  expect(await onDesk()).toMatchObject([{ deliveredTo: 'asha' }]);
  await atShop({ delete: documentName(PROJECT, pathOf(0)) });
  await refresh(NOW + 4 * MINUTE_MS);
  expect(await onDesk()).toHaveLength(1);
  await refresh(NOW + 8 * MINUTE_MS);
  expect(await onDesk()).toEqual([]);
});

test('whoever is no merchant any more keeps none of them', async () => {
  await atShop(offer(0));
  await refresh();
  expect(await onDesk()).toHaveLength(1);
  expect(await refresh(NOW, 'asha')).toEqual({ outcome: 'no-merchant' });
  expect(await onDesk()).toEqual([]);
});
