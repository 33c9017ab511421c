// Who may do which things with the shop's files: by the official rules runtime, or the table that mirrors it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_TEXT_PICTURE_BYTES, TEXT_PICTURE_TYPES } from '#domain/product/desk/text-pictures.ts';
import { offeredPdfPath } from '#domain/quotation/offered-quotation.ts';
import { UPLOAD_TYPES } from '#domain/shared/limits.ts';
import { MAX_ID_LENGTH, MAX_UPLOAD_BYTES, MIN_CLIENT_ID_LENGTH } from '#engine/limits.ts';
import { merchant, phoneOf, type Upload } from './storage-emulator.ts';

const ALLOWED = 200;
const DENIED = 403;

const [phone, keeper] = [phoneOf('visitor'), phoneOf('merchant')];
const [asha, ravi] = [phoneOf('asha'), phoneOf('ravi')];
const put: string[] = [];

/** A path that no other case uses. */
function place(folder: string, name = `storage-case-${randomUUID()}`): string {
  const path = folder + name;
  put.push(path);
  return path;
}

afterAll(() => Promise.all(put.map(merchant.remove)));

const id = (length: number) => randomUUID().repeat(4).slice(0, length);
const digest = (length: number) =>
  id(2 * length)
    .replaceAll('-', '')
    .slice(0, length);

/** The files of a folder: their description, and those it must refuse. */
interface Kind {
  readonly what: string;
  readonly folder: string;
  readonly name: () => string;
  readonly types: readonly string[];
  readonly notTypes: readonly string[];
  readonly most: number;
  readonly names?: readonly string[];
  readonly notNames?: readonly string[];
  readonly isForAll?: true;
  readonly isReplaced?: true;
  readonly isFromAll?: true;
}

const NO_PDF = ['text/html', 'image/png'];
const PDF = { types: ['application/pdf'], notTypes: NO_PDF, most: MAX_UPLOAD_BYTES };
const CLIENT_IDS = {
  name: () => `storage-case-${randomUUID()}`,
  names: [id(MIN_CLIENT_ID_LENGTH), id(MAX_ID_LENGTH)],
  notNames: [id(MIN_CLIENT_ID_LENGTH - 1), id(MAX_ID_LENGTH + 1), `${id(24)}.html`],
};

const KINDS: readonly Kind[] = [
  {
    what: 'a customer’s file',
    folder: 'service-documents/',
    ...CLIENT_IDS,
    types: UPLOAD_TYPES,
    notTypes: ['image/svg+xml', 'text/html', 'image/gif', 'image/png2', 'application/octet-stream'],
    most: MAX_UPLOAD_BYTES,
    isFromAll: true,
  },
  {
    what: 'the photo of a product, which may say where it was taken',
    folder: 'products/moringa/original/',
    name: () => digest(24),
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    notTypes: ['image/svg+xml', 'text/html', 'application/pdf', 'image/png2'],
    most: 30_000_000,
    notNames: [digest(23), digest(25), `g${digest(23)}`],
  },
  ...[
    [100, 3_000],
    [200, 8_000],
    [400, 30_000],
    [800, 90_000],
  ].map(([size, most = 0]) => ({
    what: `a picture of a product, ${size} px wide`,
    folder: 'products/moringa/thumbs/',
    name: () => `${digest(24)}_${size}x${size}`,
    types: ['image/webp'],
    notTypes: ['image/png'],
    most,
    notNames: [`${digest(24)}_300x300`, `${digest(24)}_400x800`, `${digest(23)}_${size}x${size}`],
    isForAll: true as const,
  })),
  {
    what: 'a picture in a text',
    folder: 'pictures/',
    name: () => digest(32),
    types: TEXT_PICTURE_TYPES,
    notTypes: ['image/png', 'image/svg+xml'],
    most: MAX_TEXT_PICTURE_BYTES,
    notNames: [digest(31), 'a-name-that-tells-nothing'],
    isForAll: true,
  },
  {
    what: 'the document of a product',
    folder: 'documents/',
    ...PDF,
    name: CLIENT_IDS.name,
    isForAll: true,
    isReplaced: true,
  },
  { what: 'the PDF of a quotation of the desk', folder: offeredPdfPath(''), ...PDF, ...CLIENT_IDS },
];

describe.each(KINDS)('$what', (kind) => {
  const { folder, types, notTypes, most, names = [], notNames = [] } = kind;
  const { isForAll, isReplaced, isFromAll } = kind;
  const sender = isFromAll ? phone : keeper;
  const [type = ''] = types;
  const file = (change: Partial<Upload> = {}, name = kind.name()): Upload => {
    return { path: place(folder, name), type, bytes: new Uint8Array(100), ...change };
  };
  const sent = file();
  beforeAll(async () => expect(await sender.upload(sent)).toBe(ALLOWED));

  test('may be sent again when no reply came, and is otherwise replaced or removed by nobody who may not', async () => {
    expect(await sender.upload(sent)).toBe(ALLOWED);
    const other = { ...sent, bytes: new Uint8Array(99) };
    expect(await sender.upload(other)).toBe(isReplaced ? ALLOWED : DENIED);
    for (const anybody of [phone, asha, keeper]) {
      expect(await anybody.rename(sent.path)).toBe(DENIED);
      expect(await anybody.remove(sent.path)).toBe(DENIED);
      expect(await anybody.list(folder)).toBe(DENIED);
    }
  });

  test('comes and is seen as it should, and from and by nobody else', async () => {
    for (const stranger of [phone, asha]) {
      expect(await stranger.upload(file())).toBe(isFromAll ? ALLOWED : DENIED);
      if (!isFromAll) expect(await stranger.upload(sent)).toBe(DENIED);
      expect(await stranger.look(sent.path)).toBe(isForAll ? ALLOWED : DENIED);
      expect(await stranger.fetch(sent.path)).toBe(isForAll ? ALLOWED : DENIED);
    }
    expect(await keeper.look(sent.path)).toBe(ALLOWED);
    expect(await keeper.fetch(sent.path)).toBe(ALLOWED);
  });

  test('has a type, a size and a name that are meant for it', async () => {
    for (const good of types) expect(await sender.upload(file({ type: good })), good).toBe(ALLOWED);
    for (const bad of notTypes) expect(await sender.upload(file({ type: bad })), bad).toBe(DENIED);
    for (const length of [0, 1, most, most + 1]) {
      const expected = length >= 1 && length <= most ? ALLOWED : DENIED;
      const bytes = new Uint8Array(length);
      expect(await sender.upload(file({ bytes })), `${length} bytes`).toBe(expected);
    }
    for (const good of names) expect(await sender.upload(file({}, good)), good).toBe(ALLOWED);
    for (const bad of [...notNames, `${kind.name()}/${kind.name()}`]) {
      expect(await sender.upload(file({}, bad)), bad).toBe(DENIED);
    }
  });
});

describe('a customer’s file', () => {
  const bytes = new Uint8Array(100);
  const file = (path = place('service-documents/')) => ({ path, type: 'image/png', bytes });

  test('does not become one of another type', async () => {
    const first = file();
    expect(await phone.upload(first)).toBe(ALLOWED);
    expect(await phone.upload({ ...first, type: 'image/jpeg' })).toBe(DENIED);
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

  test.each(['/service-documents/', 'service-documents//', '//service-documents/', 'suppliers/'])(
    'does not get round the rules as %s',
    async (folder) => {
      expect(await phone.upload(file(place(folder)))).toBe(DENIED);
      expect(await phone.upload(file(place('service-documents-2/')))).toBe(DENIED);
    },
  );
});

describe('the quotation of a shopper', () => {
  const path = place('quotations/asha/', `${randomUUID()}.pdf`);
  beforeAll(() => merchant.put(path));

  test('may be fetched by them and by nobody else', async () => {
    for (const who of [asha, ravi, phone]) {
      const expected = who === asha ? ALLOWED : DENIED;
      expect(await who.look(path)).toBe(expected);
      expect(await who.fetch(path)).toBe(expected);
    }
  });

  test('opens for whoever has its link, which nobody can guess', async () => {
    const token = await merchant.downloadToken(path);
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(await phone.fetchBy(path, token)).toBe(ALLOWED);
    expect(await phone.fetchBy(path, randomUUID())).toBe(DENIED);
  });

  test('is changed by no phone, not even theirs, and is in no list', async () => {
    const pdf = { path, type: 'application/pdf', bytes: new Uint8Array(100) };
    expect(await asha.upload(pdf)).toBe(DENIED);
    expect(await asha.upload({ ...pdf, path: place('quotations/asha/') })).toBe(DENIED);
    expect(await asha.rename(path)).toBe(DENIED);
    expect(await asha.remove(path)).toBe(DENIED);
    for (const folder of ['quotations/asha/', 'quotations/']) {
      expect(await asha.list(folder)).toBe(DENIED);
    }
  });
});

test('files beside the shoppers’ quotations, or in a place that no rule names, are closed', async () => {
  for (const path of [
    place('quotations/', 'asha'),
    place('quotations/asha/drafts/'),
    place('suppliers/'),
  ]) {
    await merchant.put(path);
    expect(await asha.look(path)).toBe(DENIED);
    expect(await asha.fetch(path)).toBe(DENIED);
  }
});
