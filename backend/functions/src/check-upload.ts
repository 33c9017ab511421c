// Listens to every file that is stored, and has those that customers sent looked into.
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import './database.ts';
import { removeDisguised } from './remove-disguised.ts';

export const checkUpload = onObjectFinalized(
  {
    region: 'us-central1',
    maxInstances: 5,
    // Every step may be repeated, so a passing fault is simply tried again.
    retry: true,
  },
  async ({ data }) => {
    const bucket = getStorage().bucket(data.bucket);
    const outcome = await removeDisguised(bucket, {
      name: data.name,
      generation: String(data.generation),
    });
    if (outcome === 'removed') logger.warn(`removed ${data.name}: not what it was called`);
  },
);
