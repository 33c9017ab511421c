// What a file really is, told by its first bytes and not by what its sender calls it.
import { fileTypeFromBuffer } from 'file-type';

/** Enough for every type that `file-type` knows. Source: its documentation. */
export const FIRST_BYTES = 4_100;

/** A moving PNG is a PNG too, which viewers that do not know of it show standing still. */
const WELCOME = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'application/pdf'];

/**
 * Whether a file that begins so may stay. Any welcome content will do, whichever welcome type the sender named:
 * phones often call a WebP a JPEG, and that harms nobody.
 */
export async function isWelcome(firstBytes: Uint8Array): Promise<boolean> {
  // What cannot even be read is not welcome either.
  const found = await fileTypeFromBuffer(firstBytes).catch(() => undefined);
  return found !== undefined && WELCOME.includes(found.mime);
}
