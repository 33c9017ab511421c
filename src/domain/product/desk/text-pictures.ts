// Pictures in a text, made and sent by a merchant's phone: one file each, named by a hash of its content.

import { firebaseProject } from '#engine/firestore/firebase-project.ts';
import { textPictureAddress } from '../../shared/text-picture.ts';

/** Largest picture in a text that the desk makes, in bytes, and its types. Source: storage rules. */
export const MAX_TEXT_PICTURE_BYTES = 400_000;
export const TEXT_PICTURE_TYPES: readonly string[] = ['image/webp', 'image/jpeg'];
/** Its longer side. px */
export const TEXT_PICTURE_SIDE = 1_200;

/** A picture made on this phone. Sizes in px. */
export type TextPicture = {
  digest: string;
  type: string;
  bytes: ArrayBuffer;
  width: number;
  height: number;
};

/** The web address that a picture from the desk will have once it is sent. */
export function addressOfTextPicture(digest: string): string {
  return textPictureAddress(digest, firebaseProject);
}

/** The digests of the shop's own pictures in some HTML, each once. */
export function textPicturesIn(html: string): string[] {
  const found = [...html.matchAll(/\/o\/pictures%2F([0-9a-f]{32})\?alt=media/g)];
  return [...new Set(found.map(([, digest = '']) => digest))];
}
