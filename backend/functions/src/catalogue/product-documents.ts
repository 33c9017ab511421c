// The document of a product (a batch report, instructions): a file that the merchant stores as `documents/{productId}`.
// Its size is stored in the product, so that phones know of it without a request.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { isGone } from '../uploads/judge-upload.ts';
import type { Bucket } from './part-files.ts';

const FOLDER = 'documents/';
/** The field of a product that holds the size of its document in bytes. */
const NOTED = 'documentBytes';

/** The product to which a document file belongs; null for any other file. */
export function productOfDocument(name: string): string | null {
  const id = name.startsWith(FOLDER) ? name.slice(FOLDER.length) : '';
  return v.is(DocumentId, id) ? id : null;
}

/**
 * Brings the product's document size in line with the file in Storage now, so that an event may come twice, late or out
 * of order. `no-product`: the file belongs to no product.
 */
export async function recordDocument(
  bucket: Bucket,
  productId: string,
): Promise<'noted' | 'known' | 'no-product'> {
  const product = database.doc(`products/${productId}`);
  return database.runTransaction(async (transaction) => {
    // In this order: of two concurrent runs, the one that reads the product second reads the file after the first.
    const found = await transaction.get(product);
    const bytes = await sizeOf(bucket, FOLDER + productId);
    if (!found.exists) return bytes === null ? 'known' : 'no-product';
    if ((found.get(NOTED) ?? null) === bytes) return 'known';
    transaction.update(product, {
      [NOTED]: bytes ?? FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    });
    return 'noted';
  });
}

/** The same for a product that has changed; most have no document, and cost one metadata request at most. */
export async function recordDocumentOf(
  bucket: Bucket,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
): Promise<void> {
  // The file may exist before its product, and a client that replaces a product need not know this field.
  const mayLack = !before.exists || before.get(NOTED) !== after.get(NOTED);
  if (!mayLack || (after.get(NOTED) ?? null) === (await sizeOf(bucket, FOLDER + after.id))) return;
  await recordDocument(bucket, after.id);
}

/** The same for every file and product that may need it: for files older than this trigger, and for lost events. */
export async function recordAllDocuments(bucket: Bucket): Promise<void> {
  const [[files], noting] = await Promise.all([
    bucket.getFiles({ prefix: FOLDER }),
    database.collection('products').where(NOTED, '>=', 0).select(NOTED).get(),
  ]);
  const stored = new Map(
    files.map(({ name, metadata }) => [productOfDocument(name), Number(metadata.size)]),
  );
  const noted = new Map(noting.docs.map((product) => [product.id, Number(product.get(NOTED))]));
  for (const id of new Set([...stored.keys(), ...noted.keys()])) {
    if (id !== null && stored.get(id) !== noted.get(id)) await recordDocument(bucket, id);
  }
}

/** Size in bytes; null if the file does not exist or is empty. */
async function sizeOf(bucket: Bucket, name: string): Promise<number | null> {
  try {
    const [{ size }] = await bucket.file(name).getMetadata();
    return Number(size) || null;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
