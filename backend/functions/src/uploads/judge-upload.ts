// Looks into an uploaded file and removes it when it only pretends to be a picture or a PDF, or cannot be judged. Rules see the type
// that the sender names; only a look into the file tells whether that is true.
import type { Storage } from 'firebase-admin/storage';
import { UPLOAD_TYPES } from '../../../../src/domain/shared/limits.ts';
import { CLIENT_ID } from '../../../../src/engine/lib/identifiers.ts';

export type Bucket = ReturnType<Storage['bucket']>;
type Metadata = ReturnType<Bucket['file']>['metadata'];

export const UPLOADS = 'service-documents/';
/** As in backend/storage.rules. */
const OWN_DISPOSITION = /^(inline(; filename[*]=utf-8''[A-Za-z0-9_%-]*)?)?$/;
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;
const FIRST_BYTES = 16;

/** Note of this function's own: the file has none of its sender's notes and links any more. */
const CLEANED = 'cleaned';

export interface StoredFile {
  readonly name: string;
  readonly generation: string;
}

/**
 * Looks at one version of a file, and takes from one that stays whatever its sender attached: the download link that Storage makes
 * would let anybody fetch it. An event may come twice or late: a file that has gone is no fault, and a later file under the same name
 * is left to its own event.
 */
export async function judgeUpload(
  bucket: Bucket,
  { name, generation }: StoredFile,
): Promise<'kept' | 'removed' | 'gone'> {
  // A slash too many leads to the same folder.
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

/** Whether an error says that the file is not there any more, or not in this version. */
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
  // As it lies there: nothing is unpacked.
  const range = { start: 0, end: FIRST_BYTES - 1, decompress: false };
  const [firstBytes] = await file.download(range);
  return beginsLikeUpload(firstBytes);
}

/**
 * Whether a file that begins so is a JPEG, PNG, WebP or PDF. Any of them will do, whichever its sender named: phones often call a WebP a
 * JPEG, and that harms nobody. Only fixed bytes are compared, so that nothing in a file can make this fail.
 */
export function beginsLikeUpload(bytes: Uint8Array): boolean {
  const begins = Buffer.from(bytes.subarray(0, FIRST_BYTES)).toString('latin1');
  const isWebp = begins.startsWith('RIFF') && begins.slice(8, 12) === 'WEBP';
  return (
    isWebp || ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', '%PDF-'].some((it) => begins.startsWith(it))
  );
}

function hasNotes({ metadata = {} }: Metadata): boolean {
  return Object.keys(metadata).some((name) => name !== CLEANED);
}

/** Puts the same bytes in their own place without the notes, among which the tokens of download links are. */
async function takeNotes(bucket: Bucket, file: File, { generation, contentType }: Metadata) {
  await file.copy(bucket.file(file.name), {
    contentType: String(contentType),
    metadata: { [CLEANED]: 'yes' },
    preconditionOpts: { ifGenerationMatch: Number(generation) },
  });
}
