/** What a photo may be, of which the sizes of a product's picture are made, and what is wrong with one that cannot be used. */

/** Largest file, in bytes; the best phones make photos of 5 to 20 MB. */
export const MAX_PHOTO_BYTES = 30_000_000;
/** Width times height. Sharp unpacks no more than this, whatever a file says of itself. */
export const MAX_PIXELS = 64_000_000;

const MEGA = 1_000_000;

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

/** Sharp, loaded with the first picture: most runs of the functions have none. */
export async function loadSharp() {
  return (await import('sharp')).default;
}

/**
 * What is wrong with a picture, as the end of a sentence that begins with its name; null where its sizes can be made. All of it is read, so
 * that half a file is noticed.
 */
export async function pictureProblem(bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return 'is empty';
  if (bytes.length > MAX_PHOTO_BYTES) {
    return `has ${mega(bytes.length)} MB; at most ${mega(MAX_PHOTO_BYTES)} MB can be used`;
  }
  if (APPLE.test(beginningOf(bytes))) {
    return 'is an Apple photo (HEIC); save it as JPEG, or set the camera to “Most Compatible”';
  }
  if (photoType(bytes) === undefined) {
    return 'is no picture; JPEG, PNG, WebP, GIF and AVIF can be used';
  }
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > MAX_PIXELS) {
      return `has ${mega(pixels)} megapixels; at most ${mega(MAX_PIXELS)} can be used`;
    }
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize(8, 8).raw().toBuffer();
    return null;
  } catch {
    return 'is damaged: the picture in it cannot be read to its end';
  }
}

/** What a photo is by its beginning; undefined where it is none that can be used. */
export function photoType(bytes: Buffer): string | undefined {
  const begins = beginningOf(bytes);
  return PHOTOS.find(({ mark, at }) => begins.startsWith(mark, at))?.type;
}

function beginningOf(bytes: Buffer): string {
  return bytes.subarray(0, 16).toString('latin1');
}

function mega(count: number): number {
  return Math.ceil(count / MEGA);
}
