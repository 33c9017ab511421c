// How many pieces are left. Merchants and phones read a product's `quantity`; pieces sold since its last update are in
// `stock/{id}`, on which no function triggers: an order of 30 lines would otherwise start one for each.
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { isInStock } from '../../../../src/domain/product/product.ts';
import { database } from '../database.ts';

export const productDocument = (id: string) => database.doc(`products/${id}`);
const stockDocument = (id: string) => database.doc(`stock/${id}`);

/** The stock of some products inside a transaction. */
export interface StockLedger {
  /** Pieces left after all sales; below 0 if more were ordered than there were. */
  left(id: string): number;
  /** Reserves pieces; returns them if less than 0. Skips products that have left the catalogue. */
  take(id: string, pieces: number): void;
  /** Writes the changes, after all reads of the transaction. */
  write(transaction: Transaction): void;
}

/** The documents to read for a ledger of these products. */
export function stockReferences(ids: readonly string[]): DocumentReference[] {
  return ids.flatMap((id) => [productDocument(id), stockDocument(id)]);
}

/** `found`: documents read in this transaction, by path. */
export function openStockLedger(found: ReadonlyMap<string, DocumentSnapshot>): StockLedger {
  const sold = new Map<string, number>();
  const quantityOf = (id: string) => finite(found.get(productDocument(id).path)?.get('quantity'));
  const soldOf = (id: string) =>
    sold.get(id) ?? finite(found.get(stockDocument(id).path)?.get('sold'));
  const left = (id: string) => quantityOf(id) - soldOf(id);
  return {
    left,
    take(id, pieces) {
      if (found.get(productDocument(id).path)?.exists) sold.set(id, soldOf(id) + pieces);
    },
    write(transaction) {
      for (const [id, pieces] of sold) {
        // Phones hear of the last piece, and of the first one that comes back.
        const isNews = canBeHad(quantityOf(id)) !== canBeHad(left(id));
        if (isNews) bringUpToDate(transaction, id, left(id));
        else transaction.set(stockDocument(id), { sold: pieces });
      }
    },
  };
}

/** How long `quantity` may be behind, in minutes. */
export const FOLDED_EVERY_MIN = 5;
const AT_ONCE = 10;

/** Takes the sold pieces off the quantities of all products. One that fails does not hold up the others. */
export async function foldStock(): Promise<void> {
  const { docs } = await database.collection('stock').where('sold', '!=', 0).select().get();
  const ids = docs.map(({ id }) => id);
  const next = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      await foldProduct(id).catch((error: unknown) => {
        logger.error(`stock of ${id} could not be brought up to date.`, error);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * The same for one product, idempotent; `onlyNews`: only if phones would hear of it, as of an order
 * for the last piece.
 */
export async function foldProduct(id: string, onlyNews = false): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const [product, stock] = await transaction.getAll(productDocument(id), stockDocument(id));
    const sold = finite(stock?.get('sold'));
    if (sold === 0) return;
    const quantity = finite(product?.get('quantity'));
    if (onlyNews && canBeHad(quantity) === canBeHad(quantity - sold)) return;
    if (product?.exists) bringUpToDate(transaction, id, quantity - sold);
    else transaction.delete(stockDocument(id));
  });
}

function bringUpToDate(transaction: Transaction, id: string, quantity: number): void {
  const updatedAt = FieldValue.serverTimestamp();
  transaction.update(productDocument(id), { quantity, updatedAt });
  transaction.set(stockDocument(id), { sold: 0 });
}

function canBeHad(quantity: number): boolean {
  return isInStock({ quantity: Math.floor(quantity) });
}

function finite(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
