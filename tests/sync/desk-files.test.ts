// Pictures and documents from the desk: each is sent once, before the change that names it, and leaves the phone with it. And the files of an import.
import { describe, expect, test } from 'vitest';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import * as imports from '#domain/product/desk/kept-import.ts';
import { documentFile, filesOf } from '#domain/product/desk/product-files.ts';
import { filesOfBanner } from '#domain/settings/desk/banner-pictures.ts';
import { saveShopEdit } from '#domain/settings/desk/settings-write.ts';
import { draftNames, saveDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { saved } from './support/desk-rows.ts';
import { freshDesk, MERCHANT } from './support/desk-shop.ts';
import { eachFaultyStorage } from './support/faulty-storage.ts';

const { phone, product, save, saveEntry, send, sendAll, ...desk } = freshDesk();
const storage = eachFaultyStorage(phone);
const waiting = () => phone.database.waitingFiles.count();
const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
const PICTURE = 'a1b2c3d4e5f6a1b2c3d4e5f6';
const [WIDE, NARROW] = ['a'.repeat(32), 'b'.repeat(32)];
const SIZES = { 100: bytes(10), 200: bytes(20), 400: bytes(40), 800: bytes(80) };
const BANNERS = [WIDE, NARROW, 'Leaves in a basket', 'Fresh leaves', 'moringa'];
const HARVEST = { heading: 'Harvest', content: '<p>Look.</p>' };
const PHOTOS = { photoURL: [PICTURE] };
const file = (digest: string) => ({ digest, type: 'image/webp', bytes: bytes(40) });

/** `of`: the picture's four sizes, or the photo of a browser that makes no WebP. */
const savePictures = (of: { sizes: typeof SIZES } | { photo: ArrayBuffer }) =>
  save({ fields: PHOTOS, base: { photoURL: null }, files: filesOf({ picture: PICTURE, ...of }) });

type Sent = { press(): Promise<unknown>; paths: string[]; at: string; named: EditedFields };
const SENT: Record<string, Sent> = {
  'a picture of a product, in its four sizes': {
    press: () => savePictures({ sizes: SIZES }),
    paths: [100, 200, 400, 800].map((it) => `products/moringa/thumbs/${PICTURE}_${it}x${it}`),
    ...{ at: '/products/moringa', named: PHOTOS },
  },
  'a picture of which a function makes the sizes': {
    press: () => savePictures({ photo: bytes(90) }),
    paths: [`products/moringa/original/${PICTURE}`],
    ...{ at: '/products/moringa', named: PHOTOS },
  },
  'a picture in a blog': {
    press: () =>
      saveEntry({
        ...{ collection: 'blogs', entryId: 'harvest', does: 'create', fields: HARVEST },
        files: [{ name: WIDE, type: 'image/webp', bytes: bytes(90) }],
      }),
    paths: [`pictures/${WIDE}`],
    at: '/blogs/harvest',
    named: HARVEST,
  },
  'both pictures of a banner': {
    press: () => {
      const press = { id: mintId(), uid: MERCHANT, part: 'banners', base: { banners: null } };
      const files = filesOfBanner({ wide: file(WIDE), narrow: file(NARROW) });
      const edit = { ...press, fields: { banners: BANNERS }, files };
      return saveShopEdit(phone.database, edit, phone.now);
    },
    paths: [`pictures/${WIDE}`, `pictures/${NARROW}`],
    at: '/shop/settings',
    named: { banners: BANNERS },
  },
};

describe.each(Object.entries(SENT))('%s', (_, { press, paths, at, named }) => {
  const stored = () => phone.atShop(at) ?? {};

  test('is off the phone where it is given up, and else goes later, under the merchant’s name, before the shop names it', async () => {
    phone.isOnline = false;
    await press();
    await desk.giveUp();
    expect(await waiting()).toBe(0);
    await press();
    await send();
    expect(await waiting()).toBe(paths.length);
    phone.reload();
    phone.isOnline = true;
    await sendAll();
    expect(storage.uploads).toEqual(paths);
    expect(new Set(storage.senders)).toEqual(new Set(['token-of-kamala']));
    expect(stored()).toMatchObject(named);
    expect([await waiting(), await desk.rows()]).toEqual([0, []]);
  });

  test('is not named while the last of it has not come, and goes once where the answer about the change is lost', async () => {
    await press();
    storage.faults.push(...paths.slice(1).map(() => ({ landsFirst: true })), { drop: true });
    await send();
    for (const field of Object.keys(named)) expect(stored()).not.toHaveProperty(field);
    desk.loseAnswers(1);
    await sendAll();
    expect(stored()).toMatchObject(named);
    expect(storage.uploads).toEqual([...paths, paths.at(-1)]);
  });
});

const saveDocument = (seen: number | null) =>
  save({
    ...{ fields: { documentBytes: 90 }, base: { documentBytes: seen } },
    files: [documentFile(bytes(90))],
  });

test('a document goes to its place by itself, and writes nothing into the product: a function notes it', async () => {
  await saveDocument(null);
  const before = product();
  await sendAll();
  expect(storage.uploads).toEqual(['documents/moringa']);
  expect(product()).toEqual(before);
  expect(await desk.rows()).toEqual([]);
});

test.each([
  ['pictures', () => savePictures({ sizes: SIZES }), { photoURL: ['another'] }],
  ['a document', () => saveDocument(50), { documentBytes: 70 }],
])('no file goes for a change of %s that has to be asked about', async (_, press, now) => {
  await press();
  desk.shopWrites(now);
  await send();
  expect(await desk.theOnlyRow()).toMatchObject({ accepted: { now } });
  expect(storage.uploads).toEqual([]);
});

test('banners go as the outbox keeps them, with their pictures', async () => {
  const edit = { fields: { banners: BANNERS }, base: { banners: null }, files: [WIDE, NARROW] };
  const row = saved('desk-shop', 'desk/shop/banners', { ...edit, timestamp: 1 });
  await phone.database.outbox.add(row);
  const { waitingFiles } = phone.database;
  const kept = { type: 'image/webp', bytes: bytes(50) };
  await waitingFiles.bulkAdd([WIDE, NARROW].map((it) => ({ id: `${row.id}.${it}`, ...kept })));
  await sendAll();
  expect(storage.uploads).toEqual([`pictures/${WIDE}`, `pictures/${NARROW}`]);
  expect(phone.atShop('/shop/settings')).toMatchObject({ banners: BANNERS });
});

test('a table and its pictures are there again, with how far the writing has come; another takes its place, and what is given up is gone', async () => {
  const { database } = phone;
  const pictures = [{ file: 'ragi.jpg', picture: 'a1' }];
  const kept = { uid: MERCHANT, name: 'products.xlsx', pictures, unused: [], writing: null };
  await imports.keepImport(database, kept, bytes(12));
  await imports.keepImportPhoto(database, {
    ...{ uid: MERCHANT, name: 'a1', type: 'image/jpeg', bytes: bytes(3) },
  });
  const writing = { since: 5, done: 200, of: 300 };
  await imports.changeKeptImport(database, MERCHANT, { writing });
  const found = await imports.readKeptImport(database, MERCHANT);
  expect(found?.kept).toEqual({ ...kept, writing });
  expect(found?.spreadsheet.byteLength).toBe(12);
  expect(await imports.readKeptImport(database, 'ravi')).toBeNull();

  await imports.keepImport(database, { ...kept, name: 'corrected.xlsx' }, bytes(9));
  const corrected = await imports.readKeptImport(database, MERCHANT);
  expect(corrected?.kept.name).toBe('corrected.xlsx');
  expect(corrected?.spreadsheet.byteLength).toBe(9);
  expect(await imports.readImportPhoto(database, MERCHANT, 'a1')).toMatchObject({ name: 'a1' });

  await imports.forgetImport(database, MERCHANT);
  // A late change creates no import.
  await imports.changeKeptImport(database, MERCHANT, { writing });
  const { deskImports, deskImportFiles } = database;
  expect([await deskImports.count(), await deskImportFiles.count()]).toEqual([0, 0]);
});

test('answers about the columns of a table are remembered for each merchant; later ones go before, and a field that is no more is asked again', async () => {
  const { database } = phone;
  const answers = (uid = MERCHANT) => imports.readColumnAnswers(database, uid);
  expect(await answers()).toEqual({});
  await imports.keepColumnAnswers(database, MERCHANT, { daam: 'price', maal: 'name', tola: null });
  await imports.keepColumnAnswers(database, MERCHANT, { daam: 'mrp' });
  const known = { daam: 'mrp', maal: 'name', tola: null };
  expect([await answers(), await answers('ravi')]).toEqual([known, {}]);
  const [form = ''] = await draftNames(database, 'desk/import/');
  await saveDraft(database, form, { ...known, maal: 'shelf' });
  expect(await answers()).toEqual({ daam: 'mrp', tola: null });
});
