// Removes uploaded files that no feedback names: abandoned uploads, and files left by strangers.
import { database } from '../database.ts';
import { type Bucket, isGone, UPLOADS } from './judge-upload.ts';

/** Feedback follows its file within minutes; an interrupted phone uploads the file again. ms */
const LEFT_ALONE_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

type Run = {
  /** ms */
  readonly now: number;
  /** No batch begins after this; the next run starts over. ms */
  readonly until: number;
  /** Passed in tests only. */
  readonly batch?: number;
};

/** Goes through all files in batches; returns how many were removed. */
export async function removeOrphans(
  bucket: Bucket,
  { now, until, batch = BATCH }: Run,
): Promise<number> {
  let removed = 0;
  for (let pageToken: string | undefined; ; ) {
    const query = {
      prefix: UPLOADS,
      maxResults: batch,
      autoPaginate: false,
      ...(pageToken && { pageToken }),
    };
    const [files, next] = await bucket.getFiles(query);
    const old = files.filter(
      ({ metadata }) => now - Date.parse(String(metadata.timeCreated)) > LEFT_ALONE_MS,
    );
    const orphans = await withoutFeedback(old);
    const outcomes = await Promise.all(orphans.map((file) => remove(file)));
    removed += outcomes.filter((isRemoved) => isRemoved).length;
    pageToken = Object(next).pageToken;
    if (!pageToken || Date.now() >= until) return removed;
  }
}

type File = ReturnType<Bucket['file']>;

async function withoutFeedback(files: readonly File[]): Promise<readonly File[]> {
  if (files.length === 0) return files;
  const feedback = files.map(({ name }) => database.doc(`services/${idOf(name)}`));
  const found = await database.getAll(...feedback, { fieldMask: [] });
  return files.filter((_, at) => !found[at]?.exists);
}

/** As one path segment, whatever characters the name has. */
function idOf(name: string): string {
  return encodeURIComponent(name.slice(UPLOADS.length)) || 'none';
}

/** Unless it was uploaded again meanwhile. */
async function remove(file: File): Promise<boolean> {
  try {
    await file.delete({ ifGenerationMatch: Number(file.metadata.generation) });
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
