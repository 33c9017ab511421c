import { type ReactNode, useMemo } from 'react';
import type { ShopSettings } from '#core/model/catalogue/settings.fields.ts';
import { useDeviceQuery } from '#page-sync/device-query.ts';
import { StoredSettings } from '#ui/use-shop.ts';

type FollowedShopProps = { drawn: ShopSettings | null; children: ReactNode };

/** Gives every screen below the stored settings of the shop, as the mirror changes. */
export function FollowedShop({ drawn, children }: FollowedShopProps) {
  const live = useDeviceQuery(
    () => import('#page-sync/page-catalogue.ts').then((it) => it.followedSettings),
    [],
    null,
  );
  const stored = useMemo(() => ({ drawn, live }), [drawn, live]);
  return <StoredSettings value={stored}>{children}</StoredSettings>;
}
