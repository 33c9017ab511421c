// A banner's pictures, made from a photo and sent by a merchant's phone: one for wide screens and one for narrow ones,
// named by a hash of their content.

import type { EditedValue, EditFile } from '../../editing/edited-fields.ts';
import type { BannerScreen } from '../home-page.ts';
import { BANNER_ROW, rowsOf } from '../rows.ts';

/** Largest picture of a banner, in bytes; quality goes down until it fits. */
export const MAX_BANNER_BYTES = 150_000;

/** A WebP each, or a JPEG where the browser cannot make WebP. */
export type BannerFile = { digest: string; type: string; bytes: ArrayBuffer };
export type MadeBanner = Record<BannerScreen, BannerFile>;

export function filesOfBanner({ wide, narrow }: MadeBanner): EditFile[] {
  return [wide, narrow].map(({ digest: name, type, bytes }) => ({ name, type, bytes }));
}

/** The names of the pictures in a stored list of banners, each once. */
export function bannerPictures(banners: EditedValue | undefined): string[] {
  if (!Array.isArray(banners)) return [];
  const rows = rowsOf(BANNER_ROW, banners.map(String));
  return [...new Set(rows.flatMap(({ wide, narrow }) => [wide, narrow]))];
}
