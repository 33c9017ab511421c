// Restores a category or brand that was deleted while products name it: rules cannot query products, and the desk knows
// only the products on its phone.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { NAMED_BY } from '../../../../src/domain/catalogue/desk/entry-edit.ts';
import { database } from '../database.ts';
import { isPreconditionFailed } from './precondition-failed.ts';

/** Restores it if a product names it; does nothing if it exists again. */
export async function restoreCategoryInUse(
  collection: string,
  deleted: DocumentSnapshot,
): Promise<void> {
  const fields = deleted.data();
  const field: unknown = Reflect.get(NAMED_BY, collection);
  if (fields === undefined || typeof field !== 'string') return;
  const named = database.collection('products').where(field, '==', deleted.id).limit(1);
  if ((await named.get()).empty) return;
  try {
    await deleted.ref.create(fields);
    console.warn(`${deleted.ref.path} was deleted, but products name it: it is back`);
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
  }
}
