import { type ReactNode, useMemo } from 'react';
import type { ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { useDeviceQuery } from '#page-sync/device-query.ts';
import { SaidOfShop } from '#ui/use-shop.ts';

type FollowedShopProps = { drawn: ShopSettings | null; children: ReactNode };

/** Lets every screen below read what the merchant has said of the shop, as the mirror changes. */
export function FollowedShop({ drawn, children }: FollowedShopProps) {
  const live = useDeviceQuery(
    () => import('#page-sync/page-catalogue.ts').then((it) => it.followedSettings),
    [],
    null,
  );
  const said = useMemo(() => ({ drawn, live }), [drawn, live]);
  return <SaidOfShop value={said}>{children}</SaidOfShop>;
}
