// Listens to the four collections that a merchant edits, and keeps for each what the phones' mirror
// relies on. The merchant needs to know nothing of it.
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { keepChangeMarks } from './keep-change-marks.ts';

function whenWritten(collection: string) {
  return onDocumentWritten(
    {
      document: `${collection}/{id}`,
      region: 'us-central1',
      maxInstances: 5,
      // Every step may be repeated, so a passing fault is simply tried again.
      retry: true,
    },
    async (event) => {
      if (!event.data) return;
      await keepChangeMarks({
        collection,
        id: event.params.id,
        at: new Date(event.time),
        before: event.data.before,
        after: event.data.after,
      });
    },
  );
}

export const stampProducts = whenWritten('products');
export const stampCategories = whenWritten('categories');
export const stampBrands = whenWritten('brands');
export const stampBlogs = whenWritten('blogs');
