// A dedicated worker of the desk that makes pictures from photos, rotated upright and without the camera's time and
// place: the square sizes of a product's picture, one uncropped picture for a text, or the two of a banner, cropped to
// the middle. It decodes photos of many megapixels here, so that no frame waits.
import { expose } from 'comlink';
import {
  MAX_THUMBNAIL_BYTES,
  type MadePicture,
  type PictureProblem,
} from '#domain/product/desk/product-files.ts';
import {
  MAX_TEXT_PICTURE_BYTES,
  TEXT_PICTURE_SIDE,
  type TextPicture,
} from '#domain/product/desk/text-pictures.ts';
import { MAX_PHOTO_BYTES } from '#domain/product/table/photo.ts';
import {
  type BannerFile,
  MAX_BANNER_BYTES,
  type MadeBanner,
} from '#domain/settings/desk/banner-pictures.ts';
import { BANNER_PICTURES } from '#domain/settings/home-page.ts';
import { THUMBNAIL_SIZES } from '#domain/shared/limits.ts';

type Size = (typeof THUMBNAIL_SIZES)[number];

const FULL_SIZE = 800;
const QUALITIES = [0.8, 0.68, 0.56, 0.46, 0.36, 0.26, 0.16, 0.06];
const WEBP = 'image/webp';
const BACKGROUND = '#ffffff';
/** HEIF, as iPhones take photos by default. */
const APPLE = /^....ftyp(hei|hev|mif|msf)/s;
/** Hexadecimal digits of a product picture's name, as in an import, and of a text or banner picture's. */
const DIGITS = 24;
const TEXT_DIGITS = 32;

/** One at a time: a decoded photo takes hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve();

expose({ product: inTurn(squares), text: inTurn(textPicture), banner: inTurn(bannerPictures) });

function inTurn<Made>(makeOf: (whole: ImageBitmap) => Promise<Made>) {
  return (photo: Blob): Promise<Made | PictureProblem> => {
    const made = last.then(() => make(photo, makeOf));
    last = made.catch(() => undefined);
    return made;
  };
}

async function make<Made>(
  photo: Blob,
  makeOf: (whole: ImageBitmap) => Promise<Made>,
): Promise<Made | PictureProblem> {
  if (photo.size === 0) return 'empty';
  if (photo.size > MAX_PHOTO_BYTES) return 'too-large';
  try {
    return await makeOf(await createImageBitmap(photo, { imageOrientation: 'from-image' }));
  } catch {
    const begins = new TextDecoder('latin1').decode(await photo.slice(0, 16).arrayBuffer());
    return APPLE.test(begins) ? 'apple' : 'no-picture';
  }
}

async function squares(whole: ImageBitmap): Promise<MadePicture> {
  const side = Math.min(whole.width, whole.height);
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  const options = {
    resizeWidth: FULL_SIZE,
    resizeHeight: FULL_SIZE,
    resizeQuality: 'high' as const,
  };
  const square = await createImageBitmap(whole, left, top, side, side, options);
  whole.close();
  return sizesOf(square);
}

async function bannerPictures(whole: ImageBitmap): Promise<MadeBanner> {
  const made = {
    wide: await bannerPicture(whole, BANNER_PICTURES.wide),
    narrow: await bannerPicture(whole, BANNER_PICTURES.narrow),
  };
  whole.close();
  return made;
}

async function bannerPicture(
  whole: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<BannerFile> {
  const scale = Math.min(whole.width / width, whole.height / height);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const left = Math.floor((whole.width - across) / 2);
  const top = Math.floor((whole.height - down) / 2);
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' as const };
  const middle = await createImageBitmap(whole, left, top, across, down, options);
  const canvas = drawn(middle, width, height);
  middle.close();
  const { type, bytes } = await encodedForAll(canvas, MAX_BANNER_BYTES);
  return { digest: await nameOf(bytes, TEXT_DIGITS), type, bytes };
}

async function textPicture(whole: ImageBitmap): Promise<TextPicture> {
  const scale = Math.min(1, TEXT_PICTURE_SIDE / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((it) =>
    Math.max(1, Math.round(it * scale)),
  );
  const canvas = drawn(whole, width, height);
  whole.close();
  const { type, bytes } = await encodedForAll(canvas, MAX_TEXT_PICTURE_BYTES);
  const digest = await nameOf(bytes, TEXT_DIGITS);
  return { digest, type, bytes, width: canvas.width, height: canvas.height };
}

/** From the largest to the smallest; each is scaled from the one before. */
async function sizesOf(square: ImageBitmap): Promise<MadePicture> {
  const sizes: Partial<Record<Size, ArrayBuffer>> = {};
  let from: ImageBitmap | OffscreenCanvas = square;
  for (const size of THUMBNAIL_SIZES.toReversed()) {
    const canvas = drawn(from, size);
    const file = await encoded(canvas, MAX_THUMBNAIL_BYTES[size], WEBP);
    if (file.type !== WEBP) return photoOf(canvas);
    sizes[size] = await file.arrayBuffer();
    from = canvas;
  }
  square.close();
  const made = sizes as Record<Size, ArrayBuffer>;
  return { picture: await nameOf(made[FULL_SIZE]), sizes: made };
}

/** For browsers that cannot encode WebP: one JPEG of the largest size. */
async function photoOf(canvas: OffscreenCanvas): Promise<MadePicture> {
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const photo = await file.arrayBuffer();
  return { picture: await nameOf(photo), photo };
}

function drawn(
  from: ImageBitmap | OffscreenCanvas,
  width = FULL_SIZE,
  height = width,
): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return canvas;
}

/** A WebP; a JPEG where the browser cannot encode WebP. */
async function encodedForAll(
  canvas: OffscreenCanvas,
  most: number,
): Promise<{ type: string; bytes: ArrayBuffer }> {
  let file = await encoded(canvas, most, WEBP);
  if (file.type !== WEBP) file = await encoded(canvas, most, 'image/jpeg');
  return { type: file.type, bytes: await file.arrayBuffer() };
}

/** In the best quality that fits into `most` bytes; of another type where the browser cannot encode this one. */
async function encoded(canvas: OffscreenCanvas, most: number, type: string): Promise<Blob> {
  let file = new Blob();
  for (const quality of QUALITIES) {
    file = await canvas.convertToBlob({ type, quality });
    if (file.type !== type || file.size <= most) break;
  }
  return file;
}

async function nameOf(bytes: ArrayBuffer, length = DIGITS): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, length);
}
