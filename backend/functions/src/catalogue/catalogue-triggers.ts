// Triggers on the collections that a merchant edits: they maintain the fields and documents that the phones' mirrors
// rely on, so that the merchant need not know of them.
import type { DocumentData } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { SETTINGS_ID } from '../../../../src/domain/settings/shop-settings.ts';
import { foldProduct } from '../orders/stock.ts';
import { notifyOfMoney } from '../push/notify-of-money.ts';
import { isBack, notifyOfStock } from '../push/notify-of-stock.ts';
import { pushSender } from '../push/sender.ts';
import { recordRatingOf } from '../reviews/ratings.ts';
import { issueLackingPapers } from '../tax/lacking-papers.ts';
import { fetchProductPictures } from './fetch-product-pictures.ts';
import { importPictures } from './import-pictures.ts';
import { keepChangeMarks } from './keep-change-marks.ts';
import { recordDocumentOf } from './product-documents.ts';
import { restoreCategoryInUse } from './restore-category-in-use.ts';

/** For products: pictures from the web are decoded here, and an import of hundreds of products names many. */
const WITH_PICTURES = { memory: '1GiB', timeoutSeconds: 540 } as const;

function whenWritten(collection: string, more: Partial<typeof WITH_PICTURES> = {}) {
  return onDocumentWritten(
    {
      document: `${collection}/{id}`,
      region: 'us-central1',
      maxInstances: 5,
      timeoutSeconds: 300,
      // Every step is idempotent, so a failure is simply retried.
      retry: true,
      ...more,
    },
    async (event) => {
      if (!event.data) return;
      const { before, after } = event.data;
      const { id } = event.params;
      if (!after.exists) await restoreCategoryInUse(collection, before);
      await keepChangeMarks({ collection, id, at: new Date(event.time), before, after });
      if (collection === 'shop' && id === SETTINGS_ID)
        await notifyOfMoney({ before, after }, pushSender());
      if (collection === 'products') {
        await notifyIfBack(id, before.data(), after.data());
        if (isFewer(before.data(), after.data())) await foldProduct(id, true);
      }
      if (!after.exists) return;
      await issueLackingPapers({ collection, id }, before.data(), after.data());
      await importPictures(getStorage().bucket(), before, after);
      if (collection !== 'products') return;
      await recordDocumentOf(getStorage().bucket(), before, after);
      await recordRatingOf(before, after);
      await fetchProductPictures(getStorage().bucket(), before, after);
    },
  );
}

/** If the merchant removes pieces, those sold in the meantime may have been the last. */
function isFewer(before: DocumentData | undefined, after: DocumentData | undefined): boolean {
  return after !== undefined && before !== undefined && after.quantity < before.quantity;
}

/** Notifies shoppers who wait for the product. Sold pieces count first: new stock may be sold already. */
async function notifyIfBack(id: string, before: unknown, after: unknown): Promise<void> {
  // Most changes end here, without a query for waiting shoppers.
  if (before === undefined || !isBack(before, after)) return;
  await foldProduct(id);
  await notifyOfStock(id, pushSender());
}

export const stampProducts = whenWritten('products', WITH_PICTURES);
export const stampCategories = whenWritten('categories');
export const stampBrands = whenWritten('brands');
export const stampBlogs = whenWritten('blogs');
export const stampShop = whenWritten('shop');
