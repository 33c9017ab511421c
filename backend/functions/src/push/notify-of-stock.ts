// Tells those who asked for it that a product is back. Their ask is taken away first, so that each is told once.
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ProductFields } from '../../../../src/domain/product/parse-product.ts';
import { isInStock } from '../../../../src/domain/product/product.ts';
import { isBackNews } from '../../../../src/domain/shared/messages.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import { notifyDevices } from './notify-devices.ts';
import type { PushSender } from './sender.ts';

/** Asks that are looked after at a time. */
const PAGE = 100;

/** Whether a change of a product, as an event shows it, brought it back. */
export function isBack(before: unknown, after: unknown): boolean {
  return !isSold(before) && isSold(after);
}

/**
 * Tells everybody who asked, page by page; how many messages went out. An event that comes twice finds nobody left to tell, and
 * one that comes late nothing to tell of.
 * @throws Error when the push service could not be asked; the asks of that page are put back, for the next try of the event.
 */
export async function notifyOfStock(productId: string, send: PushSender): Promise<number> {
  const alerts = database.collectionGroup('stockAlerts').where('productId', '==', productId);
  let sent = 0;
  for (;;) {
    const fields = soldFields((await database.doc(`products/${productId}`).get()).data());
    const { docs } = await alerts.limit(PAGE).get();
    if (!fields || docs.length === 0) return sent;
    const claimed = (await Promise.all(docs.map(claim))).filter((ask) => ask !== null);
    const words = isBackNews(fields.name);
    const url = `/product/${encodeURIComponent(productId)}`;
    const notifications = claimed.flatMap(({ ref }) => {
      const uid = ref.parent.parent?.id;
      return uid ? [{ uid, ...words, url, tag: `stock-${productId}` }] : [];
    });
    try {
      sent += await notifyDevices(notifications, send);
    } catch (error) {
      await Promise.all(claimed.map((ask) => ask.ref.set(ask.data())));
      throw error;
    }
  }
}

/** Takes an ask away; null when somebody else has it, or its shopper has just asked anew. */
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
