// Gives what anybody may send its end, upon which Firestore deletes it (see firestore.indexes.json). No phone is believed about that, and
// the older ones do not know of it. A phone that sends the same once more takes the end away with it, so every write is looked at. The desk lists by it,
// so a flood gets an early end: it stands behind everything else.
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
  // Every step may be repeated, so a passing fault is simply tried again.
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

/** What the merchant changed at the desk, which keeps it from being heard twice: a phone may ask again after months without a network. */
export const expireProductChanges = onDocumentWritten(
  { ...common, document: 'productChanges/{id}' },
  async ({ data }) => expire(data?.after),
);

export const expireShopChanges = onDocumentWritten(
  { ...common, document: 'shopChanges/{id}' },
  async ({ data }) => expire(data?.after),
);

/** The merchant removed it at the desk. The mark stays, so that nobody brings it back by sending it again. */
export const removeFromInbox = onDocumentWritten(
  { ...common, document: 'inbox/{id}' },
  async ({ data, params: { id } }) => {
    if (data?.after.exists) await removeMarked(id, data.after.data());
  },
);

/** `mark`: of the item with this id. A review stays, and is not published. */
export async function removeMarked(id: string, mark: DocumentData = {}): Promise<void> {
  if (mark.removed === true && mark.of in A_DAY) await database.doc(`${mark.of}/${id}`).delete();
}

/** So many of each are listed a day, and so many of one account. */
const A_DAY: Partial<Record<InboxOf, number>> = { queries: 300, 'contact-us': 150, services: 150 };
export const OF_ACCOUNT_A_DAY = 20;
/** Of those beyond, the merchant can look for one at the console for so long. */
const BEYOND_KEPT_MS = 7 * DAY_MS;

/** Gives one that was just written its end. */
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

/** Whether there are as many as a day may bring already, of this account or of all. `at`: when this one arrived, ms. */
async function isTooMuch(of: InboxOf, sent: DocumentSnapshot, at: number): Promise<boolean> {
  const dayBefore = Timestamp.fromMillis(at - DAY_MS + SENT_KEPT_MS);
  const all = database.collection(of).where('expiresAt', '>', dayBefore);
  const countOf = async (query: typeof all) => (await query.count().get()).data().count;
  const uid: unknown = sent.get('userId');
  if (typeof uid === 'string') {
    return (await countOf(all.where('userId', '==', uid))) >= OF_ACCOUNT_A_DAY;
  }
  return (await countOf(all)) >= (A_DAY[of] ?? 0);
}

/** The desk says once a day that there were more. */
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

/** So long after it came, however often it was sent. Whatever stands there already stays: the merchant may keep it for longer, or for good. */
async function expire(sent: DocumentSnapshot | undefined, keptMs = SENT_KEPT_MS): Promise<void> {
  if (!sent?.createTime || !sent.updateTime || sent.get('expiresAt') !== undefined) return;
  const expiresAt = Timestamp.fromMillis(sent.createTime.toMillis() + keptMs);
  try {
    await sent.ref.update({ expiresAt }, { lastUpdateTime: sent.updateTime });
  } catch (error) {
    // The write that was faster has an event of its own.
    if (!isPreconditionFailed(error)) throw error;
  }
}
