// A product that a merchant changes: the events that a function receives, and the changes that phones notice.
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { keepChangeMarks } from '../../backend/functions/src/catalogue/keep-change-marks.ts';
import { database } from '../../backend/functions/src/database.ts';

export const product = database.doc('products/moringa');
export const tombstone = database.doc('tombstones/products_moringa');
export const head = database.doc('catalogue/head');

export const stamped = (price: number) => ({ price, updatedAt: FieldValue.serverTimestamp() });

/** Changes a document and returns the function's event, to be delivered at will. */
export async function change(write: () => Promise<{ writeTime: Timestamp }>, of = product) {
  const before = await of.get();
  const { writeTime } = await write();
  const after = await of.get();
  const at = writeTime.toDate();
  return () => keepChangeMarks({ collection: of.parent.id, id: of.id, at, before, after });
}

/** The marks that phones compare, and whether they notice the last change. */
export async function marks() {
  const [item, stone, mark] = await Promise.all([product.get(), tombstone.get(), head.get()]);
  const [updatedAt, deletedAt] = [item.get('updatedAt'), stone.get('deletedAt')];
  const changedAt = mark.get('changedAt');
  const isHeard: boolean = changedAt?.valueOf() >= (deletedAt ?? updatedAt)?.valueOf();
  return { updatedAt, deletedAt, changedAt, isHeard };
}
