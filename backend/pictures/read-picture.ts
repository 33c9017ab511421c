/** Whether a product's picture sizes can be made from a photo, and if not, why. */
import { PHOTO_PROBLEMS } from '#domain/product/table/messages.ts';
import { MAX_PIXELS, photoProblem } from '#domain/product/table/photo.ts';

/** Loads sharp with the first picture: most runs of the functions have none. */
export async function loadSharp() {
  return (await import('sharp')).default;
}

/**
 * The problem of a picture, as the end of a sentence that begins with its name; null where its sizes can be made.
 * Decodes all of it, so that a truncated file is noticed.
 */
export async function pictureProblem(bytes: Buffer): Promise<string | null> {
  const problem = photoProblem(bytes);
  if (problem !== null) return problem;
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = width * height;
    if (pixels > MAX_PIXELS) return PHOTO_PROBLEMS.tooManyPixels(pixels, MAX_PIXELS);
    await sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize(8, 8).raw().toBuffer();
    return null;
  } catch {
    return PHOTO_PROBLEMS.damaged;
  }
}
