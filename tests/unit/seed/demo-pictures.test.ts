// Every picture that the demo catalogue names is a file of the promised kind, and together they stay small.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_THUMBNAIL_BYTES as byteLimits } from '#core/model/desk/product-files.ts';
import { demoProducts } from '../../../backend/seed/catalogue.ts';
import { entryOf } from '../../../backend/seed/catalogue-entry.ts';
import { pictureFolder, thumbnailsOf } from '../../../backend/seed/demo-pictures.ts';

const named = demoProducts.map(entryOf).flatMap(({ pictures }) => pictures);
const files = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => join(pictureFolder, path))
  .filter((path) => statSync(path).isFile());

test('each product has its pictures, and no file belongs to none', () => {
  expect(files.toSorted()).toEqual(named.toSorted());
});

test('each is a WebP of 800 px within the bytes of its size', async () => {
  for (const file of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ file, format, width, height }).toEqual({
      file,
      format: 'webp',
      width: 800,
      height: 800,
    });
    expect(statSync(file).size, file).toBeLessThanOrEqual(byteLimits[800]);
  }
});

test('all of them have at most 8 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
});

test('the file itself is the largest size, from the cache as well', async () => {
  const [file] = files;
  if (!file) throw new Error('the catalogue has no picture');
  const made = await thumbnailsOf(file);
  expect(made[800]).toEqual(readFileSync(file));
  expect(await thumbnailsOf(file)).toEqual(made);
});
