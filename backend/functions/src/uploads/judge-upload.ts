// Checks an uploaded file and deletes it unless it really is a picture or a PDF. Rules see only the type that the
// sender names; this looks at the content.
import type { Storage } from 'firebase-admin/storage';
import { beginsLikeUpload, FIRST_BYTES } from '../../../../src/domain/feedback/feedback.ts';
import { UPLOAD_TYPES } from '../../../../src/domain/shared/limits.ts';
import { CLIENT_ID } from '../../../../src/engine/lib/identifiers.ts';

export type Bucket = ReturnType<Storage['bucket']>;
type Metadata = ReturnType<Bucket['file']>['metadata'];

export const UPLOADS = 'service-documents/';
/** As in backend/storage.rules. */
const OWN_DISPOSITION = /^(inline(; filename[*]=utf-8''[A-Za-z0-9_%-]*)?)?$/;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

/** This function's own metadata key: the sender's metadata and links are removed. */
const CLEANED = 'cleaned';

export interface StoredFile {
  readonly name: string;
  readonly generation: string;
}

/**
 * Checks one version of a file, and strips a kept one of its sender's metadata: the download link that Storage creates
 * would let anybody fetch it. An event may come twice or late: a missing file is no error, and a later file under the
 * same name is left to its own event.
 */
export async function judgeUpload(
  bucket: Bucket,
  { name, generation }: StoredFile,
): Promise<'kept' | 'removed' | 'gone'> {
  // An extra slash leads to the same folder.
  if (!name.replace(/^\/+/, '').startsWith(UPLOADS)) return 'kept';
  const file = bucket.file(name, { generation });
  try {
    const [metadata] = await file.getMetadata();
    const isPlain = hasOwnName(name) && hasNothingForeign(metadata);
    if (isPlain && (await isWelcome(file))) {
      if (hasNotes(metadata)) await takeNotes(bucket, file, metadata);
      return 'kept';
    }
    await bucket.file(name).delete({ ifGenerationMatch: generation });
    return 'removed';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
}

/** Whether an error means that the file, or this version of it, no longer exists. */
export function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === NOT_FOUND || code === PRECONDITION_FAILED;
}

function hasOwnName(name: string): boolean {
  return name.startsWith(UPLOADS) && CLIENT_ID.test(name.slice(UPLOADS.length));
}

function hasNothingForeign(metadata: Metadata): boolean {
  const { contentType, contentDisposition, contentEncoding, contentLanguage, cacheControl } =
    metadata;
  return (
    Number(metadata.size) > 0 &&
    UPLOAD_TYPES.some((type) => type === contentType) &&
    OWN_DISPOSITION.test(contentDisposition ?? '') &&
    ['', 'identity'].includes(contentEncoding ?? '') &&
    !contentLanguage &&
    !cacheControl
  );
}

type File = ReturnType<Bucket['file']>;

async function isWelcome(file: File): Promise<boolean> {
  // The stored bytes, without decompression.
  const range = { start: 0, end: FIRST_BYTES - 1, decompress: false };
  const [firstBytes] = await file.download(range);
  return beginsLikeUpload(firstBytes);
}

function hasNotes({ metadata = {} }: Metadata): boolean {
  return Object.keys(metadata).some((name) => name !== CLEANED);
}

/** Copies the file onto itself without its metadata, which includes the tokens of download links. */
async function takeNotes(bucket: Bucket, file: File, { generation, contentType }: Metadata) {
  await file.copy(bucket.file(file.name), {
    contentType: String(contentType),
    metadata: { [CLEANED]: 'yes' },
    preconditionOpts: { ifGenerationMatch: Number(generation) },
  });
}
