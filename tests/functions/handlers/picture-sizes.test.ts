// The sizes made of a photo in Storage, and a disguised file that goes, however often and late their events come.
import '../own-project.ts';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../../backend/functions/src/database.ts';
import { makeSizes } from '../../../backend/functions/src/pictures/make-sizes.ts';
import { judgeUpload } from '../../../backend/functions/src/uploads/judge-upload.ts';
import { THUMBNAIL_SIZES } from '../../../src/domain/shared/limits.ts';
import { thumbnailPath } from '../../../src/domain/shared/picture.ts';
import { WAYS } from '../redelivered.ts';

const bucket = getStorage().bucket('demo-haat-picture-sizes.appspot.com');

type Colour = 'red' | 'blue';
const photo = (width: number, height: number, background: Colour = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Stores a photo, and returns its event. */
async function put(name: string, bytes: Buffer) {
  await bucket.file(name).save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const [{ generation }] = await bucket.file(name).getMetadata();
  return { name, generation: String(generation) };
}

/** The sizes that there are. */
async function sizesOf(product: string, picture: string) {
  const [files] = await bucket.getFiles({ prefix: `products/${product}/thumbs/` });
  const names = files.map(({ name }) => name);
  return THUMBNAIL_SIZES.filter((size) => names.includes(thumbnailPath(product, picture, size)));
}

beforeEach(() => bucket.deleteFiles({ force: true }));

test('a photo of 12 megapixels gets its four sizes, which phones keep for a year', async () => {
  const news = await put('products/moringa/original/0', await photo(4000, 3000).jpeg().toBuffer());
  expect(await makeSizes(bucket, news)).toBe('made');
  expect(await sizesOf('moringa', '0')).toEqual(THUMBNAIL_SIZES);
  const [metadata] = await bucket.file(thumbnailPath('moringa', '0', 400)).getMetadata();
  const cacheControl = 'public, max-age=31536000';
  expect(metadata).toMatchObject({ contentType: 'image/webp', cacheControl });
});

describe.each(WAYS)('news that comes %s', (_how, bring) => {
  test('of two photos under one name leaves the sizes of the later', async () => {
    const news = [];
    for (const colour of ['red', 'blue'] as const) {
      const bytes = await photo(9, 9, colour).jpeg().toBuffer();
      const file = await put('products/moringa/original/0', bytes);
      news.push(() => makeSizes(bucket, file));
    }
    const small = bucket.file(thumbnailPath('moringa', '0', 100));
    await bring(news);
    const [{ generation }] = await small.getMetadata();
    await bring(news);
    const { dominant } = await sharp((await small.download())[0]).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await small.getMetadata())[0].generation).toBe(generation);
  });

  test('of a disguised file removes it', async () => {
    const file = await put('service-documents/a-disguised-file-of-asha', Buffer.from('MZ program'));
    for (const _ of ['first', 'again']) await bring([() => judgeUpload(bucket, file)]);
    expect((await bucket.file(file.name).exists())[0]).toBe(false);
  });
});

describe('news', () => {
  test('of a photo that is gone makes nothing', async () => {
    const news = await put('products/chia/original/3', await photo(9, 9).jpeg().toBuffer());
    await bucket.file(news.name).delete();
    expect(await makeSizes(bucket, news)).toBe('gone');
    expect(await sizesOf('chia', '3')).toEqual([]);
  });

  test.each([
    'documents/chia',
    'products/chia/thumbs/0_100x100',
    'products/chia/original/',
    'service-documents/products/chia/original/0',
    'products/../original/0',
  ])('of another file is none of its business: %s', async (name) => {
    expect(await makeSizes(bucket, { name, generation: '1' })).toBe('other-file');
  });
});

describe('what is no photo stays where it is, nothing is made of it, and one line says why', () => {
  const flat = (width: number, height: number) => photo(width, height).png().toBuffer();
  const vast = (edge: number) =>
    flat(1, 1).then((dot) =>
      sharp(dot).resize(edge, edge).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
    );
  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /is no picture/],
    ['an Apple photo', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), /HEIC.*JPEG/],
    [
      'the first half of a photo',
      async () => (await photo(800, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 900),
      /is damaged/,
    ],
    ['a small file that unpacks to 81 megapixels', () => vast(9_000), /81 megapixels/],
    ['a file of 31 MB', () => Buffer.alloc(31_000_000, 1), /more than 30 MB/],
  ];
  test.each(cases)('%s', async (_what, content, why) => {
    const news = await put('products/ragi/original/0', await content());
    expect(await makeSizes(bucket, news)).toEqual({ refused: expect.stringMatching(why) });
    expect(await sizesOf('ragi', '0')).toEqual([]);
    expect((await bucket.file(news.name).exists())[0]).toBe(true);
  });

  test('a picture whose name no page could ask for', async () => {
    const news = await put('products/ragi/original/front side.jpg', await flat(9, 9));
    expect(await makeSizes(bucket, news)).toEqual({ refused: expect.stringMatching(/its name/) });
  });
});
