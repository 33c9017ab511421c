// Banners and videos of the home page: as set at the desk, else as in src/config/home.ts.

import { home } from '#config/home.ts';
import { type Banner, type Video, videosIn } from '#domain/settings/home-page.ts';
import { BANNER_ROW, rowsOf } from '#domain/settings/rows.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { useStoredSettings } from './use-shop.ts';

const BUILT = home.banners.map(
  ({ picture, ...rest }): Banner => ({ wide: picture, narrow: picture, ...rest }),
);

/** `loaded`: the settings that the loader read; null while loading. */
export function useBanners(loaded: ShopSettings | null): readonly Banner[] {
  const { banners } = useStoredSettings(loaded);
  return banners ? rowsOf(BANNER_ROW, banners) : BUILT;
}

export function useVideos(loaded: ShopSettings | null): readonly Video[] {
  const { videos } = useStoredSettings(loaded);
  return videos ? videosIn(videos, home.videos) : home.videos;
}
