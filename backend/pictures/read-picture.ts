/** Whether a photo can be used, of which the sizes of a product's picture are made; what is wrong with one that cannot. */
import { PHOTO_PROBLEMS } from '#domain/product/table/messages.ts';
import { MAX_PIXELS, photoProblem } from '#domain/product/table/photo.ts';

/** Sharp, loaded with the first picture: most runs of the functions have none. */
export async function loadSharp() {
  return (await import('sharp')).default;
}

/**
 * What is wrong with a picture, as the end of a sentence that begins with its name; null where its sizes can be made. All of it is read, so
 * that half a file is noticed.
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
