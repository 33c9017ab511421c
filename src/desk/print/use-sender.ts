// The shop as labels name it.
import { useMemo } from 'react';
import { followedSettings } from '#browser/sync/page-catalogue.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { shop } from '#config/shop.ts';
import type { Sender } from '#domain/order/desk/labels/label.ts';
import { useIsMerchant } from '../frame/use-merchant.ts';
import { shownSettings } from '../shop/built-settings.ts';
import { useShownShop } from '../shop/use-desk-settings.ts';

/** Undefined while loading. Packers have no settings at the desk: they see what shoppers see. */
export function useSender(): Sender | undefined {
  const isMerchant = useIsMerchant();
  const edited = useShownShop();
  const published = useLiveQuery(followedSettings, []);
  return useMemo(() => {
    if (!edited || published === undefined) return undefined;
    const { address, phones, tax } = isMerchant ? edited : shownSettings(published ?? {});
    return { name: shop.name, address, phone: phones[0] ?? '', fssai: tax.fssai };
  }, [edited, published, isMerchant]);
}
