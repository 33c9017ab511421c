// Triggers on every quotation that the merchant makes or withdraws at the desk, and on its deletion.
import { getStorage } from 'firebase-admin/storage';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followOffer } from './deliver.ts';

export const deliverQuotations = onDocumentWritten(
  {
    document: 'deskQuotations/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step is idempotent, so a failure is simply retried.
    retry: true,
  },
  async ({ params }) => {
    await followOffer(getStorage().bucket(), params.id, Date.now());
  },
);
