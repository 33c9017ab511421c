// A worker of the desk that makes the sizes of a product's picture from a photo: square, upright as the camera was held, and without what the camera noted of
// place and time. A photo of many megapixels is unpacked here, so that no frame of the screen waits for it.
import {
  MAX_PHOTO_BYTES,
  MAX_THUMBNAIL_BYTES,
  type MadePicture,
  type PictureProblem,
} from '#core/model/desk/product-files.ts';
import { THUMBNAIL_SIZES } from '#core/model/limits.ts';

declare const self: DedicatedWorkerGlobalScope;

type Size = (typeof THUMBNAIL_SIZES)[number];
type Asked = { at: number; photo: Blob };

const FULL_SIZE = 800;
const QUALITIES = [0.8, 0.68, 0.56, 0.46, 0.36, 0.26, 0.16, 0.06];
const WEBP = 'image/webp';
const BACKGROUND = '#ffffff';
/** As iPhones take photos unless they are told not to. */
const APPLE = /^....ftyp(hei|hev|mif|msf)/s;
/** Hexadecimal digits of a picture's name, as an import makes them. */
const DIGITS = 24;

self.addEventListener('message', ({ data: { at, photo } }: MessageEvent<Asked>) => {
  last = last.then(async () => self.postMessage({ at, made: await make(photo) }));
});

/** One at a time: an unpacked photo takes hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve();

async function make(photo: Blob): Promise<MadePicture | PictureProblem> {
  if (photo.size === 0) return 'empty';
  if (photo.size > MAX_PHOTO_BYTES) return 'too-large';
  try {
    const whole = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const side = Math.min(whole.width, whole.height);
    const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
    const options = {
      resizeWidth: FULL_SIZE,
      resizeHeight: FULL_SIZE,
      resizeQuality: 'high' as const,
    };
    const square = await createImageBitmap(whole, left, top, side, side, options);
    whole.close();
    return await sizesOf(square);
  } catch {
    const begins = new TextDecoder('latin1').decode(await photo.slice(0, 16).arrayBuffer());
    return APPLE.test(begins) ? 'apple' : 'no-picture';
  }
}

/** From the largest to the smallest: each is made of the one before it. */
async function sizesOf(square: ImageBitmap): Promise<MadePicture | PictureProblem> {
  const sizes: Partial<Record<Size, ArrayBuffer>> = {};
  let from: ImageBitmap | OffscreenCanvas = square;
  for (const size of THUMBNAIL_SIZES.toReversed()) {
    const canvas = drawn(from, size);
    const file = await encoded(canvas, size);
    if (file.type !== WEBP) return photoOf(canvas);
    sizes[size] = await file.arrayBuffer();
    from = canvas;
  }
  square.close();
  const made = sizes as Record<Size, ArrayBuffer>;
  return { picture: await nameOf(made[FULL_SIZE]), sizes: made };
}

/** For browsers that make no WebP, which begin with the largest size. */
async function photoOf(canvas: OffscreenCanvas): Promise<MadePicture> {
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const photo = await file.arrayBuffer();
  return { picture: await nameOf(photo), photo };
}

function drawn(from: ImageBitmap | OffscreenCanvas, size: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, size, size);
  return canvas;
}

async function encoded(canvas: OffscreenCanvas, size: Size): Promise<Blob> {
  let file = new Blob();
  for (const quality of QUALITIES) {
    file = await canvas.convertToBlob({ type: WEBP, quality });
    if (file.type !== WEBP || file.size <= MAX_THUMBNAIL_BYTES[size]) break;
  }
  return file;
}

async function nameOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, DIGITS);
}
