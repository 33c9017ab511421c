// Gives what anybody may send its end, upon which Firestore deletes it (see firestore.indexes.json). No phone is believed about that, and
// the older ones do not know of it. A phone that sends the same once more takes the end away with it, so every write is looked at.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { SENT_KEPT_MS } from '../../../src/core/model/limits.ts';
import './database.ts';
import { isPreconditionFailed } from './catalogue/precondition-failed.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every step may be repeated, so a passing fault is simply tried again.
  retry: true,
} as const;

export const expireEnquiries = onDocumentWritten(
  { ...common, document: 'queries/{id}' },
  async ({ data }) => expire(data?.after),
);

export const expireMessages = onDocumentWritten(
  { ...common, document: 'contact-us/{id}' },
  async ({ data }) => expire(data?.after),
);

export const expireFeedback = onDocumentWritten(
  { ...common, document: 'services/{id}' },
  async ({ data }) => expire(data?.after),
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

/** A year after it came, however often it was sent. Whatever stands there already stays: the merchant may keep it for longer, or for good. */
async function expire(sent: DocumentSnapshot | undefined): Promise<void> {
  if (!sent?.createTime || !sent.updateTime || sent.get('expiresAt') !== undefined) return;
  const expiresAt = Timestamp.fromMillis(sent.createTime.toMillis() + SENT_KEPT_MS);
  try {
    await sent.ref.update({ expiresAt }, { lastUpdateTime: sent.updateTime });
  } catch (error) {
    // The write that was faster has an event of its own.
    if (!isPreconditionFailed(error)) throw error;
  }
}
