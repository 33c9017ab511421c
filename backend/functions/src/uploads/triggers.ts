// Triggers on every file that is stored or deleted: checks customers' files, records a product's document in the
// product, and makes the sizes of its photos. A daily run removes files that no feedback names.
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectDeleted, onObjectFinalized } from 'firebase-functions/v2/storage';
import { productOfDocument, recordDocument } from '../catalogue/product-documents.ts';
import '../database.ts';
import { makeSizes } from '../pictures/make-sizes.ts';
import { type Bucket, judgeUpload } from './judge-upload.ts';
import { removeOrphans } from './remove-orphans.ts';

const FOLLOWED = {
  region: 'us-central1',
  maxInstances: 5,
  // Every step is idempotent, so a failure is simply retried.
  retry: true,
} as const;

/** Photos are decoded here, one at a time in each instance. */
const WITH_PHOTOS = { ...FOLLOWED, memory: '1GiB', concurrency: 8, timeoutSeconds: 240 } as const;

export const checkUpload = onObjectFinalized(WITH_PHOTOS, async ({ data }) => {
  const bucket = getStorage().bucket(data.bucket);
  const file = { name: data.name, generation: String(data.generation) };
  await followDocument(bucket, data.name);
  const outcome = await judgeUpload(bucket, file);
  if (outcome === 'removed') logger.warn(`removed ${data.name}: not what it was called`);
  const sizes = await makeSizes(bucket, file);
  if (typeof sizes === 'object') logger.warn(`${data.name} is not shown: ${sizes.refused}`);
});

export const noteRemovedDocument = onObjectDeleted(FOLLOWED, ({ data }) =>
  followDocument(getStorage().bucket(data.bucket), data.name),
);

async function followDocument(bucket: Bucket, name: string): Promise<void> {
  const productId = productOfDocument(name);
  if (productId === null) return;
  const outcome = await recordDocument(bucket, productId);
  if (outcome === 'no-product') logger.warn(`${name} is not shown: there is no such product`);
}

const TIMEOUT_S = 300;

export const removeOrphanedUploads = onSchedule(
  {
    schedule: 'every day 03:10',
    timeZone: 'Asia/Kolkata',
    region: 'us-central1',
    maxInstances: 1,
    timeoutSeconds: TIMEOUT_S,
  },
  async () => {
    const now = Date.now();
    const until = now + (TIMEOUT_S - 60) * 1000;
    const removed = await removeOrphans(getStorage().bucket(), { now, until });
    if (removed > 0) logger.info(`removed ${removed} files that belong to no feedback`);
  },
);
