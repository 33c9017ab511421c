// Deletes an account: all personal data goes, orders stay for the books without names. Every step is idempotent. A
// second look, once no token of the account is valid any more, removes data that arrived late.
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { database } from '../database.ts';
import { forgetClosed, keepOpenOf } from '../orders/account-limits.ts';
import { erasePhoneOrders } from '../orders/place-phone-order.ts';
import { eraseOffers } from '../quotations/deliver.ts';
import { anonymiseOrders } from './anonymise-order.ts';

/** A token issued before the deletion stays valid for an hour. ms */
const SECOND_LOOK_AFTER_MS = 2 * 60 * 60 * 1000;
const PAGE = 200;

const deletions = database.collection('deletedAccounts');

/**
 * Erases it now and schedules the second look. The sign-in goes last, so that its owner can retry if this fails
 * halfway.
 */
export async function eraseAccount(uid: string, now: number): Promise<void> {
  const lookAt = now + SECOND_LOOK_AFTER_MS;
  await keepOpenOf(uid, lookAt);
  await deletions.doc(uid).set({ lookAt });
  await eraseDocuments(uid);
  await deleteSignIn(uid);
}

/**
 * Finishes all due deletions, page by page, also those that a killed function left halfway. One that fails is
 * rescheduled and does not hold up the others. Returns how many were finished.
 */
export async function finishDeletions(now: number): Promise<number> {
  let finished = 0;
  for (;;) {
    const { docs } = await deletions.where('lookAt', '<=', now).limit(PAGE).get();
    for (const { id, ref } of docs) {
      try {
        await eraseDocuments(id);
        await deleteSignIn(id);
        await forgetClosed(id, now);
        await ref.delete();
        finished++;
      } catch (error) {
        logger.error(`The deletion of ${ref.path} could not be finished.`, error);
        await ref.update({ lookAt: now + SECOND_LOOK_AFTER_MS });
      }
    }
    if (docs.length < PAGE) return finished;
  }
}

async function eraseDocuments(uid: string): Promise<void> {
  const profile = database.doc(`users/${uid}`);
  for (const collection of await profile.listCollections()) {
    if (collection.id !== 'orders') await database.recursiveDelete(collection);
  }
  await anonymiseOrders(uid);
  await profile.delete();
  await database.doc(`merchants/${uid}`).delete();
  await each('reviews', uid, (batch, review) => batch.delete(review));
  // The question about a product stays for the merchant, without its author.
  await each('queries', uid, (batch, enquiry) => batch.update(enquiry, { userId: null }));
  const bucket = getStorage().bucket();
  const phone = await phoneOf(uid);
  await eraseOffers(bucket, uid, phone);
  await erasePhoneOrders(uid, phone);
  await bucket.deleteFiles({ prefix: `quotations/${uid}/` });
}

type Batch = FirebaseFirestore.WriteBatch;

/** Applies `change` to every document that names the account; `change` must remove that name, which ends the loop. */
async function each(
  collection: string,
  uid: string,
  change: (batch: Batch, document: FirebaseFirestore.DocumentReference) => unknown,
): Promise<void> {
  const own = database.collection(collection).where('userId', '==', uid);
  for (;;) {
    const { docs } = await own.limit(PAGE).get();
    if (docs.length === 0) return;
    const batch = database.batch();
    for (const { ref } of docs) change(batch, ref);
    await batch.commit();
  }
}

/** Null once the sign-in is gone: by then the number may belong to somebody else. */
async function phoneOf(uid: string): Promise<string | null> {
  try {
    return (await getAuth().getUser(uid)).phoneNumber ?? null;
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
    return null;
  }
}

async function deleteSignIn(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    if (!isUnknownUser(error)) throw error;
  }
}

function isUnknownUser(error: unknown): boolean {
  return Object(error).code === 'auth/user-not-found';
}
