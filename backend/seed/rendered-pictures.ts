// Turns SVG texts into WebP files of the four sizes and keeps them in .cache/seed-pictures, under a
// hash of the SVG and the encoder's settings, so that a second seed draws nothing.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { THUMBNAIL_SIZES } from '#core/model/limits.ts';
import type { ThumbnailSize } from '#core/model/picture.ts';

const cacheFolder = fileURLToPath(new URL('../../.cache/seed-pictures/', import.meta.url));

/** Most bytes of a picture of each size; quality goes down until it fits. */
export const byteLimits: Record<ThumbnailSize, number> = {
  100: 3_000,
  200: 8_000,
  400: 30_000,
  800: 90_000,
};
const qualities = [76, 64, 52, 42, 32, 22] as const;
/** Sharper colour edges cost most time at 800 px, where they are least missed. */
const encoderOf = (size: ThumbnailSize) => ({ effort: 2, smartSubsample: size < 800 });
const settings = JSON.stringify([
  byteLimits,
  qualities,
  THUMBNAIL_SIZES.map(encoderOf),
  sharp.versions.sharp,
]);

export type RenderedPicture = Record<ThumbnailSize, Buffer>;

async function encode(pixels: Buffer, size: ThumbnailSize): Promise<Buffer> {
  const resized = await sharp(pixels, { raw: { width: 800, height: 800, channels: 3 } })
    .resize(size, size, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await sharp(resized, { raw: { width: size, height: size, channels: 3 } })
      .webp({ ...encoderOf(size), quality })
      .toBuffer();
    if (smallest.length <= byteLimits[size]) break;
  }
  return smallest;
}

async function draw(svg: string): Promise<RenderedPicture> {
  const pixels = await sharp(Buffer.from(svg)).resize(800, 800).removeAlpha().raw().toBuffer();
  const [at100, at200, at400, at800] = await Promise.all(
    THUMBNAIL_SIZES.map((size) => encode(pixels, size)),
  );
  if (!at100 || !at200 || !at400 || !at800) throw new Error('four sizes make four pictures');
  return { 100: at100, 200: at200, 400: at400, 800: at800 };
}

/** The picture from the cache, or drawn now and put there. */
export async function renderPicture(svg: string): Promise<RenderedPicture> {
  const key = createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 32);
  const file = (size: ThumbnailSize) => join(cacheFolder, `${key}-${size}.webp`);
  try {
    const [at100, at200, at400, at800] = await Promise.all([
      readFile(file(100)),
      readFile(file(200)),
      readFile(file(400)),
      readFile(file(800)),
    ]);
    return { 100: at100, 200: at200, 400: at400, 800: at800 };
  } catch {
    const picture = await draw(svg);
    await mkdir(cacheFolder, { recursive: true });
    await Promise.all(
      THUMBNAIL_SIZES.map(async (size) => {
        // Renamed into place, so that a seed that was stopped leaves no half picture.
        const half = `${file(size)}.${process.pid}`;
        await writeFile(half, picture[size]);
        await rename(half, file(size));
      }),
    );
    return picture;
  }
}
