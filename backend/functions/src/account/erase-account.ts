// Takes an account out of the shop: everything that says who somebody is goes, orders stay for the books without their names. Every step
// may be repeated, and what came late is taken out by a second look, once nothing in the account's name can come any more.
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { database } from '../database.ts';
import { forgetClosed, keepOpenOf } from '../orders/account-limits.ts';
import { erasePhoneOrders } from '../orders/place-phone-order.ts';
import { eraseOffers } from '../quotations/deliver.ts';
import { anonymiseOrders } from './anonymise-order.ts';

/** A token that was given out before the deletion is good for an hour. ms */
const SECOND_LOOK_AFTER_MS = 2 * 60 * 60 * 1000;
const PAGE = 200;

const deletions = database.collection('deletedAccounts');

/** Erases it now, and notes that it is looked at again; the sign-in goes last, so that its owner can ask once more if this ends halfway. */
export async function eraseAccount(uid: string, now: number): Promise<void> {
  const lookAt = now + SECOND_LOOK_AFTER_MS;
  await keepOpenOf(uid, lookAt);
  await deletions.doc(uid).set({ lookAt });
  await eraseDocuments(uid);
  await deleteSignIn(uid);
}

/**
 * Finishes what is due, page by page; also what a function that was ended left halfway. One that fails is looked at again later, and holds up
 * nobody else's.
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
  // The question about a product stays the merchant's; nobody has asked it.
  await each('queries', uid, (batch, enquiry) => batch.update(enquiry, { userId: null }));
  const bucket = getStorage().bucket();
  const phone = await phoneOf(uid);
  await eraseOffers(bucket, uid, phone);
  await erasePhoneOrders(uid, phone);
  await bucket.deleteFiles({ prefix: `quotations/${uid}/` });
}

type Batch = FirebaseFirestore.WriteBatch;

/** Each document of a collection that names the account; `change` takes it out of what is found. */
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

/** Null once the sign-in is gone: whoever has that number by then is somebody else. */
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
