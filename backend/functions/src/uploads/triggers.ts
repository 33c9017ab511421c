// Listens to every file that is stored, has those that customers sent looked into, and once a day clears away those that belong to
// no feedback.
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import '../database.ts';
import { judgeUpload } from './judge-upload.ts';
import { removeOrphans } from './remove-orphans.ts';

export const checkUpload = onObjectFinalized(
  {
    region: 'us-central1',
    maxInstances: 5,
    // Every step may be repeated, so a passing fault is simply tried again.
    retry: true,
  },
  async ({ data }) => {
    const bucket = getStorage().bucket(data.bucket);
    const outcome = await judgeUpload(bucket, {
      name: data.name,
      generation: String(data.generation),
    });
    if (outcome === 'removed') logger.warn(`removed ${data.name}: not what it was called`);
  },
);

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
