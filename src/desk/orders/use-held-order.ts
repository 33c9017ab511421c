// An order on hold compared with today's prices and stock on this phone, including changes that it has not sent yet.
import { useMemo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type HeldOrder, heldOrder } from '#domain/order/desk/held-order.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { useDeskProducts } from '../products/use-desk-products.ts';
import { useDeskStock } from '../stock/use-desk-stock.ts';

/** Undefined while loading, and if this device has no products yet. */
export function useHeldOrder(order: DeskOrder): HeldOrder | undefined {
  const stock = useDeskStock();
  const products = useDeskProducts();
  return useMemo(() => {
    if (!products || (!stock && products.length === 0)) return undefined;
    const inShop = new Map(stock?.map((it) => [it.product.id, it]));
    // The desk's own copy knows new and hidden products before shoppers' phones do.
    const atDesk = new Map(products.map((it) => [it.productId, it]));
    return heldOrder(order, (id) => {
      const [shown, listed] = [inShop.get(id), atDesk.get(id)];
      const name = listed?.card.name ?? shown?.product.name;
      if (name === undefined || listed?.card.hidden) return undefined;
      const price = shown?.price ?? listed?.price ?? 0;
      const pieces = shown?.pieces ?? listed?.pieces ?? 0;
      return { name, pricePaise: paiseFromRupees(price), pieces };
    });
  }, [order, stock, products]);
}
