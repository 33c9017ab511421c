// Storage paths and web addresses of immutable pictures named by a hash of their content: those in a merchant's texts
// and on the home page's banners.
import type { FirebaseProject } from '#engine/firestore/firebase-project.ts';
import { storageAddress } from './picture.ts';

/** Storage path of such a picture. */
export function textPicturePath(digest: string): string {
  return `pictures/${digest}`;
}

/** Web address of such a picture. */
export function textPictureAddress(
  digest: string,
  project: Pick<FirebaseProject, 'storageOrigin' | 'storageBucket'>,
): string {
  return storageAddress(textPicturePath(digest), project);
}

/** Whether an address is one of such a picture. */
export function isTextPicture(address: string): boolean {
  return /\/o\/pictures%2F[0-9a-f]{32}\?alt=media$/.test(address);
}
