// Listens to every review that comes, is published or goes.
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { stampChange } from '../catalogue/stamp.ts';
import { keepPublished } from './keep-published.ts';

export const keepPublishedReviews = onDocumentWritten(
  {
    document: 'reviews/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step may be repeated, so a passing fault is simply tried again.
    retry: true,
  },
  async ({ data }) => {
    if (!data) return;
    await stampChange(data.before, data.after);
    await keepPublished({ before: data.before, after: data.after });
  },
);
