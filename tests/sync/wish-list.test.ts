// The wish list: a visitor's stays on the phone and moves to the account, two phones change one list, and it leaves with its account.
import { beforeEach, expect, test } from 'vitest';
import { signIn, signOut } from '#core/device/account/sign-in.ts';
import { readWishes, VISITOR } from '#core/device/account/wishes.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { MAX_WISHES } from '#core/model/limits.ts';
import * as documents from '#core/remote/account-documents.ts';
import { decodeFields, encodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { refreshAccount } from '#core/sync/account/refresh-account.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { changeWish, handOverWishes } from '#core/sync/writes/wish-list.ts';
import { rowTitle } from '#features/outbox/row-title.ts';
import golden from './golden/wish-list-v1.json' with { type: 'json' };
import { freshPhone, letTimePass } from './support/phone.ts';

const phone = freshPhone();
const PATH = '/users/asha/lists/wishes';

async function enter(uid = 'asha'): Promise<void> {
  const keys = { refreshToken: 'r', idToken: `token-of-${uid}`, idTokenEndsAt: phone().now + 1e9 };
  await signIn(phone().database, { uid, phone: '', isOver: false, ...keys });
  phone().account = uid;
}
function press(productId: string, isWished = true) {
  return changeWish(phone().database, { productId, isWished }, phone().now++);
}
const here = async (uid = 'asha') =>
  (await readWishes(phone().database, uid)).map(({ productId }) => productId);
function atShop(): string[] {
  return Object.keys(decodeFields(phone().shop.documents.get(PATH)?.fields)).sort();
}
function shopHas(fields: PlainFields): void {
  phone().shop.documents.set(PATH, { fields: encodeFields(fields), token: null });
}
const refresh = () =>
  refreshAccount({
    database: phone().database,
    kinds: writeKinds,
    remote: documents,
    credential: phone().credential,
    now: () => phone().now,
  });

/** As the rules do: a list has room for so many. */
function refuseBeyond(most: number): void {
  const { shop } = phone();
  shop.rule = (path) => {
    const count = Object.keys(shop.documents.get(path)?.fields ?? {}).length;
    return count < most ? null : { code: 403, status: 'PERMISSION_DENIED' };
  };
}

beforeEach(() => {
  phone().isOnline = true;
});

test('a visitor keeps wishes on the phone, the latest first, and nothing of them is sent', async () => {
  for (const id of ['chia', 'moringa', 'oil']) await press(id);
  await press('moringa', false);
  expect(await here(VISITOR)).toEqual(['oil', 'chia']);
  expect(await readOutbox(phone().database)).toEqual([]);
});

test('a visitor’s wishes move to the account at the sign-in, each once, however many tabs hand them over', async () => {
  for (const id of ['chia', 'oil.5%`\\']) await press(id);
  await enter();
  await Promise.all([
    handOverWishes(phone().database, phone().now),
    handOverWishes(phone().database, phone().now),
  ]);
  expect(await here(VISITOR)).toEqual([]);
  expect(await here()).toEqual(['oil.5%`\\', 'chia']);
  expect(await readOutbox(phone().database)).toHaveLength(2);
  expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
  expect(atShop()).toEqual(['chia', 'oil.5%`\\']);
});

test('a wish is on the list at once without a network, and reaches the shop later', async () => {
  await enter();
  phone().isOnline = false;
  const pressedAt = phone().now;
  expect(await press('chia')).toMatchObject({ outcome: 'saved' });
  expect(await here()).toEqual(['chia']);
  await drain(phone().setup());
  phone().isOnline = true;
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(decodeFields(phone().shop.documents.get(PATH)?.fields)).toEqual({ chia: pressedAt });
});

test('two phones change one list: what each put on and took off is on both, and nothing else', async () => {
  await enter();
  shopHas({ chia: 5, oil: 6 });
  await refresh();
  expect(await here()).toEqual(['oil', 'chia']);
  phone().isOnline = false;
  await press('moringa');
  await press('chia', false);
  // The other phone meanwhile.
  shopHas({ chia: 5, honey: 8 });
  phone().isOnline = true;
  await refresh();
  expect(await here()).toEqual(['moringa', 'honey']);
  expect(await drain(phone().setup())).toMatchObject({ synced: 2, sendable: 0 });
  expect(atShop()).toEqual(['honey', 'moringa']);
});

test('putting on, taking off and putting on again goes in that order, and ends on the list', async () => {
  await enter();
  phone().isOnline = false;
  for (const isWished of [true, false, true]) await press('chia', isWished);
  phone().isOnline = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 3, sendable: 0 });
  expect(atShop()).toEqual(['chia']);
});

test('a wish whose reply was lost is not sent again once its fence is read', async () => {
  await enter();
  await press('chia');
  phone().shop.faults.push({ landsFirst: true, drop: true });
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(phone().shop.commits).toHaveLength(1);
});

test('a full list takes no more, on the phone and at the shop, where the surplus waits for its shopper', async () => {
  for (let at = 0; at < MAX_WISHES; at++) await press(`p${at}`);
  expect(await press('one-more')).toEqual({ outcome: 'full' });
  expect(await here(VISITOR)).toHaveLength(MAX_WISHES);
  await enter();
  shopHas({ honey: 1 });
  refuseBeyond(MAX_WISHES);
  await handOverWishes(phone().database, phone().now);
  for (let round = 0; round < 2; round++) {
    await drain(phone().setup());
    letTimePass(phone());
  }
  expect(atShop()).toHaveLength(MAX_WISHES);
  const left = await readOutbox(phone().database);
  expect(left).toMatchObject([{ row: { state: 'refused' } }]);
});

test('a refused wish that is given up is off the list, and one that was taken off is back on it', async () => {
  await enter();
  shopHas({ oil: 6 });
  await refresh();
  await press('chia');
  await press('oil', false);
  for (const { seq } of await readOutbox(phone().database)) {
    await discard(phone().database, writeKinds, seq, phone().now);
  }
  expect(await readWishes(phone().database, 'asha')).toEqual([{ productId: 'oil', savedAt: 6 }]);
});

test('a wish that may have landed is taken back when it is given up', async () => {
  await enter();
  await press('chia');
  phone().shop.faults.push({ landsFirst: true, drop: true });
  const setup = phone().setup();
  const read = async () =>
    ({ kind: 'indeterminate', reason: 'timeout', retryAfterMs: null }) as const;
  await drain({ ...setup, remote: { ...setup.remote, read } });
  expect(atShop()).toEqual(['chia']);
  const [row] = await readOutbox(phone().database);
  await discard(phone().database, writeKinds, row?.seq ?? -1, phone().now);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(atShop()).toEqual([]);
});

test('the list leaves the phone with its account, and what is kept for it comes back when it does', async () => {
  await enter();
  phone().isOnline = false;
  await press('chia');
  await signOut(phone().database, 'asha');
  expect(await phone().database.wishes.toArray()).toEqual([]);
  await enter('bala');
  expect(await here('bala')).toEqual([]);
  await signOut(phone().database, 'bala');
  await enter();
  phone().isOnline = true;
  await refresh();
  expect(await here()).toEqual(['chia']);
});

test('a shop that will not show the list holds up nothing else of the account', async () => {
  await enter();
  await press('chia');
  const readWishDocument: typeof documents.readWishDocument = async () => ({
    kind: 'refused',
    status: 'PERMISSION_DENIED',
    message: '',
  });
  const outcome = await refreshAccount({
    database: phone().database,
    kinds: writeKinds,
    remote: { ...documents, readWishDocument },
    credential: phone().credential,
    now: () => phone().now,
  });
  expect(outcome).toMatchObject({ outcome: 'up-to-date' });
  expect(await here()).toEqual(['chia']);
});

test('what waits says which product it is about', async () => {
  const { database } = phone();
  await enter();
  await database.outbox.add(golden);
  const [row] = await readOutbox(database);
  expect(await rowTitle(database, row?.row ?? null)).toBe('Chia seeds on your wish list');
  await press('chia', false);
  const rows = await readOutbox(database);
  expect(await rowTitle(database, rows.at(-1)?.row ?? null)).toBe(
    'A product removed from your wish list',
  );
});

test('a row that the first version with a wish list saved still goes', async () => {
  phone().account = 'asha';
  await phone().database.outbox.add(golden);
  expect(await drain(phone().setup())).toMatchObject({ synced: 1, sendable: 0 });
  expect(atShop()).toEqual(['chia']);
});
