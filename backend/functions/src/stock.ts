// The catalogue's products inside a transaction: reads them, and moves how many pieces there are.
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { database } from './database.ts';

/** The products that there are, by id. Firestore wants this before the first write of the transaction. */
export async function readProducts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, DocumentSnapshot>> {
  if (ids.length === 0) return new Map();
  const products = await transaction.getAll(...ids.map((id) => database.doc(`products/${id}`)));
  return new Map(products.filter(({ exists }) => exists).map((found) => [found.id, found]));
}

/** Adds `pieces` to a product's stock; less than none may be left, since what is out of stock can be ordered. */
export function addPieces(transaction: Transaction, productId: string, pieces: number): void {
  transaction.update(database.doc(`products/${productId}`), {
    quantity: FieldValue.increment(pieces),
    updatedAt: FieldValue.serverTimestamp(),
  });
}
