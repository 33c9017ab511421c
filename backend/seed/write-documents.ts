// Writes documents in batches, each with `updatedAt` from the server's clock.
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { inParallel } from '#engine/lib/in-parallel.ts';

const batchSize = 400;

export type NewDocument = { id: string; fields: Record<string, unknown> };

export async function writeDocuments(
  firestore: Firestore,
  collection: string,
  documents: readonly NewDocument[],
): Promise<void> {
  const batches: NewDocument[][] = [];
  for (let start = 0; start < documents.length; start += batchSize)
    batches.push(documents.slice(start, start + batchSize));
  await inParallel(batches, 3, async (documentsOfBatch) => {
    const batch = firestore.batch();
    for (const { id, fields } of documentsOfBatch)
      batch.set(firestore.collection(collection).doc(id), {
        ...fields,
        updatedAt: FieldValue.serverTimestamp(),
      });
    await batch.commit();
  });
}
