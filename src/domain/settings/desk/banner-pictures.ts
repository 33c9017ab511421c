// The pictures of a banner that a merchant's phone makes of a photo and sends: one for wide screens and one for narrow ones, named by their content.

import type { EditedValue, EditFile } from '../../editing/edited-fields.ts';
import type { BannerScreen } from '../home-page.ts';
import { rowsOf } from '../shop-settings.ts';

/** Largest picture of a banner, in bytes; quality goes down until it fits. */
export const MAX_BANNER_BYTES = 150_000;

/** A WebP each, or a JPEG where the browser makes none. */
export type BannerFile = { digest: string; type: string; bytes: ArrayBuffer };
export type MadeBanner = Record<BannerScreen, BannerFile>;

export function filesOfBanner({ wide, narrow }: MadeBanner): EditFile[] {
  return [wide, narrow].map(({ digest: name, type, bytes }) => ({ name, type, bytes }));
}

/** The names of the pictures in a list of banners, as it is stored, each once. */
export function bannerPictures(banners: EditedValue | undefined): string[] {
  if (!Array.isArray(banners)) return [];
  const rows = rowsOf('banners', banners.map(String));
  return [...new Set(rows.flatMap(({ wide, narrow }) => [wide, narrow]))];
}
