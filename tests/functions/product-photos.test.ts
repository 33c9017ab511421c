// The merchant puts a photo into Storage, from the console or a command line, and does nothing else; the shop has its sizes.
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { thumbnailPath } from '#core/model/catalogue/picture.ts';
import { THUMBNAIL_SIZES } from '#core/model/limits.ts';
import { fileAddress } from '#core/remote/upload-file.ts';

process.env.FIREBASE_STORAGE_EMULATOR_HOST ??= '127.0.0.1:9199';

const app = initializeApp({ projectId: 'demo-haat' }, 'tests-product-photos');
const bucket = getStorage(app).bucket('demo-haat.appspot.com');
const id = `photographed-${randomUUID()}`;

afterAll(async () => {
  await bucket.deleteFiles({ prefix: `products/${id}/` });
  await deleteApp(app);
});

/** As a shopper's phone asks for a file, whoever they are. */
async function fetched(path: string): Promise<Buffer | number> {
  const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`;
  const reply = await fetch(fileAddress(path).replace('http://localhost:9199', host));
  const bytes = Buffer.from(await reply.arrayBuffer());
  return reply.ok ? bytes : reply.status;
}

test('a photo that arrives in any way has its four sizes a moment later, for everybody; the photo itself is for the merchant', async () => {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const original = `products/${id}/original/0.jpg`;
  await bucket.file(original).save(photo, { resumable: false, contentType: 'image/jpeg' });
  for (const size of THUMBNAIL_SIZES) {
    const path = thumbnailPath(id, '0', size);
    await expect
      .poll(async () => typeof (await fetched(path)), { timeout: 45_000, interval: 200 })
      .toBe('object');
    const { format, width, height } = await sharp((await fetched(path)) as Buffer).metadata();
    expect([format, width, height]).toEqual(['webp', size, size]);
  }
  expect(await fetched(original)).toBe(403);
});
