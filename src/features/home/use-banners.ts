// The banners of the home page: what the merchant has said of them, and otherwise those that the shop was built with.
import { BANNER_FIELDS, type Banner, rowsOf } from '#core/model/catalogue/home-page.ts';
import type { ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { home } from '#shop-home';
import { useSaidOfShop } from '#ui/use-shop.ts';

const BUILT = home.banners.map(
  ({ picture, ...rest }): Banner => ({ wide: picture, narrow: picture, ...rest }),
);

/** `loaded`: what the page began with; null while it is on its way. */
export function useBanners(loaded: ShopSettings | null): readonly Banner[] {
  const said = useSaidOfShop(loaded).banners;
  return said ? rowsOf(BANNER_FIELDS, said) : BUILT;
}
