// Triggers on every review that is created, changed or deleted.
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { stampChange } from '../catalogue/stamp.ts';
import { keepPublished } from './keep-published.ts';

export const keepPublishedReviews = onDocumentWritten(
  {
    document: 'reviews/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step is idempotent, so a failure is simply retried.
    retry: true,
  },
  async ({ data }) => {
    if (!data) return;
    await stampChange(data.before, data.after);
    await keepPublished({ before: data.before, after: data.after });
  },
);
