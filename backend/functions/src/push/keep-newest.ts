// Keeps what an account may have only so many of, since rules cannot count: looks whenever there is one more.
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '../../../../src/domain/shared/limits.ts';
import { database } from '../database.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every step may be repeated, so a passing fault is simply tried again.
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

/** How many are removed by one call at most; the next one goes on. */
const BATCH = 500;

/**
 * Removes what is beyond the `max` latest of a collection, by the field that tells their age; how many went. It may come twice, late and
 * side by side: what is among the latest stays.
 */
async function keepNewest(path: string, age: string, max: number): Promise<number> {
  const all = database.collection(path);
  // Counting is one read; looking would be as many as there are.
  const { count } = (await all.count().get()).data();
  if (count <= max) return 0;
  const { docs } = await all.orderBy(age, 'desc').offset(max).limit(BATCH).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.length;
}
