// An order on hold compared with today's prices, stock and terms on this phone, including changes that it has not sent yet.
import { useMemo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type HeldOrder, heldOrder } from '#domain/order/desk/held-order.ts';
import { sellingTerms } from '#domain/order/selling-terms.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { useDeskProducts } from '../products/use-desk-products.ts';
import { useShownShop } from '../shop/use-desk-settings.ts';
import { useDeskStock } from '../stock/use-desk-stock.ts';

/** Undefined while loading, and if this device has no products yet. */
export function useHeldOrder(order: DeskOrder): HeldOrder | undefined {
  const stock = useDeskStock();
  const products = useDeskProducts();
  const settings = useShownShop();
  return useMemo(() => {
    if (!products || !settings || (!stock && products.length === 0)) return undefined;
    const inShop = new Map(stock?.map((it) => [it.product.id, it]));
    // The desk's own copy knows new and hidden products before shoppers' phones do.
    const atDesk = new Map(products.map((it) => [it.productId, it]));
    const todayOf = (id: string) => {
      const [shown, listed] = [inShop.get(id), atDesk.get(id)];
      const name = listed?.card.name ?? shown?.product.name;
      if (name === undefined || listed?.card.hidden) return undefined;
      const price = shown?.price ?? listed?.price ?? 0;
      const pieces = shown?.pieces ?? listed?.pieces ?? 0;
      return { name, pricePaise: paiseFromRupees(price), pieces };
    };
    return heldOrder(order, { todayOf, terms: sellingTerms(settings), now: Date.now() });
  }, [order, stock, products, settings]);
}
