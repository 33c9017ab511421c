// Weights and HSN codes of the products on this device.
import { useCallback } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { type FactsOf, productFacts } from '#domain/order/table/order-facts.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** What this device knows of a product; nothing while it is read. */
export function useProductFacts(): FactsOf {
  const { uid } = useOwnDesk();
  const facts = useLiveQuery(async () => {
    const all = await deviceDatabase()
      .deskProducts.where('[uid+productId]')
      .between([uid, ''], [uid, '\uffff'])
      .toArray();
    return new Map(all.map(({ productId, fields }) => [productId, productFacts(fields)]));
  }, [uid]);
  return useCallback((productId: string) => facts?.get(productId), [facts]);
}
