// The pictures of the demo catalogue: their files, and the sizes made from them, cached in .cache/seed-pictures under a
// hash of the file and the encoder's settings.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import type { ThumbnailSize } from '#domain/shared/picture.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import { makeThumbnails, type Thumbnails, thumbnailSettings } from '../pictures/thumbnails.ts';
import { demoProducts } from './catalogue.ts';

/** A folder for each product, in it `0.webp`, `1.webp` and so on in the order of the gallery. */
export const pictureFolder = fileURLToPath(new URL('pictures/', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../.cache/seed-pictures/', import.meta.url));

/** The file of one picture of a demo product. */
export function pictureFile(productId: string, index: number): string {
  return join(pictureFolder, productId, `${index}.webp`);
}

/** Makes the sizes of every demo picture, so that a later seed finds them in the cache. */
export async function preparePictures(): Promise<void> {
  const files = demoProducts.flatMap(({ product }) =>
    Array.from({ length: product.pictures }, (_, index) => pictureFile(product.id, index)),
  );
  await inParallel(files, 4, async (file) => {
    await thumbnailsOf(file);
  });
}

/** The sizes of one picture, from the cache or made and cached now. */
export async function thumbnailsOf(file: string): Promise<Thumbnails> {
  const original = await readFile(file);
  const key = createHash('sha256')
    .update(await thumbnailSettings())
    .update(original)
    .digest('hex');
  const cached = (size: ThumbnailSize) => join(cacheFolder, `${key.slice(0, 32)}-${size}.webp`);
  try {
    const [at100, at200, at400, at800] = await Promise.all([
      readFile(cached(100)),
      readFile(cached(200)),
      readFile(cached(400)),
      readFile(cached(800)),
    ]);
    return { 100: at100, 200: at200, 400: at400, 800: at800 };
  } catch {
    const thumbnails = await makeThumbnails(original);
    await mkdir(cacheFolder, { recursive: true });
    await Promise.all(
      THUMBNAIL_SIZES.map(async (size) => {
        // Rename into place, so that an interrupted seed leaves no truncated picture.
        const half = `${cached(size)}.${process.pid}`;
        await writeFile(half, thumbnails[size]);
        await rename(half, cached(size));
      }),
    );
    return thumbnails;
  }
}
