// Copies pictures of a merchant's text into the shop's Storage, both those on other sites and those embedded as data
// URLs, and points the text at the copies. See decision 34.
import { createHash } from 'node:crypto';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { textPictureAddress, textPicturePath } from '../../../../src/domain/shared/text-picture.ts';
import { OTHER_LANGUAGES } from '../../../../src/domain/shared/translations.ts';
import { database } from '../database.ts';
import { pictureStorage } from '../orders/picture-storage.ts';
import { isGone } from '../uploads/judge-upload.ts';
import { type Fetch, fetchPicture, MAX_PICTURE_BYTES } from './fetch-picture.ts';
import type { Bucket } from './part-files.ts';
import { foreignPictures, nameOfPicture, withPictures } from './text-pictures.ts';

/** The field of the long text, by collection. */
const TEXTS: Readonly<Record<string, string>> = { products: 'editorContent', blogs: 'content' };
/** Further pictures follow with the change that importing the first ones makes. */
const MAX_PICTURES = 20;

/** The types that pages may show, by the bytes at a position near the file's start. */
const TYPES = [
  { type: 'image/jpeg', mark: '\xff\xd8\xff', at: 0 },
  { type: 'image/png', mark: '\x89PNG\r\n\x1a\n', at: 0 },
  { type: 'image/gif', mark: 'GIF8', at: 0 },
  { type: 'image/webp', mark: 'WEBP', at: 8 },
  { type: 'image/avif', mark: 'ftypavi', at: 4 },
];

/**
 * Imports the pictures of a changed document's text. A picture that cannot be imported stays as it is, and is logged.
 * Idempotent. Only tests pass `fetchOne`.
 */
export async function importPictures(
  bucket: Bucket,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  fetchOne: Fetch = fetchPicture,
): Promise<void> {
  const fields = fieldsOf(after.ref.parent.id).filter((it) => after.get(it) !== before.get(it));
  const text = fields.map((field) => after.get(field)).join('\n');
  if (text === '') return;
  const taken = new Map<string, string>();
  for (const address of foreignPictures(text).slice(0, MAX_PICTURES)) {
    try {
      taken.set(address, await importPicture(bucket, address.trim(), fetchOne));
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      console.warn(`${after.ref.path}: the picture ${nameOfPicture(address)} is not shown: ${why}`);
    }
  }
  if (taken.size > 0) await rewrite(after, fields, taken);
}

/** Where a document has long texts: in English, and in other languages. */
function fieldsOf(collection: string): string[] {
  const name = TEXTS[collection];
  return name ? [name, ...OTHER_LANGUAGES.map((language) => `texts.${language}.${name}`)] : [];
}

/** Replaces the same pictures even if the text has changed meanwhile; its other changes have events of their own. */
async function rewrite(
  { ref }: DocumentSnapshot,
  fields: readonly string[],
  taken: ReadonlyMap<string, string>,
): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const changed = fields.flatMap((field) => {
      const text: unknown = stored.get(field);
      const other = typeof text === 'string' ? withPictures(text, taken) : text;
      return other === text ? [] : [[field, other]];
    });
    if (changed.length === 0) return;
    const now = FieldValue.serverTimestamp();
    transaction.update(ref, { ...Object.fromEntries(changed), updatedAt: now });
  });
}

/** Stores one picture under a name made from its content. Returns its web address there. */
async function importPicture(bucket: Bucket, address: string, fetchOne: Fetch): Promise<string> {
  const bytes = /^data:/i.test(address) ? bytesOfData(address) : await fetchOne(address);
  const begins = bytes.subarray(0, 16).toString('latin1');
  const type = TYPES.find(({ mark, at }) => begins.startsWith(mark, at))?.type;
  if (!type) throw new Error('it is no JPEG, PNG, WebP, GIF or AVIF');
  if (bytes.length > MAX_PICTURE_BYTES) throw new Error('it has more than 5 MB');
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  try {
    await bucket.file(textPicturePath(digest)).save(bytes, {
      resumable: false,
      metadata: { contentType: type, cacheControl: 'public, max-age=31536000, immutable' },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (error) {
    // The same picture is there already.
    if (!isGone(error)) throw error;
  }
  const { storageOrigin } = pictureStorage;
  return textPictureAddress(digest, { storageOrigin, storageBucket: bucket.name });
}

/** The bytes in a data URL. Source: RFC 2397. */
function bytesOfData(address: string): Buffer {
  const comma = address.indexOf(',');
  if (comma < 0 || !/;base64$/i.test(address.slice(0, comma)))
    throw new Error('it is written in a way that no editor uses');
  return Buffer.from(address.slice(comma + 1), 'base64');
}
