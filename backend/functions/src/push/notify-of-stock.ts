// Notifies shoppers who asked for it that a product is back. Deletes each alert first, so that it is sent once.
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ProductFields } from '../../../../src/domain/product/parse-product.ts';
import { isInStock } from '../../../../src/domain/product/product.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import type { MakeWords } from './news.ts';
import { notifyDevices } from './notify-devices.ts';
import type { PushSender } from './sender.ts';

/** Alerts handled at a time. */
const PAGE = 100;

/** Whether a change of a product, as an event shows it, brought it back. */
export function isBack(before: unknown, after: unknown): boolean {
  return !isSold(before) && isSold(after);
}

/**
 * Notifies everybody who asked, page by page; returns how many messages were sent. A duplicate event finds no alerts
 * left, and a late one may find the product sold out again.
 * @throws Error if the push service was unreachable; that page's alerts are put back for the retry of the event
 */
export async function notifyOfStock(productId: string, send: PushSender): Promise<number> {
  const alerts = database.collectionGroup('stockAlerts').where('productId', '==', productId);
  let sent = 0;
  for (;;) {
    const fields = soldFields((await database.doc(`products/${productId}`).get()).data());
    const { docs } = await alerts.limit(PAGE).get();
    if (!fields || docs.length === 0) return sent;
    const claimed = (await Promise.all(docs.map(claim))).filter((ask) => ask !== null);
    const words: MakeWords = ({ isBackNews }) => isBackNews(fields);
    const url = `/product/${encodeURIComponent(productId)}`;
    const notices = claimed.flatMap(({ ref }) => {
      const uid = ref.parent.parent?.id;
      return uid ? [{ uid, words, url, tag: `stock-${productId}` }] : [];
    });
    try {
      sent += await notifyDevices(notices, send, ({ desk }) => !desk);
    } catch (error) {
      await Promise.all(claimed.map((ask) => ask.ref.set(ask.data())));
      throw error;
    }
  }
}

/** Deletes an alert; null if another run has it, or its shopper has just asked again. */
async function claim(ask: QueryDocumentSnapshot): Promise<QueryDocumentSnapshot | null> {
  try {
    await ask.ref.delete({ lastUpdateTime: ask.updateTime });
    return ask;
  } catch (error) {
    if (isPreconditionFailed(error)) return null;
    throw error;
  }
}

function isSold(product: unknown): boolean {
  return soldFields(product) !== null;
}

function soldFields(product: unknown): ProductFields | null {
  const fields = v.safeParse(ProductFields, product);
  return fields.success && isInStock(fields.output) ? fields.output : null;
}
