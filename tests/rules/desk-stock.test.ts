// Pieces and prices from the desk as the desk itself sends them, on the real rules: two phones and a sale add up, what was heard counts once, nobody takes
// away what is not there, and what changed is read by the next refresh.
import { IDBKeyRange as FakeKeyRange, IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#core/device/account/sign-in.ts';
import { openDatabase } from '#core/device/database/database.ts';
import type { HaatDatabase } from '#core/device/database/tables.ts';
import { readDeskStock } from '#core/device/desk/desk-stock.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { mintId } from '#core/model/identifiers.ts';
import { readPrices } from '#core/remote/catalogue.ts';
import { commitDocument } from '#core/remote/commit-document.ts';
import * as documents from '#core/remote/desk-documents.ts';
import * as inbox from '#core/remote/desk-inbox.ts';
import * as quotations from '#core/remote/desk-quotations.ts';
import * as stock from '#core/remote/desk-stock.ts';
import { decodeFields } from '#core/remote/firestore-values.ts';
import { readDocument, readUpdateTime } from '#core/remote/read-documents.ts';
import { uploadFile } from '#core/remote/upload-file.ts';
import { readDeskState } from '#core/sync/desk/desk-state.ts';
import { refreshDesk } from '#core/sync/desk/refresh-desk.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { savePrice } from '#core/sync/writes/desk-price.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveStockChange } from '#core/sync/writes/desk-stock.ts';
import { answerFrom } from './ask-as-demo.ts';
import type { Fields } from './rule-case.ts';
import { askEmulator, clearDocuments, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { mergeOf, writeOf } from './whole-write.ts';

const PROJECT = 'demo-haat-desk-stock';
const NOW = 1_790_000_000_000;
const LATER_MS = 10 * 60_000;
const productId = 'moringa';

async function atShop(writes: object[]): Promise<void> {
  expect((await askEmulator(PROJECT, ':commit', { writes }, 'owner')).ok).toBe(true);
}
const changeAtShop = (path: string, data: Fields) =>
  atShop([mergeOf(PROJECT, path, data, Object.keys(data))]);
async function product() {
  const reply = await askEmulator(PROJECT, `/products/${productId}`, undefined, 'owner');
  return decodeFields(((await reply.json()) as { fields: unknown }).fields);
}

type Commit = typeof commitDocument;
type Phone = { database: HaatDatabase; now: number };
let phone: Phone;

async function newPhone(): Promise<Phone> {
  const idb = { indexedDB: new IDBFactory(), IDBKeyRange: FakeKeyRange };
  const database = openDatabase('haat', idb);
  const idToken = tokenOf('merchant', PROJECT);
  const keys = { refreshToken: 'r', idToken, idTokenEndsAt: NOW + 1e9 };
  await signIn(database, { uid: 'merchant', phone: '', isOver: false, ...keys });
  return { database, now: NOW };
}
const credential = async () =>
  ({ outcome: 'token', token: String(tokenOf('merchant', PROJECT)) }) as const;
function send(from: Phone, commit: Commit = commitDocument) {
  from.now += LATER_MS;
  return drain({
    database: from.database,
    kinds: deskKinds,
    account: 'merchant',
    remote: {
      commit,
      upload: uploadFile,
      read: readDocument,
      updateTime: readUpdateTime,
      prices: readPrices,
    },
    credential,
    now: () => from.now,
    random: () => 0.5,
    locks: undefined,
  });
}
const count = ({ database, now }: Phone, by: number) =>
  saveStockChange(database, { id: mintId(), uid: 'merchant', productId, by }, now);
const price = ({ database, now }: Phone, rupees: number, upon: number) =>
  savePrice(database, { id: mintId(), uid: 'merchant', productId, price: rupees, upon }, now);
const rows = async ({ database }: Phone) => (await readOutbox(database)).map(({ row }) => row);
const refresh = ({ database }: Phone) =>
  refreshDesk({
    database,
    remote: { ...documents, ...stock, ...inbox, ...quotations },
    credential,
    now: () => NOW,
  });

beforeAll(async () => {
  await openRulesProject(PROJECT);
  answerFrom(PROJECT);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await clearDocuments(PROJECT);
  const fields = { name: 'Moringa powder', price: 250, quantity: 10, updatedAt: new Date(NOW) };
  await atShop([writeOf(PROJECT, `products/${productId}`, fields)]);
  phone = await newPhone();
  return () => phone.database.close();
});

test('pieces from two phones and a sale add up, also where an answer was lost', async () => {
  const other = await newPhone();
  await count(phone, 12);
  await count(phone, 1);
  await count(other, -3);
  await changeAtShop(`products/${productId}`, { quantity: 9 });
  let answers = 0;
  const losing: Commit = async (...asked) => {
    const answer = await commitDocument(...asked);
    answers += 1;
    return answers > 1 ? answer : { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
  };
  const silent: Commit = async (...asked) => {
    await commitDocument(...asked);
    return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
  };
  await Promise.all([send(phone, losing), send(other, silent)]);
  for (const each of [phone, other, phone]) await send(each);
  expect(await product()).toMatchObject({ quantity: 19, price: 250, name: 'Moringa powder' });
  expect([...(await rows(phone)), ...(await rows(other))]).toEqual([]);
  other.database.close();
});

test('pieces that are sold while they are taken away stay sold: the shop refuses, and the merchant is asked', async () => {
  await count(phone, -8);
  await send(phone, async (...asked) => {
    await atShop([writeOf(PROJECT, `stock/${productId}`, { sold: 4 })]);
    return commitDocument(...asked);
  });
  expect(await product()).toMatchObject({ quantity: 10 });
  await send(phone);
  expect(await rows(phone)).toMatchObject([{ heldFor: 'review', accepted: { left: 6 } }]);
});

test('a price that another merchant sets in the same moment stands, and the second merchant is asked', async () => {
  await price(phone, 260, 250);
  await send(phone, async (...asked) => {
    await changeAtShop(`products/${productId}`, { price: 240 });
    return commitDocument(...asked);
  });
  expect(await product()).toMatchObject({ price: 240 });
  await send(phone);
  expect(await rows(phone)).toMatchObject([{ heldFor: 'review', accepted: { now: 240 } }]);
});

test('the desk reads all products once, then those that have changed, and by name what it has counted itself', async () => {
  await atShop([
    writeOf(PROJECT, 'products/chia', { price: 90, quantity: 2, updatedAt: new Date(NOW) }),
    writeOf(PROJECT, 'products/broken', { quantity: 2, updatedAt: new Date(NOW) }),
  ]);
  expect(await refresh(phone)).toMatchObject({
    outcome: 'up-to-date',
    refused: [expect.stringContaining('products/broken')],
  });
  const onDesk = async () => {
    const known = await readDeskStock(phone.database, 'merchant');
    return Object.fromEntries([...known].map(([id, it]) => [id, [it.quantity, it.price]]));
  };
  expect(await onDesk()).toEqual({ moringa: [10, 250], chia: [2, 90] });
  await changeAtShop('products/chia', { quantity: 1, updatedAt: new Date() });
  // This one does not say that it changed: it is read because this phone has counted it.
  await count(phone, 5);
  await send(phone);
  await changeAtShop(`products/${productId}`, { quantity: 14, updatedAt: new Date(NOW) });
  await refresh(phone);
  expect(await onDesk()).toEqual({ moringa: [14, 250], chia: [1, 90] });
  expect(await readDeskState(phone.database)).toMatchObject({ countedSince: {} });
});
