// Listens to every quotation that the merchant makes at the desk, or takes back, and to the end of each.
import { getStorage } from 'firebase-admin/storage';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { followOffer } from './deliver.ts';

export const deliverQuotations = onDocumentWritten(
  {
    document: 'deskQuotations/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step may be repeated, so a passing fault is simply tried again.
    retry: true,
  },
  async ({ params }) => {
    await followOffer(getStorage().bucket(), params.id, Date.now());
  },
);
