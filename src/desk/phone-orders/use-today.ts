// The shop's stock and prices of today for an order by phone, including this device's unsent changes.

import { outOfStockNote } from '#domain/order/preorder.ts';
import { readQuantity, type TypedLine } from '#domain/quotation/desk/quotation-form.ts';
import { type ShownStock, useDeskStock } from '../stock/use-desk-stock.ts';
import { soldOutBut, soldOutHeld } from './messages.ts';

export type Today = {
  atTodaysPrices(lines: readonly TypedLine[]): TypedLine[];
  noteOf(productId: string, quantity: string): string | null;
};

export function useToday(): Today {
  const stock = useDeskStock();
  const shownOf = (id: string) => stock?.find(({ product }) => product.id === id);
  return {
    atTodaysPrices: (lines) =>
      lines.map((line) => {
        const shown = shownOf(line.productId);
        return shown ? { ...line, price: String(shown.price) } : line;
      }),
    noteOf(productId, quantity) {
      const shown = shownOf(productId);
      const wanted = readQuantity(quantity);
      return shown ? stockNote(shown, 'value' in wanted ? wanted.value : 1) : null;
    },
  };
}

/** Null if that many pieces are in stock. */
function stockNote(
  { product, pieces }: Pick<ShownStock, 'product' | 'pieces'>,
  wanted: number,
): string | null {
  const today = { ...product, quantity: pieces };
  const note = outOfStockNote(today, wanted);
  if (note === null) return null;
  const isBeyond = wanted > pieces + (product.preorderLimit ?? wanted);
  return isBeyond ? soldOutHeld(pieces) : soldOutBut(pieces, note);
}
