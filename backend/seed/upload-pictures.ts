// Uploads the sizes of product pictures, and the PDFs, to Storage.

import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';
import { type ThumbnailSize, thumbnailPath } from '#domain/shared/picture.ts';
import { inParallel } from '#engine/lib/in-parallel.ts';
import type { Thumbnails } from '../pictures/thumbnails.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { thumbnailsOf } from './demo-pictures.ts';
import type { Bucket } from './emulator.ts';
import { putFile } from './put-file.ts';

export type PictureChoice = 'all' | 'small' | 'none';

const smallSizes: readonly ThumbnailSize[] = [200, 400];
const imageMetadata = { contentType: 'image/webp', cacheControl: 'public, max-age=31536000' };

/** The sizes of each file, made once even if several products show it. */
async function thumbnailsByFile(files: readonly string[]): Promise<Map<string, Thumbnails>> {
  const done = new Map<string, Thumbnails>();
  await inParallel([...new Set(files)], 4, async (file) => {
    done.set(file, await thumbnailsOf(file));
  });
  return done;
}

/** Uploads the chosen pictures; returns the number of files written. */
export async function uploadPictures(
  bucket: Bucket,
  entries: readonly CatalogueEntry[],
  choice: PictureChoice,
): Promise<number> {
  if (choice === 'none') return 0;
  const sizes = choice === 'all' ? THUMBNAIL_SIZES : smallSizes;
  const wanted = entries.flatMap(({ id, pictures }) =>
    (choice === 'all' ? pictures : pictures.slice(0, 1)).map((picture, index) => ({
      id,
      picture,
      index,
    })),
  );
  const thumbnails = await thumbnailsByFile(wanted.map(({ picture }) => picture));
  const files = wanted.flatMap(({ id, picture, index }) =>
    sizes.map((size) => ({
      path: thumbnailPath(id, String(index), size),
      bytes: thumbnails.get(picture)?.[size],
    })),
  );
  await inParallel(files, 24, async ({ path, bytes }) => {
    if (bytes) await putFile(bucket, path, bytes, imageMetadata);
  });
  return files.length;
}

/** Uploads the PDFs to `documents/{productId}`; returns their number. */
export async function uploadDocuments(
  bucket: Bucket,
  entries: readonly CatalogueEntry[],
): Promise<number> {
  const withDocument = entries.filter((entry) => entry.document);
  await inParallel(withDocument, 4, async ({ id, document }) => {
    if (document)
      await putFile(bucket, `documents/${id}`, document, { contentType: 'application/pdf' });
  });
  return withDocument.length;
}
