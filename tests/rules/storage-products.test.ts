// Which files of products the merchant's phone may put into Storage, and that nobody else may.
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_TEXT_PICTURE_BYTES } from '#core/model/desk/text-pictures.ts';
import { MAX_UPLOAD_BYTES } from '#core/model/limits.ts';
import { merchant, phoneOf, type Upload } from './storage-emulator.ts';

const ALLOWED = 200;
const DENIED = 403;

const phone = phoneOf('visitor');
const keeper = phoneOf('merchant');
const put: string[] = [];

/** A place that no other case uses. */
function place(folder: string, name = `storage-case-${randomUUID()}`): string {
  const path = `${folder}/${name}`;
  put.push(path);
  return path;
}

afterAll(() => Promise.all(put.map(merchant.remove)));

describe('a picture of a product', () => {
  const folder = 'products/moringa/thumbs';
  const digest = (length = 24) => randomUUID().replaceAll('-', '').slice(0, length);
  const picture = (size: number, change: Partial<Upload> = {}): Upload => ({
    path: place(folder, `${digest()}_${size}x${size}`),
    type: 'image/webp',
    bytes: new Uint8Array(100),
    ...change,
  });

  test.each([
    [100, 3_000],
    [200, 8_000],
    [400, 30_000],
    [800, 90_000],
  ])('of %i px comes from the merchant, with %i bytes at most', async (size, most) => {
    expect(await keeper.upload(picture(size, { bytes: new Uint8Array(most) }))).toBe(ALLOWED);
    expect(await keeper.upload(picture(size, { bytes: new Uint8Array(most + 1) }))).toBe(DENIED);
  });

  test('comes from nobody else', async () => {
    for (const stranger of [phone, phoneOf('asha')]) {
      expect(await stranger.upload(picture(400))).toBe(DENIED);
    }
  });

  test('may be sent again, and is never replaced by another one, or removed', async () => {
    const first = picture(400);
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload({ ...first, bytes: new Uint8Array(99) })).toBe(DENIED);
    expect(await keeper.remove(first.path)).toBe(DENIED);
    expect(await phone.fetch(first.path)).toBe(ALLOWED);
  });

  test('is a WebP with a name that tells its content and its size', async () => {
    expect(await keeper.upload(picture(400, { type: 'image/png' }))).toBe(DENIED);
    expect(await keeper.upload(picture(400, { bytes: new Uint8Array(0) }))).toBe(DENIED);
    expect(await keeper.upload(picture(300))).toBe(DENIED);
    for (const name of [`${digest()}_400x800`, `${digest(23)}_400x400`, 'cover_400x400']) {
      expect(await keeper.upload(picture(400, { path: place(folder, name) }))).toBe(DENIED);
    }
    const elsewhere = place('products/moringa/original', `${digest()}_400x400`);
    expect(await keeper.upload(picture(400, { path: elsewhere }))).toBe(DENIED);
  });
});

describe('a picture in a text', () => {
  const digest = (length = 32) => randomUUID().replaceAll('-', '').slice(0, length);
  const picture = (change: Partial<Upload> = {}): Upload => ({
    path: place('pictures', digest()),
    type: 'image/webp',
    bytes: new Uint8Array(100),
    ...change,
  });

  test('comes from the merchant, everybody sees it, and nobody replaces or removes it', async () => {
    const first = picture();
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await phone.fetch(first.path)).toBe(ALLOWED);
    expect(await keeper.upload({ ...first, bytes: new Uint8Array(99) })).toBe(DENIED);
    expect(await keeper.remove(first.path)).toBe(DENIED);
  });

  test('comes from nobody else', async () => {
    for (const stranger of [phone, phoneOf('asha')]) {
      expect(await stranger.upload(picture())).toBe(DENIED);
    }
  });

  test.each([
    ['a JPEG', { type: 'image/jpeg' }, ALLOWED],
    ['a PNG', { type: 'image/png' }, DENIED],
    ['a drawing that could run', { type: 'image/svg+xml' }, DENIED],
    ['as large as the desk makes it', { bytes: new Uint8Array(MAX_TEXT_PICTURE_BYTES) }, ALLOWED],
    ['larger', { bytes: new Uint8Array(MAX_TEXT_PICTURE_BYTES + 1) }, DENIED],
    ['empty', { bytes: new Uint8Array(0) }, DENIED],
    ['with a shorter name', { path: place('pictures', digest(31)) }, DENIED],
    ['with a name that tells nothing', { path: place('pictures') }, DENIED],
    ['in a folder of its own', { path: place('pictures/more', digest()) }, DENIED],
  ])('%s', async (_which, change, expected) => {
    expect(await keeper.upload(picture(change))).toBe(expected);
  });
});

describe('the document of a product', () => {
  const pdf = (change: Partial<Upload> = {}): Upload => ({
    path: place('documents'),
    type: 'application/pdf',
    bytes: new Uint8Array(100),
    ...change,
  });

  test('comes from the merchant, who may replace it, and from nobody else', async () => {
    const first = pdf();
    expect(await keeper.upload(first)).toBe(ALLOWED);
    expect(await keeper.upload({ ...first, bytes: new Uint8Array(99) })).toBe(ALLOWED);
    expect(await keeper.remove(first.path)).toBe(DENIED);
    expect(await phone.upload(pdf())).toBe(DENIED);
    expect(await phoneOf('asha').upload(pdf())).toBe(DENIED);
  });

  test.each([
    ['of 5 MB', { bytes: new Uint8Array(MAX_UPLOAD_BYTES) }, ALLOWED],
    ['of more', { bytes: new Uint8Array(MAX_UPLOAD_BYTES + 1) }, DENIED],
    ['that is empty', { bytes: new Uint8Array(0) }, DENIED],
    ['that is a page', { type: 'text/html' }, DENIED],
    ['in a folder of its own', { path: place('documents/moringa') }, DENIED],
  ])('%s', async (_which, change, expected) => {
    expect(await keeper.upload(pdf(change))).toBe(expected);
  });
});
