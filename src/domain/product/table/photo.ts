// What a photo of a product may be, as far as its size and its first bytes tell. Whether it can be read to its end is told by whoever unpacks it.
import { PHOTO_PROBLEMS } from './messages.ts';

/** Largest file, in bytes; the best phones make photos of 5 to 20 MB. */
export const MAX_PHOTO_BYTES = 30_000_000;
/** Width times height. Nothing larger is unpacked, whatever a file says of itself. */
export const MAX_PIXELS = 64_000_000;
/** So many bytes of its beginning are looked at. */
const FIRST_BYTES = 16;
/** Hexadecimal digits of a picture's number; the rules of a product's pictures allow 40. */
const DIGITS = 24;

/** What a photo can be, by the bytes that stand at a place in its beginning. */
const PHOTOS = [
  { type: 'image/jpeg', mark: '\xff\xd8\xff', at: 0 },
  { type: 'image/png', mark: '\x89PNG\r\n\x1a\n', at: 0 },
  { type: 'image/webp', mark: 'WEBP', at: 8 },
  { type: 'image/gif', mark: 'GIF8', at: 0 },
  { type: 'image/avif', mark: 'ftypavi', at: 4 },
];
/** As iPhones take photos unless they are told not to. */
const APPLE = /^....ftyp(hei|hev|mif|msf)/s;

/** What is wrong with a photo, as the end of a sentence that begins with its name; null where it may be unpacked. */
export function photoProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return PHOTO_PROBLEMS.empty;
  if (bytes.length > MAX_PHOTO_BYTES) return PHOTO_PROBLEMS.tooLarge(bytes.length, MAX_PHOTO_BYTES);
  if (APPLE.test(beginningOf(bytes))) return PHOTO_PROBLEMS.apple;
  return photoType(bytes) === undefined ? PHOTO_PROBLEMS.none : null;
}

/** What a photo is by its beginning; undefined where it is none that can be used. */
export function photoType(bytes: Uint8Array): string | undefined {
  const begins = beginningOf(bytes);
  return PHOTOS.find(({ mark, at }) => begins.startsWith(mark, at))?.type;
}

/** The number of a picture: the beginning of its SHA-256 (hexadecimal), so that the same file is the same picture. */
export function pictureNumber(sha256: string): string {
  return sha256.slice(0, DIGITS);
}

function beginningOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
}
