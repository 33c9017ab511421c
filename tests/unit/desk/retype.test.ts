// “Edit it again”: a change that was not made goes back into its form, mixes with no other document, and overwrites nobody.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { entryStoredOf } from '#domain/catalogue/desk/entry-form.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { baseOf, conflictingFields, type EditedFields } from '#domain/editing/edited-fields.ts';
import { readTyped, typedProduct } from '#domain/product/desk/product-form.ts';
import { storedOf } from '#domain/product/table/text-fields.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { settingOf } from '../../../src/desk/shop/typed-part.ts';
import { databaseOn } from '../../sync/support/database.ts';

const phone = vi.hoisted(() => ({ database: null as unknown }));
vi.mock('#domain/device/database.ts', async (original) => ({
  ...(await original<object>()),
  deviceDatabase: () => phone.database,
}));
// A module instance of this file's own: others load it with the phone's own database.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { retype } = await import('../../../src/desk/edits/retype.ts');
const { makeFor } = await import('../../../src/desk/edits/draft-work.ts');

beforeEach(() => {
  phone.database = databaseOn();
});
const database = () => phone.database as HaatDatabase;

const NEW = 'desk-product-new';
const MORINGA = 'desk-product:moringa';
const file = (name: string, length = 1) => ({ name, type: '', bytes: new ArrayBuffer(length) });
const keep = (form: string, typed: Record<string, string>, seen: EditedFields | null) =>
  saveDraft(database(), form, { typed, seen });
const kept = (form: string) => readDraft(database(), form);
const keepFiles = (form: string, ...files: ReturnType<typeof file>[]) =>
  saveDraft(database(), `${form}/files`, files);

const CHIA = {
  ...{ typed: { name: 'Chia seeds', price: '90' }, seen: null, wanted: {} },
  files: [file('a1_photo')],
};

test.each<[string, Record<string, string>, string[]]>([
  ['half a product', { name: 'Ragi' }, []],
  ['nothing but a picture or a document', {}, ['document']],
])('a new product does not go into a form that holds %s, which stays', async (_, typed, files) => {
  await keep(NEW, typed, null);
  await keepFiles(NEW, ...files.map((it) => file(it)));
  expect(await retype(NEW, CHIA, storedOf)).toBe(false);
  expect(await kept(NEW)).toEqual({ typed, seen: null });
  expect(await kept(`${NEW}/files`)).toMatchObject(files.map((name) => ({ name })));
});

test('it goes into an empty form, with its own files and no older ones; and once more if the phone failed before it was left', async () => {
  await keepFiles(NEW, file('old_photo'));
  const before: (Record<string, string> | null)[] = [null, { name: '' }, CHIA.typed];
  for (const typed of before) {
    if (typed) await keep(NEW, typed, null);
    if (typed?.name === '') await keepFiles(NEW);
    expect(await retype(NEW, CHIA, storedOf)).toBe(true);
    expect(await kept(NEW)).toEqual({ typed: CHIA.typed, seen: null });
    expect(await kept(`${NEW}/files`)).toMatchObject([{ name: 'a1_photo' }]);
  }
});

const OLD = { name: 'Moringa', price: 250, mrp: 300, texts: { hi: { name: 'सहजन' } } };
/** As a colleague has changed it since. */
const NOW = { name: 'Leaf', price: 240, mrp: 280, texts: { hi: { name: 'पत्ते' } } };

/** Puts a change of the origin back into a form that was typed into before NOW. Returns the fields that Save then asks about. */
async function asksAfter(typed: Record<string, string>, seen: EditedFields = OLD) {
  await keep(MORINGA, typed, seen);
  const again = { typed: { origin: 'Theni' }, seen: NOW, wanted: { origin: 'Theni' } };
  expect(await retype(MORINGA, again, storedOf)).toBe(true);
  const form = (await kept(MORINGA)) as { typed: Record<string, string>; seen: EditedFields };
  const reading = readTyped({ ...typedProduct(form.seen), ...form.typed }, form.seen);
  const fields = 'fields' in reading ? reading.fields : {};
  expect(fields).toMatchObject({ origin: 'Theni' });
  const base = baseOf(fields, form.seen);
  return Object.keys(conflictingFields(Object.keys(base), base, NOW, fields));
}

test.each<[string, Record<string, string>, string[]]>([
  ['nothing else', {}, []],
  ['the name', { name: 'Moringa powder' }, ['name']],
  ['what the colleague wrote as well', { name: 'Leaf' }, []],
  ['a field that goes together with another one', { mrp: '310' }, ['mrp', 'price']],
  ['a name in Hindi', { 'name:hi': 'मोरिंगा' }, ['texts']],
  ['details in Hindi, which are stored with the name', { 'editorContent:hi': 'क' }, ['texts']],
])(
  'a change back in a form where was typed: %s; what a colleague changed there since is asked about',
  async (_, typed, asked) => {
    expect((await asksAfter(typed)).sort()).toEqual(asked);
  },
);

test('a value that the form showed only because of the change itself is no base: the shop never had it', async () => {
  await keep(MORINGA, { name: 'Moringa leaves' }, { ...OLD, name: 'Drumstick' });
  const wanted = { name: 'Drumstick' };
  await retype(MORINGA, { typed: { name: 'Drumstick' }, seen: NOW, wanted }, storedOf);
  expect(await kept(MORINGA)).toEqual({ typed: { name: 'Moringa leaves' }, seen: NOW });
});

test('a document that was chosen since stays, with its base, beside the pictures that come back', async () => {
  await keep(MORINGA, {}, { ...OLD, documentBytes: 50 });
  await keepFiles(MORINGA, file('document', 7));
  const wanted = { documentBytes: 9, photoURL: ['a1'] };
  const files = [file('a1_photo'), file('document', 9)];
  const again = { typed: { photoURL: 'a1' }, seen: { ...NOW, documentBytes: 70 }, wanted, files };
  await retype(MORINGA, again, storedOf);
  expect(await kept(MORINGA)).toMatchObject({ seen: { ...NOW, documentBytes: 50 } });
  expect(await kept(`${MORINGA}/files`)).toEqual([file('document', 7), file('a1_photo')]);
});

test('a change waits for the pictures that are being made for its form, and stands beside them', async () => {
  let made = () => {};
  const worker = new Promise<void>((resolve) => {
    made = resolve;
  });
  void makeFor(MORINGA, 1, async () => {
    await worker;
    await keep(MORINGA, { photoURL: 'a1' }, OLD);
    return true;
  });
  const again = { typed: { origin: 'Theni' }, seen: OLD, wanted: { origin: 'Theni' } };
  const isIn = retype(MORINGA, again, storedOf);
  made();
  expect(await isIn).toBe(true);
  expect(await kept(MORINGA)).toMatchObject({ typed: { photoURL: 'a1', origin: 'Theni' } });
});

test('a field of each form is known by the stored one', () => {
  expect(['name', 'name:hi', 'photoURL'].map(storedOf)).toEqual(['name', 'texts', 'photoURL']);
  const ofBlog = (field: string) => entryStoredOf('blogs', field);
  expect(['name', 'content', 'name:hi', 'content:hi'].map(ofBlog)).toEqual([
    ...['heading', 'content', 'texts', 'texts'],
  ]);
  expect(settingOf('money', 'ifsc')).toBe('bank');
  expect(settingOf('banners', 'wide2')).toBe('banners');
});
