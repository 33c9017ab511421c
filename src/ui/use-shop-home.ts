// Banners and videos of the home page: as set at the desk, else as in src/config/home.ts.
import {
  BANNER_FIELDS,
  type Banner,
  rowsOf,
  type Video,
  videosIn,
} from '#core/model/catalogue/home-page.ts';
import type { ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { home } from '#shop-home';
import { useSaidOfShop } from './use-shop.ts';

const BUILT = home.banners.map(
  ({ picture, ...rest }): Banner => ({ wide: picture, narrow: picture, ...rest }),
);

/** `loaded`: what the page began with; null while it is on its way. */
export function useBanners(loaded: ShopSettings | null): readonly Banner[] {
  const said = useSaidOfShop(loaded).banners;
  return said ? rowsOf(BANNER_FIELDS, said) : BUILT;
}

/** `loaded`: as above. */
export function useVideos(loaded: ShopSettings | null): readonly Video[] {
  const said = useSaidOfShop(loaded).videos;
  return said ? videosIn(said, home.videos) : home.videos;
}
