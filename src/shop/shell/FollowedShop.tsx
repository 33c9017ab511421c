import { useMemo } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import type { Elements } from '#ui/elements.ts';
import { StoredSettings } from '#ui/use-shop.ts';

type FollowedShopProps = { drawn: ShopSettings | null; children: Elements };

/** Provides the shop's stored settings to every screen below, updated as the mirror changes. */
export function FollowedShop({ drawn, children }: FollowedShopProps) {
  const live = useDeviceQuery(
    () => import('#browser/sync/page-catalogue.ts').then((it) => it.followedSettings),
    [],
    null,
  );
  const stored = useMemo(() => ({ drawn, live }), [drawn, live]);
  return <StoredSettings value={stored}>{children}</StoredSettings>;
}
