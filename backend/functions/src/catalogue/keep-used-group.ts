// A category or a brand that products still name does not go: rules cannot look at them, and the desk knows only what its phone has.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { NAMED_BY } from '../../../../src/core/model/desk/entry-edit.ts';
import { database } from '../database.ts';
import { isPreconditionFailed } from './precondition-failed.ts';

/** Puts back what was deleted while a product names it. What has come back by itself stays as it is. */
export async function keepUsedGroup(collection: string, deleted: DocumentSnapshot): Promise<void> {
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
