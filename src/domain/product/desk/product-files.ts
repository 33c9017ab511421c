// Files of a product made and sent by a merchant's phone: its pictures in the shop's sizes, and its PDF document.

import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';
import type { EditFile } from '../../editing/edited-fields.ts';
import { THUMBNAIL_SIZES } from '../../shared/limits.ts';
import { originalPath, type ThumbnailSize, thumbnailPath } from '../../shared/picture.ts';

/** Most bytes of a picture, by size; quality goes down until it fits. Source: security rules. */
export const MAX_THUMBNAIL_BYTES: Readonly<Record<ThumbnailSize, number>> = {
  100: 3_000,
  200: 8_000,
  400: 30_000,
  800: 90_000,
};

/** Most pictures of a product that the desk takes. */
export const MAX_PICTURES = 12;

/**
 * A picture made on this phone: its name, a hash of its content, and its files. A browser that makes no WebP (Safari)
 * makes one JPEG in the largest size, and a function makes the sizes, as for an import.
 */
export type MadePicture = { picture: string } & (
  | { sizes: Record<ThumbnailSize, ArrayBuffer> }
  | { photo: ArrayBuffer }
);
export type PictureProblem = 'empty' | 'too-large' | 'apple' | 'no-picture' | 'no-canvas';

/** The name of a product's document among its files. */
export const DOCUMENT_NAME = 'document';
/** The suffix of a photo's name. */
const PHOTO = '_photo';
const PDF = 'application/pdf';

export function filesOf(made: MadePicture): EditFile[] {
  const { picture } = made;
  if ('photo' in made) {
    return [{ name: `${picture}${PHOTO}`, type: 'image/jpeg', bytes: made.photo }];
  }
  return THUMBNAIL_SIZES.map((size) => ({
    name: `${picture}_${size}x${size}`,
    type: 'image/webp',
    bytes: made.sizes[size],
  }));
}

/** The picture whose preview on this phone is this file; null for a document or another size. */
export function shownPicture(name: string): string | null {
  return /^(.*)_(400x400|photo)$/.exec(name)?.[1] ?? null;
}

export function documentFile(bytes: ArrayBuffer): EditFile {
  return { name: DOCUMENT_NAME, type: PDF, bytes };
}

/** The Storage path for a file of this name. */
export function pathOfFile(productId: string, name: string): string {
  if (name === DOCUMENT_NAME) return `documents/${productId}`;
  if (name.endsWith(PHOTO)) return originalPath(productId, name.slice(0, -PHOTO.length));
  const [picture = '', size] = name.split(/_(\d+)x\d+$/);
  return thumbnailPath(productId, picture, Number(size) as ThumbnailSize);
}

/** The problem with a document, by its size and first bytes; null where it can be sent. */
export function documentProblem(bytes: ArrayBuffer): 'empty' | 'too-large' | 'no-pdf' | null {
  if (bytes.byteLength === 0) return 'empty';
  if (bytes.byteLength > MAX_UPLOAD_BYTES) return 'too-large';
  const begins = new TextDecoder('latin1').decode(bytes.slice(0, 5));
  return begins === '%PDF-' ? null : 'no-pdf';
}
