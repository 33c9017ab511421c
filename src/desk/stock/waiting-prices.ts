// Prices and low-stock lines that this device has changed and not sent yet, in the price list or in a product's form.
import * as v from 'valibot';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
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
  for (const { productId, fields } of waitingChanges(rows, uid)) {
    if (typeof fields.price === 'number') prices.set(productId, fields.price);
  }
  return prices;
}

/** The last saved low-stock line of each product, without those that ask; null where it was emptied. */
export function waitingLowStock(
  rows: readonly StoredRow[],
  uid: string,
): Map<string, number | null> {
  const lines = new Map<string, number | null>();
  for (const { productId, fields } of waitingChanges(rows, uid)) {
    const { lowStock } = fields;
    if (lowStock === null || typeof lowStock === 'number') lines.set(productId, lowStock);
  }
  return lines;
}

/** Changes of products that wait, in the order in which they were pressed. */
function waitingChanges(rows: readonly StoredRow[], uid: string) {
  return rows.flatMap(({ row }): { productId: string; fields: EditedFields }[] =>
    row?.uid === uid && isWaiting(waitingPress(row)) ? changeIn(row) : [],
  );
}

function changeIn({ kind, payload }: OutboxRow): { productId: string; fields: EditedFields }[] {
  const schemas = { [deskPriceWrite.kind]: PriceChange, [deskProductWrite.kind]: ProductEdit };
  const schema = schemas[kind];
  const change = schema && v.safeParse(schema, payload);
  return change?.success ? [change.output] : [];
}
