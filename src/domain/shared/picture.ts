// Storage paths and web addresses of a product's pictures.
import { type FirebaseProject, firebaseProject } from '#engine/firestore/firebase-project.ts';
import type { THUMBNAIL_SIZES } from './limits.ts';

export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

type PictureStorage = Pick<FirebaseProject, 'storageOrigin' | 'storageBucket'>;

/** Storage path of one picture: `products/{id}/thumbs/{n}_400x400`. Source: specification, calls. */
export function thumbnailPath(productId: string, image: string, size: ThumbnailSize): string {
  return `products/${productId}/thumbs/${image}_${size}x${size}`;
}

/** Storage path of the photo from which a function makes a picture's sizes. */
export function originalPath(productId: string, image: string): string {
  return `products/${productId}/original/${image}`;
}

/** Web address of one thumbnail, shared by screens, warm-up and cache. */
export function pictureAddress(
  productId: string,
  image: string,
  size: ThumbnailSize,
  project: PictureStorage = firebaseProject,
): string {
  return storageAddress(thumbnailPath(productId, image, size), project);
}

/** Web address of a public file in Storage. */
export function storageAddress(
  path: string,
  { storageOrigin, storageBucket }: PictureStorage,
): string {
  return `${storageOrigin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Fallbacks for a picture: its other sizes, nearest first; null for any other address. */
export function fallbackAddresses(address: string): string[] | null {
  const asked = /^(.*%2Fthumbs%2F.+_)(100|200|400|800)x\2(\?alt=media)$/.exec(address);
  if (!asked) return null;
  const [, before, size, after] = asked;
  const others = ['800', '400', '200', '100'].filter((other) => other !== size);
  const distance = (other: string) => Math.abs(Math.log2(Number(other) / Number(size)));
  return others
    .sort((a, b) => distance(a) - distance(b))
    .map((other) => `${before}${other}x${other}${after}`);
}
