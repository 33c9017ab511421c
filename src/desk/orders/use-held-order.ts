// An order on hold beside the shop as this phone knows it today: prices and pieces with what the phone has still to send.
import { useMemo } from 'react';
import type { DeskOrder } from '#core/device/database/tables.ts';
import { type HeldOrder, heldOrder } from '#core/model/desk/held-order.ts';
import { paiseFromRupees } from '#core/model/money.ts';
import { useDeskStock } from '../stock/use-desk-stock.ts';

/** Undefined while the device is being asked, and where it has no products yet. */
export function useHeldOrder(order: DeskOrder): HeldOrder | undefined {
  const stock = useDeskStock();
  return useMemo(() => {
    if (!stock) return undefined;
    const byId = new Map(stock.map((it) => [it.product.id, it]));
    return heldOrder(order, (id) => {
      const shown = byId.get(id);
      if (!shown) return undefined;
      const { product, price, pieces } = shown;
      return { name: product.name, pricePaise: paiseFromRupees(price), pieces };
    });
  }, [order, stock]);
}
