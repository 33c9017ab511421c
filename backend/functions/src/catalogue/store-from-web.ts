// Fetches a product's picture from the web into Storage, for the functions and for `npm run import`.
import { photoType } from '../../../../src/domain/product/table/photo.ts';
import { originalPath } from '../../../../src/domain/shared/picture.ts';
import { pictureProblem } from '../../../pictures/read-picture.ts';
import { oneAtATime } from '../pictures/make-sizes.ts';
import { isGone } from '../uploads/judge-upload.ts';
import { type Fetch, fetchPicture } from './fetch-picture.ts';
import type { Bucket } from './part-files.ts';

/** Fetches at the same time, each of at most 5 MB, however many products this instance handles. */
const LANES = 4;

/** A picture on the web, with its product and its number in Storage. */
export type WebPhoto = { id: string; address: string; picture: string };

/**
 * Stores the photo from which the picture's sizes are made, unless Storage has it. Only tests pass `fetchOne`.
 * @returns why it cannot be had, in words for the merchant; null where it is in Storage
 * @throws Error of Storage
 */
export async function storeFromWeb(
  bucket: Bucket,
  { id, address, picture }: WebPhoto,
  fetchOne: Fetch = fetchPicture,
): Promise<string | null> {
  const file = bucket.file(originalPath(id, picture));
  if ((await file.exists())[0]) return null;
  return inLane(async () => {
    const bytes = await fetched(address, fetchOne);
    if (typeof bytes === 'string') return bytes;
    const problem = await oneAtATime(() => pictureProblem(bytes));
    if (problem !== null) return `it ${problem}`;
    try {
      await file.save(bytes, {
        resumable: false,
        contentType: photoType(bytes) ?? 'application/octet-stream',
        preconditionOpts: { ifGenerationMatch: 0 },
      });
    } catch (error) {
      // The same event was handled twice.
      if (!isGone(error)) throw error;
    }
    return null;
  });
}

/** The bytes, or why there are none. Old tables name by http what is there by https, too. */
async function fetched(address: string, fetchOne: Fetch): Promise<Buffer | string> {
  try {
    return await fetchOne(address.replace(/^http:/i, 'https:'));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const lanes: Promise<unknown>[] = [];
let next = 0;

function inLane<T>(job: () => Promise<T>): Promise<T> {
  const lane = next % LANES;
  next += 1;
  const mine = (lanes[lane] ?? Promise.resolve()).then(job);
  lanes[lane] = mine.catch(() => undefined);
  return mine;
}
