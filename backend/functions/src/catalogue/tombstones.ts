// Maintains `tombstones`, which tell phones that a document left the catalogue. A tombstone stays while the document is
// gone, at most 90 days; a phone that was away longer imports the catalogue anew.
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { isHidden } from '../../../../src/domain/product/parse-product.ts';
import { database } from '../database.ts';
import { expiryOf, isNewsAbout, tombstoneId } from './tombstone.ts';

/**
 * Records that a document was deleted or hidden, unless it exists again. Returns the tombstone's time, or undefined if
 * there is none to announce.
 */
export async function putTombstone(
  collection: string,
  id: string,
  deleted: Date,
): Promise<Timestamp | undefined> {
  const tombstone = database.doc(`tombstones/${tombstoneId(collection, id)}`);
  await database.runTransaction(async (transaction) => {
    const [document, known] = await transaction.getAll(
      database.doc(`${collection}/${id}`),
      tombstone,
    );
    if (isThere(document) || !isNewsAbout(known?.get('deletedAt'), deleted)) return;
    transaction.set(tombstone, {
      collection,
      id,
      deletedAt: FieldValue.serverTimestamp(),
      expiresAt: Timestamp.fromDate(expiryOf(deleted)),
    });
  });
  const deletedAt: unknown = (await tombstone.get()).get('deletedAt');
  return deletedAt instanceof Timestamp ? deletedAt : undefined;
}

/** Deletes the tombstone of a document that has come back, so that no phone drops it again. */
export async function removeTombstone(collection: string, id: string): Promise<void> {
  const tombstone = database.doc(`tombstones/${tombstoneId(collection, id)}`);
  if (!(await tombstone.get()).exists) return;
  await database.runTransaction(async (transaction) => {
    const document = await transaction.get(database.doc(`${collection}/${id}`));
    if (isThere(document)) transaction.delete(tombstone);
  });
}

function isThere(document: DocumentSnapshot | undefined): boolean {
  return document?.exists === true && !isHidden(document.data());
}
