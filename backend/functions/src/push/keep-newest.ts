// Limits how many devices and stock alerts an account has, since rules cannot count: runs on each new one.
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '../../../../src/domain/shared/limits.ts';
import { database } from '../database.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every step is idempotent, so a failure is simply retried.
  retry: true,
} as const;

export const keepFewDevices = onDocumentCreated(
  { ...common, document: 'users/{uid}/devices/{id}' },
  async ({ params }) => {
    await keepNewest(`users/${params.uid}/devices`, 'createdAt', MAX_DEVICES);
  },
);

export const keepFewStockAlerts = onDocumentCreated(
  { ...common, document: 'users/{uid}/stockAlerts/{id}' },
  async ({ params }) => {
    await keepNewest(`users/${params.uid}/stockAlerts`, 'timestamp', MAX_STOCK_ALERTS);
  },
);

/** How many one call removes at most; the next one continues. */
const BATCH = 500;

/**
 * Removes all but the `max` latest documents of a collection, by the field with their age; returns how many.
 * Idempotent, and safe late or concurrently: the latest stay.
 */
async function keepNewest(path: string, age: string, max: number): Promise<number> {
  const all = database.collection(path);
  // A count costs one read; a query would cost one for each document.
  const { count } = (await all.count().get()).data();
  if (count <= max) return 0;
  const { docs } = await all.orderBy(age, 'desc').offset(max).limit(BATCH).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
