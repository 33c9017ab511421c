// Checks a product's photo by its size and first bytes. Only unpacking shows whether it is intact to its end.
import { PHOTO_PROBLEMS } from './messages.ts';

/** Largest file, in bytes; the best phones make photos of 5 to 20 MB. */
export const MAX_PHOTO_BYTES = 30_000_000;
/** Width times height. Larger photos are never unpacked, whatever the file claims. */
export const MAX_PIXELS = 64_000_000;
/** How many bytes of its beginning are checked. */
const FIRST_BYTES = 16;
/** Hexadecimal digits of a picture's number; the rules for pictures allow 40 characters. */
const DIGITS = 24;

/** Accepted types, by the magic bytes `mark` at offset `at`. */
const PHOTOS = [
  { type: 'image/jpeg', mark: '\xff\xd8\xff', at: 0 },
  { type: 'image/png', mark: '\x89PNG\r\n\x1a\n', at: 0 },
  { type: 'image/webp', mark: 'WEBP', at: 8 },
  { type: 'image/gif', mark: 'GIF8', at: 0 },
  { type: 'image/avif', mark: 'ftypavi', at: 4 },
];
/** HEIC, the iPhone's default. */
const APPLE = /^....ftyp(hei|hev|mif|msf)/s;

/** The problem with a photo, as the end of a sentence that begins with its name; null where it may be unpacked. */
export function photoProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return PHOTO_PROBLEMS.empty;
  if (bytes.length > MAX_PHOTO_BYTES) return PHOTO_PROBLEMS.tooLarge(bytes.length, MAX_PHOTO_BYTES);
  if (APPLE.test(beginningOf(bytes))) return PHOTO_PROBLEMS.apple;
  return photoType(bytes) === undefined ? PHOTO_PROBLEMS.none : null;
}

/** The type by its first bytes; undefined where it is not accepted. */
export function photoType(bytes: Uint8Array): string | undefined {
  const begins = beginningOf(bytes);
  return PHOTOS.find(({ mark, at }) => begins.startsWith(mark, at))?.type;
}

/** The number of a picture: the first digits of its SHA-256 (hexadecimal), so that equal files are one picture. */
export function pictureNumber(sha256: string): string {
  return sha256.slice(0, DIGITS);
}

/** The number of a picture on the web: made from its address, since its content is not known before it is fetched. */
export async function numberOfAddress(address: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return pictureNumber(digits.join(''));
}

function beginningOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
}
