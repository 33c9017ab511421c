// Sets the expiry of documents that anybody may send; Firestore then deletes them (see firestore.indexes.json). Phones
// do not set it: they are not trusted with it, and older ones do not know it. A phone that resends a document removes
// the expiry, so every write is checked. The desk lists by expiry: messages of a flood get an early one, and come last.
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type InboxOf, tooManyId } from '../../../src/domain/inbox/inbox.ts';
import { SENT_KEPT_MS } from '../../../src/domain/shared/limits.ts';
import { DAY_MS } from '../../../src/engine/limits.ts';
import { isPreconditionFailed } from './catalogue/precondition-failed.ts';
import { database } from './database.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every step is idempotent, so a failure is simply retried.
  retry: true,
} as const;

export const expireEnquiries = onDocumentWritten(
  { ...common, document: 'queries/{id}' },
  async ({ data }) => expireSent('queries', data?.after),
);

export const expireMessages = onDocumentWritten(
  { ...common, document: 'contact-us/{id}' },
  async ({ data }) => expireSent('contact-us', data?.after),
);

export const expireFeedback = onDocumentWritten(
  { ...common, document: 'services/{id}' },
  async ({ data }) => expireSent('services', data?.after),
);

/**
 * The record of a change at the desk, which keeps it from being applied twice: a phone may resend it after months
 * offline.
 */
export const expireProductChanges = onDocumentWritten(
  { ...common, document: 'productChanges/{id}' },
  async ({ data }) => expire(data?.after),
);

export const expireShopChanges = onDocumentWritten(
  { ...common, document: 'shopChanges/{id}' },
  async ({ data }) => expire(data?.after),
);

/** Deletes an item that the merchant removed at the desk. The mark stays, so that a resend does not bring it back. */
export const removeFromInbox = onDocumentWritten(
  { ...common, document: 'inbox/{id}' },
  async ({ data, params: { id } }) => {
    if (data?.after.exists) await removeMarked(id, data.after.data());
  },
);

/** `mark`: of the item with this id. A review is not deleted, only not published. */
export async function removeMarked(id: string, mark: DocumentData = {}): Promise<void> {
  if (mark.removed === true && mark.of in A_DAY) await database.doc(`${mark.of}/${id}`).delete();
}

/** Only this many of each kind are listed a day, and this many of one account. */
const A_DAY: Partial<Record<InboxOf, number>> = { queries: 300, 'contact-us': 150, services: 150 };
export const OF_ACCOUNT_A_DAY = 20;
/** Those beyond are kept this long, where the merchant can find them in the console. */
const BEYOND_KEPT_MS = 7 * DAY_MS;

/** Sets the expiry of a newly written document. */
export async function expireSent(of: InboxOf, sent: DocumentSnapshot | undefined): Promise<void> {
  if (!sent?.createTime || sent.get('expiresAt') !== undefined) return;
  const mark = await database.doc(`inbox/${sent.id}`).get();
  if (mark.get('removed') === true) {
    await sent.ref.delete();
    return;
  }
  const isBeyond = await isTooMuch(of, sent, sent.createTime.toMillis());
  await expire(sent, isBeyond ? BEYOND_KEPT_MS : SENT_KEPT_MS);
  if (isBeyond) await sayTooMany(of, sent.createTime.toMillis());
}

/**
 * Whether the limit of the day before this one was reached, of this account or, signed out, of all. `at`: when this one
 * arrived, ms; if its phone has sent it again, others have arrived since.
 */
async function isTooMuch(of: InboxOf, sent: DocumentSnapshot, at: number): Promise<boolean> {
  const expiryOf = (moment: number) => Timestamp.fromMillis(moment + SENT_KEPT_MS);
  const all = database
    .collection(of)
    .where('expiresAt', '>', expiryOf(at - DAY_MS))
    .where('expiresAt', '<=', expiryOf(at));
  const countOf = async (query: typeof all) => (await query.count().get()).data().count;
  const uid: unknown = sent.get('userId');
  if (typeof uid === 'string') {
    return (await countOf(all.where('userId', '==', uid))) >= OF_ACCOUNT_A_DAY;
  }
  return (await countOf(all)) >= (A_DAY[of] ?? 0);
}

/** Has the desk say once a day that there were more. */
async function sayTooMany(of: InboxOf, at: number): Promise<void> {
  const mark = { of, answered: false, timestamp: at, changedAt: FieldValue.serverTimestamp() };
  const id = tooManyId(of, at);
  await database
    .doc(`inbox/${id}`)
    .create(mark)
    .catch((error: unknown) => {
      if (!isPreconditionFailed(error)) throw error;
    });
}

/**
 * Sets the expiry, counted from the creation, however often it is resent. Keeps an existing one: the merchant may have
 * extended it.
 */
async function expire(sent: DocumentSnapshot | undefined, keptMs = SENT_KEPT_MS): Promise<void> {
  if (!sent?.createTime || !sent.updateTime || sent.get('expiresAt') !== undefined) return;
  const expiresAt = Timestamp.fromMillis(sent.createTime.toMillis() + keptMs);
  try {
    await sent.ref.update({ expiresAt }, { lastUpdateTime: sent.updateTime });
  } catch (error) {
    // The write that came first has an event of its own.
    if (!isPreconditionFailed(error)) throw error;
  }
}
