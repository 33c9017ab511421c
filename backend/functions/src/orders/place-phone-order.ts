// Places an order that the merchant wrote down at the desk in the account of its customer, as if the customer had sent it: what follows is what follows
// every order. An account that is not there yet is made; whoever logs in with that number later finds the order in it.
// Every step may be repeated: it is placed once, whoever hears of it how often.
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import {
  accountPhone,
  placedOrder,
  StoredPhoneOrder,
} from '../../../../src/domain/order/phone-order.ts';
import { DEFAULT_COUNTRY_CODE, SENT_KEPT_MS } from '../../../../src/domain/shared/limits.ts';
import { accountFor } from '../account/account-of.ts';
import { database } from '../database.ts';

const phoneOrders = database.collection('phoneOrders');

export const placePhoneOrders = onDocumentCreated(
  {
    document: 'phoneOrders/{id}',
    region: 'us-central1',
    maxInstances: 5,
    // Every step may be repeated, so a passing fault is simply tried again.
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
  // Also what is never placed comes to its end.
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
    const stands = await transaction.get(found.ref);
    if (!stands.exists || typeof stands.get('placedFor') === 'string') return 'ignored' as const;
    transaction.create(database.doc(`users/${uid}/orders/${id}`), {
      ...placedOrder(id, uid, written.output),
      changedAt: FieldValue.serverTimestamp(),
    });
    transaction.update(found.ref, { placedFor: uid });
    return 'placed' as const;
  });
}

/**
 * Takes away what the merchant wrote down for an account that is deleted; the orders themselves are anonymised like all others. `phone`: its number, where
 * it is known still, by which also goes what could not be read. What is still to be placed stays.
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
