// The published catalogue's parts as files of the bucket: written once under a name made from their content, read, and
// removed long after they were replaced. Rules give only functions access to them.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Storage } from 'firebase-admin/storage';
import * as v from 'valibot';
import { emptyPart, PublishedPart } from '../../../../src/domain/catalogue/published-catalogue.ts';

export type Bucket = ReturnType<Storage['bucket']>;

const FOLDER = 'catalogue/';
/** A part is closed when its JSON is longer than this: it costs a phone some ten milliseconds. Characters */
const FULL = 200_000;
const NOT_FOUND = 404;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

type List = Exclude<keyof PublishedPart, 'format'>;
export type Written = { parts: string[]; bytes: number };

/** Collects documents and tombstones one by one, and writes a part whenever one is full. */
export function partWriter(bucket: Bucket) {
  const written: Written = { parts: [], bytes: 0 };
  let part = emptyPart();
  let length = 0;

  async function close(): Promise<void> {
    const json = JSON.stringify(part);
    const name = createHash('sha256').update(json).digest('hex').slice(0, 32);
    const content = await zip(json);
    await bucket.file(FOLDER + name).save(content, {
      resumable: false,
      contentType: 'application/gzip',
    });
    written.parts.push(name);
    written.bytes += content.length;
    part = emptyPart();
    length = 0;
  }

  return {
    async add<L extends List>(list: L, item: PublishedPart[L][number]): Promise<void> {
      (part[list] as PublishedPart[L][number][]).push(item);
      length += JSON.stringify(item).length;
      if (length > FULL) await close();
    },
    /** Writes the rest; with `evenIfEmpty` at least one part. */
    async finish({ evenIfEmpty = false } = {}): Promise<Written> {
      if (length > 0 || (evenIfEmpty && written.parts.length === 0)) await close();
      return written;
    },
  };
}

/** A part as stored in the bucket, gzipped JSON; null if there is none of this name. */
export async function readPartFile(bucket: Bucket, name: string): Promise<Buffer | null> {
  try {
    const [content] = await bucket.file(FOLDER + name).download();
    return content;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_FOUND) return null;
    throw error;
  }
}

/**
 * Parts in the order of `names`.
 * @throws Error if one is missing or invalid
 */
export async function readParts(
  bucket: Bucket,
  names: readonly string[],
): Promise<PublishedPart[]> {
  return Promise.all(
    names.map(async (name) => {
      const content = await readPartFile(bucket, name);
      if (!content) throw new Error(`no part ${name}`);
      return v.parse(PublishedPart, JSON.parse((await unzip(content)).toString()));
    }),
  );
}

/** Removes files that are not among `names` and are older than `keptMs`, ms. */
export async function removeOldParts(
  bucket: Bucket,
  names: readonly string[],
  keptMs: number,
): Promise<void> {
  const inUse = new Set(names.map((name) => FOLDER + name));
  const [files] = await bucket.getFiles({ prefix: FOLDER });
  const isOld = (time: unknown) => Date.now() - Date.parse(String(time)) > keptMs;
  for (const file of files) {
    if (!inUse.has(file.name) && isOld(file.metadata.timeCreated)) {
      await file.delete({ ignoreNotFound: true });
    }
  }
}
