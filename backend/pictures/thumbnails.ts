/** Makes the four sizes of a product's picture from a photo. */
import type { Metadata } from 'sharp';
import { MAX_THUMBNAIL_BYTES as byteLimits } from '#domain/product/desk/product-files.ts';
import { MAX_PIXELS } from '#domain/product/table/photo.ts';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import type { ThumbnailSize } from '#domain/shared/picture.ts';
import { loadSharp } from './read-picture.ts';

export type Thumbnails = Record<ThumbnailSize, Buffer>;

const largest = 800;
const qualities = [76, 64, 52, 42, 32, 22, 12, 4] as const;
const background = '#ffffff';
/** Sharper colour edges cost the most time in large pictures, which need them least. */
const encoderOf = (size: ThumbnailSize) => ({ effort: 2, smartSubsample: size <= 200 });

/** Changes whenever the same photo would give other bytes; part of a thumbnail cache's key. */
export async function thumbnailSettings(): Promise<string> {
  const { versions } = await loadSharp();
  return JSON.stringify([
    byteLimits,
    qualities,
    background,
    THUMBNAIL_SIZES.map(encoderOf),
    versions,
  ]);
}

/**
 * Square WebP files of every size, rotated upright and without the camera's time and place.
 * @param original a photo in any format that sharp reads, cropped to the square in its middle.
 */
export async function makeThumbnails(original: Buffer): Promise<Thumbnails> {
  const sharp = await loadSharp();
  const metadata = await sharp(original).metadata();
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = (size: ThumbnailSize) => encode(data, info.channels, size);
  const [at100, at200, at400, at800] = await Promise.all([
    sized(100),
    sized(200),
    sized(400),
    isFinished(original, metadata) ? original : sized(800),
  ]);
  return { 100: at100, 200: at200, 400: at400, 800: at800 };
}

/** Whether the original can serve as the largest size; encoding it again would only lose quality. */
function isFinished(original: Buffer, metadata: Metadata): boolean {
  const { format, width, height, hasAlpha, pages = 1, exif, xmp, icc } = metadata;
  const isPlain = !hasAlpha && pages === 1 && !exif && !xmp && !icc;
  const isLargest = format === 'webp' && width === largest && height === largest;
  return isPlain && isLargest && original.length <= byteLimits[largest];
}

async function encode(pixels: Buffer, channels: 1 | 2 | 3 | 4, size: ThumbnailSize) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(pixels, { raw: { width: largest, height: largest, channels } })
    .resize(size, size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = sharp(data, { raw: { width: size, height: size, channels: info.channels } });
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await resized
      .clone()
      .webp({ ...encoderOf(size), quality })
      .toBuffer();
    if (smallest.length <= byteLimits[size]) break;
  }
  return smallest;
}
