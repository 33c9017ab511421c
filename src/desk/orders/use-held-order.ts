// An order on hold beside the shop as this phone knows it today: prices and pieces with what the phone has still to send.
import { useMemo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { type HeldOrder, heldOrder } from '#domain/order/desk/held-order.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { useDeskProducts } from '../products/use-desk-products.ts';
import { useDeskStock } from '../stock/use-desk-stock.ts';

/** Undefined while the device is being asked, and where it has no products yet. */
export function useHeldOrder(order: DeskOrder): HeldOrder | undefined {
  const stock = useDeskStock();
  const products = useDeskProducts();
  return useMemo(() => {
    if (!products || (!stock && products.length === 0)) return undefined;
    const inShop = new Map(stock?.map((it) => [it.product.id, it]));
    // The desk's own copy knows what is new and what is hidden before shoppers' phones do.
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
