// Prices that this device has changed and not sent yet, in the price list or in a product's form.
import * as v from 'valibot';
import { deskPriceWrite } from '#domain/product/desk/price-write.ts';
import { ProductEdit } from '#domain/product/desk/product-edit.ts';
import { deskProductWrite } from '#domain/product/desk/product-write.ts';
import { PriceChange } from '#domain/product/desk/stock-change.ts';
import type { StoredRow } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { isWaiting, waitingPress } from '../edits/use-waiting-edits.ts';

/** The last pressed price of each product, in rupees, without those that ask. */
export function waitingPrices(rows: readonly StoredRow[], uid: string): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { row } of rows) {
    if (row?.uid !== uid || !isWaiting(waitingPress(row))) continue;
    const change = priceIn(row);
    if (change) prices.set(change.productId, change.price);
  }
  return prices;
}

function priceIn(row: OutboxRow): { productId: string; price: number } | null {
  if (row.kind === deskPriceWrite.kind) {
    const change = v.safeParse(PriceChange, row.payload);
    return change.success
      ? { productId: change.output.productId, price: change.output.fields.price }
      : null;
  }
  if (row.kind !== deskProductWrite.kind) return null;
  const edit = v.safeParse(ProductEdit, row.payload);
  if (!edit.success) return null;
  const { productId, fields } = edit.output;
  return typeof fields.price === 'number' ? { productId, price: fields.price } : null;
}
