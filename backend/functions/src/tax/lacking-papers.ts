// Issues the papers that orders lack, once the merchant has said what was missing.
import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { SETTINGS_ID } from '../../../../src/domain/settings/shop-settings.ts';
import { TaxedProduct } from '../../../../src/domain/tax/rate-on.ts';
import { database } from '../database.ts';
import { issuePaper } from './paper-queue.ts';

/** Orders looked at after one change; others are found when they change, or asked for at the desk. */
const MAX_LOOKED_AT = 500;

const TAXED = Object.keys(TaxedProduct.entries);

/** After a change of a product, or of the shop's settings. Idempotent. */
export async function issueLackingPapers(
  { collection, id }: { collection: string; id: string },
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  const isMoved = (field: string) => !isDeepStrictEqual(before?.[field], after?.[field]);
  const orders = database.collectionGroup('orders');
  const lacking =
    collection === 'products' && TAXED.some(isMoved)
      ? orders.where('paperLacks', 'array-contains', id)
      : collection === 'shop' && id === SETTINGS_ID && isMoved('tax')
        ? orders.orderBy('paperLacks')
        : null;
  // Most changes end here, without a query.
  if (!lacking) return;
  const { docs } = await lacking.limit(MAX_LOOKED_AT).get();
  const keys = docs.flatMap(({ id: orderId, ref }) => {
    const owner = ref.parent.parent;
    return owner?.parent.id === 'users' ? [{ uid: owner.id, orderId }] : [];
  });
  await Promise.all(keys.map(issuePaper));
}
