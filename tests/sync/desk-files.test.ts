// The pictures and the document of a product from the merchant's desk: they go before the change that names them, each once, and off the phone with it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseAccount } from '#core/device/account/sign-in.ts';
import { documentFile, filesOf } from '#core/model/desk/product-files.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { type FaultyStorage, startFaultyStorage } from './support/faulty-storage.ts';
import { letTimePass } from './support/phone.ts';

const { phone, product, save, send, shopWrites, rows, theOnlyRow } = freshDesk();
const PICTURE = 'a1b2c3d4e5f6a1b2c3d4e5f6';
const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
const SIZES = { 100: bytes(10), 200: bytes(20), 400: bytes(40), 800: bytes(80) };
const PATHS = [100, 200, 400, 800].map(
  (size) => `products/moringa/thumbs/${PICTURE}_${size}x${size}`,
);
const withPicture = () =>
  save({
    fields: { photoURL: [PICTURE] },
    upon: { photoURL: null },
    files: filesOf({ picture: PICTURE, sizes: SIZES }),
  });
const waiting = () => phone().database.waitingFiles.count();

let storage: FaultyStorage;
beforeEach(async () => {
  storage = await startFaultyStorage();
  const phonesFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    phonesFetch(url.replace('http://localhost:9199', storage.origin), init),
  );
});
afterEach(() => storage.close());

async function sendAll(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await send();
    letTimePass(phone());
  }
}

test('a picture goes in its four sizes, under the merchant’s name, and then the product shows it', async () => {
  phone().isOnline = false;
  await withPicture();
  await send();
  phone().reload();
  phone().isOnline = true;
  await sendAll();
  expect(storage.uploads).toEqual(PATHS);
  expect(new Set(storage.senders)).toEqual(new Set(['token-of-kamala']));
  expect(storage.files.get(PATHS[2] ?? '')?.bytes).toEqual(Buffer.from(SIZES[400]));
  expect(product()).toMatchObject({ photoURL: [PICTURE] });
  expect(await waiting()).toBe(0);
  expect(await rows()).toEqual([]);
});

test('a picture of a browser that makes no WebP goes as a photo, of which a function makes the sizes', async () => {
  await save({
    fields: { photoURL: [PICTURE] },
    upon: { photoURL: null },
    files: filesOf({ picture: PICTURE, photo: bytes(90) }),
  });
  await sendAll();
  expect(storage.uploads).toEqual([`products/moringa/original/${PICTURE}`]);
  expect(storage.files.get(storage.uploads[0] ?? '')?.type).toBe('image/jpeg');
  expect(product()).toMatchObject({ photoURL: [PICTURE] });
});

test('where the line breaks between the sizes, only those go again that are not proven to be there', async () => {
  await withPicture();
  const lost = { landsFirst: true, drop: true };
  storage.faults.push({ reply: { status: 200, body: '{}' } }, lost);
  await sendAll();
  expect(storage.uploads).toEqual([PATHS[0], PATHS[0], PATHS[0], ...PATHS.slice(1)]);
  expect(product()).toMatchObject({ photoURL: [PICTURE] });
});

test('a product never names a picture that did not come', async () => {
  await withPicture();
  const lands = { landsFirst: true };
  storage.faults.push(lands, lands, lands, { drop: true });
  await send();
  expect(product()).not.toHaveProperty('photoURL');
  expect(await rows()).toHaveLength(1);
});

test('pictures that are given up leave the phone, and so do those of an account that is erased', async () => {
  phone().isOnline = false;
  await withPicture();
  await discard(phone().database, deskKinds, (await theOnlyRow()).seq, phone().now);
  expect(await waiting()).toBe(0);
  await withPicture();
  expect(await waiting()).toBe(4);
  await eraseAccount(phone().database, MERCHANT);
  expect(await waiting()).toBe(0);
});

test('no file goes for a change that has to be asked about', async () => {
  await withPicture();
  shopWrites({ photoURL: ['another'] });
  await send();
  expect(await theOnlyRow()).toMatchObject({ accepted: { now: { photoURL: ['another'] } } });
  expect(storage.uploads).toEqual([]);
});

test('a document goes to its place by itself, and writes nothing into the product: a function notes it', async () => {
  await save({
    fields: { documentBytes: 90 },
    upon: { documentBytes: null },
    files: [documentFile(bytes(90))],
  });
  const before = product();
  await sendAll();
  expect(storage.uploads).toEqual(['documents/moringa']);
  expect(product()).toEqual(before);
  expect(await rows()).toEqual([]);
});

test('a document that another merchant has replaced meanwhile is asked about', async () => {
  const upon = { documentBytes: 50 };
  await save({ fields: { documentBytes: 90 }, upon, files: [documentFile(bytes(90))] });
  shopWrites({ documentBytes: 70 });
  await send();
  expect(await theOnlyRow()).toMatchObject({ accepted: { now: { documentBytes: 70 } } });
  expect(storage.uploads).toEqual([]);
});
