// Banners of the home page from the merchant's desk: their pictures go before the settings that name them, each once, and off the phone with them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseAccount } from '#core/device/account/sign-in.ts';
import { putDeskShop, readDeskShop } from '#core/device/desk/desk-shop.ts';
import { readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { filesOfBanner } from '#core/model/desk/banner-pictures.ts';
import { mintId } from '#core/model/identifiers.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveShopEdit } from '#core/sync/writes/desk-shop.ts';
import golden from './golden/desk-shop-v2.json' with { type: 'json' };
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type FaultyStorage, startFaultyStorage } from './support/faulty-storage.ts';
import { letTimePass } from './support/phone.ts';

const SETTINGS = '/shop/settings';
const [WIDE, NARROW] = ['a'.repeat(32), 'b'.repeat(32)];
const PATHS = [`pictures/${WIDE}`, `pictures/${NARROW}`];
const BANNERS = [WIDE, NARROW, 'Leaves in a basket', 'Fresh leaves', 'moringa'];
const OTHERS = ['w.webp', 'w.webp', 'A field', 'Our field', 'turmeric'];

const { phone, atShop, send, shopWrites, rows, theOnlyRow } = freshDesk();
const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
const picture = (digest: string, length: number) => ({
  digest,
  type: 'image/webp',
  bytes: bytes(length),
});
const withBanner = (banners = BANNERS, drafts: string[] = []) =>
  saveShopEdit(
    phone().database,
    {
      id: mintId(),
      uid: MERCHANT,
      part: 'banners',
      drafts,
      files: filesOfBanner({ wide: picture(WIDE, 90), narrow: picture(NARROW, 40) }),
      fields: { banners },
      upon: { banners: null },
    },
    phone().now,
  );
const waiting = () => phone().database.waitingFiles.count();

let storage: FaultyStorage;
beforeEach(async () => {
  storage = await startFaultyStorage();
  const phonesFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
  );
  await putDeskShop(phone().database, MERCHANT, {});
});
afterEach(() => storage.close());

async function sendAll(): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await send();
    letTimePass(phone());
  }
}

test('a banner that was made without a network goes later, after its two pictures, and survives that the page is closed', async () => {
  await saveDraft(phone().database, 'desk-shop:banners/files', []);
  phone().isOnline = false;
  await withBanner(BANNERS, ['desk-shop:banners', 'desk-shop:banners/files']);
  expect(await readDraft(phone().database, 'desk-shop:banners/files')).toBeUndefined();
  await send();
  phone().reload();
  phone().isOnline = true;
  await sendAll();
  expect(storage.uploads).toEqual(PATHS);
  expect(new Set(storage.senders)).toEqual(new Set(['token-of-kamala']));
  expect(storage.files.get(PATHS[1] ?? '')?.bytes).toEqual(Buffer.from(bytes(40)));
  expect(atShop(SETTINGS)).toMatchObject({ banners: BANNERS });
  expect(await readDeskShop(phone().database, MERCHANT)).toEqual({ banners: BANNERS });
  expect(await waiting()).toBe(0);
  expect(await rows()).toEqual([]);
});

test('the home page never names a picture that did not come', async () => {
  await withBanner();
  storage.faults.push({ landsFirst: true }, { drop: true });
  await send();
  expect(atShop(SETTINGS)).toEqual({});
  expect(await rows()).toHaveLength(1);
});

test('a picture that is proven to be there does not go again where the answer about the settings is lost', async () => {
  await withBanner();
  phone().shop.faults.push({ landsFirst: true, drop: true });
  await sendAll();
  expect(storage.uploads).toEqual(PATHS);
  expect(atShop(SETTINGS)).toMatchObject({ banners: BANNERS });
  expect(await rows()).toEqual([]);
});

test('where another merchant has said banners meanwhile nothing is sent, and both stand until somebody decides', async () => {
  shopWrites({ banners: OTHERS }, SETTINGS);
  await withBanner();
  await sendAll();
  expect(storage.uploads).toEqual([]);
  expect(await theOnlyRow()).toMatchObject({ accepted: { now: { banners: OTHERS } } });
  expect(atShop(SETTINGS)).toMatchObject({ banners: OTHERS });
  expect(await waiting()).toBe(2);
});

test('pictures that are given up leave the phone, and so do those of an account that is erased', async () => {
  phone().isOnline = false;
  await withBanner();
  expect(await waiting()).toBe(2);
  await discard(phone().database, deskKinds, (await theOnlyRow()).seq, phone().now);
  expect(await waiting()).toBe(0);
  await withBanner();
  await eraseAccount(phone().database, MERCHANT);
  expect(await waiting()).toBe(0);
});

test('rows that the second version saved still go, with their pictures', async () => {
  await phone().database.outbox.add(golden);
  await phone().database.waitingFiles.bulkAdd(
    golden.payload.files.map((name) => ({
      id: `${golden.id}.${name}`,
      type: 'image/webp',
      bytes: bytes(50),
    })),
  );
  await sendAll();
  expect(storage.uploads).toEqual(golden.payload.files.map((name) => `pictures/${name}`));
  expect(atShop(SETTINGS)).toMatchObject({ banners: golden.payload.fields.banners });
});
