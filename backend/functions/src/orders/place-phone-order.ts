// Places an order that the merchant wrote down at the desk in its customer's account, as if the customer had sent it;
// it is then handled like any order. A missing account is created; whoever logs in with that number later finds the
// order. Idempotent: the order is placed once, however often its event comes.
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import {
  accountPhone,
  placedOrder,
  StoredPhoneOrder,
} from '../../../../src/domain/order/phone-order.ts';
import { sellingTerms } from '../../../../src/domain/order/selling-terms.ts';
import { DEFAULT_COUNTRY_CODE, SENT_KEPT_MS } from '../../../../src/domain/shared/limits.ts';
import { accountFor } from '../account/account-of.ts';
import { database } from '../database.ts';
import { readAll } from './deciding-ledgers.ts';
import { settingsDocument, settingsIn } from './shop-terms.ts';

const phoneOrders = database.collection('phoneOrders');

export const placePhoneOrders = onDocumentCreated(
  {
    document: 'phoneOrders/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step is idempotent, so a failure is simply retried.
    retry: true,
  },
  async ({ params }) => {
    await placePhoneOrder(params.id, Date.now());
  },
);

/** `now` in ms. */
export async function placePhoneOrder(id: string, now: number): Promise<'placed' | 'ignored'> {
  const found = await phoneOrders.doc(id).get();
  if (!found.exists) return 'ignored';
  // An order that is never placed expires, too.
  if (found.get('expiresAt') === undefined) {
    await found.ref.update({ expiresAt: Timestamp.fromMillis(now + SENT_KEPT_MS) });
  }
  const written = v.safeParse(StoredPhoneOrder, found.data());
  if (!written.success) {
    logger.error(`${found.ref.path} is not placed: ${v.summarize(written.issues)}`);
    return 'ignored';
  }
  if (written.output.placedFor !== null) return 'ignored';
  const uid = await accountFor(accountPhone(written.output));
  return database.runTransaction(async (transaction) => {
    const read = await readAll(transaction, [found.ref, settingsDocument]);
    const stands = read.get(found.ref.path);
    if (!stands?.exists || typeof stands.get('placedFor') === 'string') return 'ignored' as const;
    transaction.create(database.doc(`users/${uid}/orders/${id}`), {
      ...placedOrder(id, uid, written.output, sellingTerms(settingsIn(read))),
      takenByPhone: true,
      changedAt: FieldValue.serverTimestamp(),
    });
    transaction.update(found.ref, { placedFor: uid });
    return 'placed' as const;
  });
}

/**
 * Deletes the merchant's notes for a deleted account; the orders themselves are anonymised like all others. `phone`:
 * its number, if still known, by which unreadable notes are deleted, too. Notes still to be placed stay.
 */
export async function erasePhoneOrders(uid: string, phone: string | null): Promise<void> {
  const placed = await phoneOrders.where('placedFor', '==', uid).get();
  const digits = phone?.slice(DEFAULT_COUNTRY_CODE.length + 1);
  const ofNumber = digits
    ? (await phoneOrders.where('address.phone', '==', digits).get()).docs
    : [];
  const unread = ofNumber.filter((it) => !v.is(StoredPhoneOrder, it.data()));
  for (const { ref } of [...placed.docs, ...unread]) await ref.delete();
}
