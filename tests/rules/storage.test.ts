// Who may do what with the shop's files, on the running Storage emulator: through the official rules runtime where
// this machine has it, else through the table that mirrors the rules.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  MAX_ID_LENGTH,
  MAX_UPLOAD_BYTES,
  MIN_CLIENT_ID_LENGTH,
  UPLOAD_TYPES,
} from '#core/model/limits.ts';
import { merchant, phoneOf, type Upload } from './storage-emulator.ts';

const ALLOWED = 200;
const DENIED = 403;

const phone = phoneOf('visitor');
const keeper = phoneOf('merchant');
const put: string[] = [];

/** A place that no other case uses. */
function place(folder = 'service-documents', name = `storage-case-${randomUUID()}`): string {
  const path = `${folder}/${name}`;
  put.push(path);
  return path;
}

const file = (change: Partial<Upload> = {}): Upload => ({
  path: place(),
  type: 'image/png',
  bytes: new Uint8Array(100),
  ...change,
});

afterAll(() => Promise.all(put.map(merchant.remove)));

describe('a customer’s file', () => {
  test.each(UPLOAD_TYPES)('may be a %s', async (type) => {
    expect(await phone.upload(file({ type }))).toBe(ALLOWED);
  });

  test.each([
    'image/svg+xml',
    'text/html',
    'image/gif',
    'image/png2',
    'application/octet-stream',
    'application/x-msdownload',
  ])('may not be a %s', async (type) => {
    expect(await phone.upload(file({ type }))).toBe(DENIED);
  });

  test.each([
    ['one byte', 1, ALLOWED],
    ['no byte', 0, DENIED],
    ['5 MB', MAX_UPLOAD_BYTES, ALLOWED],
    ['one byte more than 5 MB', MAX_UPLOAD_BYTES + 1, DENIED],
  ])('of %s', async (_size, length, expected) => {
    expect(await phone.upload(file({ bytes: new Uint8Array(length) }))).toBe(expected);
  });

  const id = (length: number) => randomUUID().repeat(4).slice(0, length);
  test.each([
    ['the shortest id that nobody guesses', id(MIN_CLIENT_ID_LENGTH), ALLOWED],
    ['an id that is shorter', id(MIN_CLIENT_ID_LENGTH - 1), DENIED],
    ['the longest id', id(MAX_ID_LENGTH), ALLOWED],
    ['an id that is longer', id(MAX_ID_LENGTH + 1), DENIED],
    ['an id with a dot', `${id(24)}.html`, DENIED],
    ['a folder of its own', `${id(24)}/${id(24)}`, DENIED],
  ])('under %s', async (_what, name, expected) => {
    expect(await phone.upload(file({ path: place('service-documents', name) }))).toBe(expected);
  });

  test('may be sent again when no reply came, and is otherwise never overwritten, changed or removed by a phone', async () => {
    const first = file();
    expect(await phone.upload(first)).toBe(ALLOWED);
    expect(await phone.upload(first)).toBe(ALLOWED);
    expect(await phone.upload({ ...first, bytes: new Uint8Array(99) })).toBe(DENIED);
    expect(await phone.upload({ ...first, type: 'image/jpeg' })).toBe(DENIED);
    expect(await phone.rename(first.path)).toBe(DENIED);
    expect(await phone.remove(first.path)).toBe(DENIED);
    expect(await keeper.fetch(first.path)).toBe(ALLOWED);
  });

  test('is there for the merchant alone, and in no list: nobody hands out files by way of the shop', async () => {
    const sent = file();
    await phone.upload(sent);
    for (const stranger of [phone, phoneOf('asha')]) {
      expect(await stranger.look(sent.path)).toBe(DENIED);
      expect(await stranger.fetch(sent.path)).toBe(DENIED);
      expect(await stranger.list('service-documents/')).toBe(DENIED);
    }
    expect(await keeper.look(sent.path)).toBe(ALLOWED);
    expect(await keeper.fetch(sent.path)).toBe(ALLOWED);
    expect(await keeper.list('service-documents/')).toBe(DENIED);
    expect(await keeper.remove(sent.path)).toBe(DENIED);
  });

  test.each([
    ['as Storage says it by itself', { contentDisposition: 'inline' }, ALLOWED],
    ['under its own id', { contentDisposition: "inline; filename*=utf-8''a1_b2" }, ALLOWED],
    ['as a page', { contentDisposition: "inline; filename*=utf-8''page.html" }, DENIED],
    ['as a page to save', { contentDisposition: 'attachment; filename="page.html"' }, DENIED],
    ['unpacked by nobody', { contentEncoding: 'identity' }, ALLOWED],
    ['unpacked by the browser', { contentEncoding: 'gzip' }, DENIED],
  ])('may ask to be shown %s: %j', async (_how, notes, expected) => {
    expect(await phone.uploadWith(file(), notes)).toBe(expected);
  });

  test.each(['/', 'x//', '//'])('does not get round the rules by %s in its name', async (extra) => {
    const name = place().replace('service-documents/', '');
    const path = `${extra.replace('x', 'service-documents')}${extra === 'x//' ? '' : 'service-documents/'}${name}`;
    expect(await phone.upload(file({ path }))).toBe(DENIED);
  });
});

test('the photo of which a picture’s sizes were made is for the merchant alone: it may say where it was taken', async () => {
  const path = place('products/moringa/original');
  await merchant.put(path);
  for (const stranger of [phone, phoneOf('asha')]) {
    expect(await stranger.look(path)).toBe(DENIED);
    expect(await stranger.fetch(path)).toBe(DENIED);
    expect(await stranger.upload(file({ path: place('products/moringa/original') }))).toBe(DENIED);
  }
  expect(await keeper.fetch(path)).toBe(ALLOWED);
});

describe('the photo of a product', () => {
  const asha = phoneOf('asha');
  const photo = (change: Partial<Upload> = {}) =>
    file({
      path: place('products/moringa/original', randomUUID().replaceAll('-', '').slice(0, 24)),
      ...change,
    });

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])(
    'is put there by the merchant as %s, and by nobody else',
    async (type) => {
      expect(await keeper.upload(photo({ type }))).toBe(ALLOWED);
      for (const stranger of [phone, asha])
        expect(await stranger.upload(photo({ type }))).toBe(DENIED);
    },
  );

  test.each(['image/svg+xml', 'text/html', 'application/pdf', 'image/png2'])(
    'is no %s',
    async (type) => {
      expect(await keeper.upload(photo({ type }))).toBe(DENIED);
    },
  );

  test.each([
    ['one byte', 1, ALLOWED],
    ['no byte', 0, DENIED],
    ['30 MB', 30_000_000, ALLOWED],
    ['one byte more', 30_000_001, DENIED],
  ])('of %s', async (_size, length, expected) => {
    expect(await keeper.upload(photo({ bytes: new Uint8Array(length) }))).toBe(expected);
  });

  test.each([
    ['a digit less', 'a'.repeat(23)],
    ['a digit more', 'a'.repeat(25)],
    ['another letter', `g${'a'.repeat(23)}`],
    ['a folder', `${'a'.repeat(24)}/${'a'.repeat(24)}`],
  ])('has the number that its content gives it, and not one with %s', async (_what, name) => {
    const path = place('products/moringa/original', name);
    expect(await keeper.upload(photo({ path }))).toBe(DENIED);
  });

  test('may be sent again when no reply came, and is never overwritten by another one', async () => {
    const first = photo();
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload({ ...first, bytes: new Uint8Array(99) })).toBe(DENIED);
    expect(await keeper.remove(first.path)).toBe(DENIED);
  });
});

describe.each(['products/moringa/thumbs', 'documents', 'pictures'])(
  'the merchant’s files in %s',
  (folder) => {
    const path = place(folder);
    beforeAll(() => merchant.put(path));

    test('may be fetched by everybody', async () => {
      expect(await phone.look(path)).toBe(ALLOWED);
      expect(await phone.fetch(path)).toBe(ALLOWED);
    });

    test('are changed by no phone', async () => {
      expect(await phone.upload(file({ path }))).toBe(DENIED);
      expect(await phone.upload(file({ path: place(folder) }))).toBe(DENIED);
      expect(await phone.rename(path)).toBe(DENIED);
      expect(await phone.remove(path)).toBe(DENIED);
    });

    test('are not listed', async () => {
      expect(await phone.list(`${folder}/`)).toBe(DENIED);
    });
  },
);

describe('the quotation of a shopper', () => {
  const path = place('quotations/asha', `${randomUUID()}.pdf`);
  const [asha, ravi] = [phoneOf('asha'), phoneOf('ravi')];
  beforeAll(() => merchant.put(path));

  test('may be fetched by them and by nobody else', async () => {
    expect(await asha.look(path)).toBe(ALLOWED);
    expect(await asha.fetch(path)).toBe(ALLOWED);
    for (const stranger of [ravi, phone]) {
      expect(await stranger.look(path)).toBe(DENIED);
      expect(await stranger.fetch(path)).toBe(DENIED);
    }
  });

  test('opens for whoever has its link, which nobody can guess', async () => {
    const token = await merchant.downloadToken(path);
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(await phone.fetchBy(path, token)).toBe(ALLOWED);
    expect(await phone.fetchBy(path, randomUUID())).toBe(DENIED);
  });

  test('is changed by no phone, not even theirs', async () => {
    expect(await asha.upload(file({ path, type: 'application/pdf' }))).toBe(DENIED);
    expect(await asha.upload(file({ path: place('quotations/asha') }))).toBe(DENIED);
    expect(await asha.rename(path)).toBe(DENIED);
    expect(await asha.remove(path)).toBe(DENIED);
  });

  test('is in no list, and nothing lies below or beside the shoppers', async () => {
    expect(await asha.list('quotations/asha/')).toBe(DENIED);
    expect(await asha.list('quotations/')).toBe(DENIED);
    for (const elsewhere of [place('quotations', 'asha'), place('quotations/asha/drafts')]) {
      await merchant.put(elsewhere);
      expect(await asha.fetch(elsewhere)).toBe(DENIED);
    }
  });
});

test('a place that no rule names is closed', async () => {
  const path = place('suppliers');
  await merchant.put(path);
  expect(await phone.look(path)).toBe(DENIED);
  expect(await phone.fetch(path)).toBe(DENIED);
  expect(await phone.upload(file({ path: place('suppliers') }))).toBe(DENIED);
  expect(await phone.upload(file({ path: place('service-documents-2') }))).toBe(DENIED);
});
