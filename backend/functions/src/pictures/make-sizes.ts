// Makes the sizes in which the shop shows a product's picture, from a photo stored as `products/{id}/original/{n}` by
// an import, the console or a command line.
import * as v from 'valibot';
import { MAX_PHOTO_BYTES } from '../../../../src/domain/product/table/photo.ts';
import { type ThumbnailSize, thumbnailPath } from '../../../../src/domain/shared/picture.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { pictureProblem } from '../../../pictures/read-picture.ts';
import { makeThumbnails } from '../../../pictures/thumbnails.ts';
import { type Bucket, isGone, type StoredFile } from '../uploads/judge-upload.ts';

/** A picture's number may be followed by its file's original extension. */
const ORIGINAL = /^products\/([^/]+)\/original\/(.*)$/s;
const PICTURE = /^(\w{1,40})(?:\.[A-Za-z]{3,4})?$/;

/** In this order; the last one records from which version of the photo all of them were made. */
const SIZES = [100, 200, 400, 800] as const satisfies readonly ThumbnailSize[];
const MADE_FROM = 'madeFrom';

/** For a photo that is replaced again and again while its sizes are made. */
const MAX_ROUNDS = 5;

export type Outcome = 'made' | 'known' | 'gone' | 'other-file' | { refused: string };

/**
 * Brings the sizes in line with the photo in Storage now, so that an event may come twice, late or out of order. A file
 * from which no sizes can be made stays, as do the sizes of the one before.
 */
export async function makeSizes(bucket: Bucket, { name }: StoredFile): Promise<Outcome> {
  const [, productId = '', file = ''] = ORIGINAL.exec(name) ?? [];
  if (!v.is(DocumentId, productId) || file === '') return 'other-file';
  const picture = PICTURE.exec(file)?.[1];
  if (picture === undefined) {
    return { refused: 'its name is not made of letters without accents, digits and _' };
  }
  const pathOf = (size: ThumbnailSize) => thumbnailPath(productId, picture, size);
  let made: Outcome = 'known';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const original = await versionOf(bucket, name);
    if (!original) return made === 'made' ? made : 'gone';
    if (await isMadeFrom(bucket, pathOf(800), original.generation)) return made;
    const outcome = await oneAtATime(() => makeFrom(bucket, { name, ...original }, pathOf));
    if (outcome !== 'made' && outcome !== 'gone') return outcome;
    // A run for another version may have overwritten some sizes meanwhile: check again.
    made = outcome;
  }
  throw new Error(`${name} is replaced faster than its sizes can be made`);
}

type Version = { generation: string; size: number };

async function makeFrom(
  bucket: Bucket,
  { name, generation, size }: Version & { name: string },
  pathOf: (size: ThumbnailSize) => string,
): Promise<'made' | 'gone' | { refused: string }> {
  if (size > MAX_PHOTO_BYTES) {
    return { refused: `it has more than ${MAX_PHOTO_BYTES / 1_000_000} MB` };
  }
  const bytes = await bytesOf(bucket, { name, generation });
  if (!bytes) return 'gone';
  const problem = await pictureProblem(bytes);
  if (problem) return { refused: `it ${problem}` };
  const thumbnails = await makeThumbnails(bytes);
  for (const each of SIZES) {
    await bucket.file(pathOf(each)).save(thumbnails[each], {
      resumable: false,
      metadata: {
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000',
        ...(each === 800 && { metadata: { [MADE_FROM]: generation } }),
      },
    });
  }
  return 'made';
}

async function versionOf(bucket: Bucket, name: string): Promise<Version | null> {
  const metadata = await metadataOf(bucket, name);
  return metadata && { generation: String(metadata.generation), size: Number(metadata.size) };
}

async function isMadeFrom(bucket: Bucket, path: string, generation: string): Promise<boolean> {
  return (await metadataOf(bucket, path))?.metadata?.[MADE_FROM] === generation;
}

async function metadataOf(bucket: Bucket, name: string) {
  try {
    return (await bucket.file(name).getMetadata())[0];
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function bytesOf(bucket: Bucket, { name, generation }: StoredFile): Promise<Buffer | null> {
  try {
    // The stored bytes, without decompression.
    return (await bucket.file(name, { generation }).download({ decompress: false }))[0];
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** An instance handles several events; a photo of many megapixels needs the memory to itself. */
export function oneAtATime<T>(job: () => Promise<T>): Promise<T> {
  const mine = last.then(job, job);
  last = mine.catch(() => undefined);
  return mine;
}
