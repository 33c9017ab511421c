// Reads a photo before it is sent, and makes one that is too large smaller: a JPEG, upright, without the camera's time and
// place.
import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';

/** Longest side (px) and quality of each attempt; even a photo of nothing but noise fits at the last. */
const ATTEMPTS = [
  { side: 3072, quality: 0.85 },
  { side: 2048, quality: 0.8 },
  { side: 1280, quality: 0.7 },
];

/** The photo if it is small enough, or else a smaller one; null if this browser cannot read it. */
export async function fittingPhoto(photo: File): Promise<File | null> {
  const address = URL.createObjectURL(photo);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (photo.size <= MAX_UPLOAD_BYTES) return photo;
    for (const attempt of ATTEMPTS) {
      const made = await drawn(image, attempt);
      if (made && made.size <= MAX_UPLOAD_BYTES) {
        return new File([made], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: made.type });
      }
    }
  } catch (error) {
    console.error('a photo could not be read', error);
  } finally {
    URL.revokeObjectURL(address);
  }
  return null;
}

/** As the camera was held, as images are drawn; old browsers cannot have createImageBitmap do so. */
function drawn(
  image: HTMLImageElement,
  { side, quality }: (typeof ATTEMPTS)[number],
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Behind what is transparent.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}
