// Notifies the merchants of what shoppers write: enquiries, messages and feedback, each once.
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { type InboxOf, tooManyId } from '../../../../src/domain/inbox/inbox.ts';
import { database } from '../database.ts';
import type { MakeWords } from './news.ts';
import { notifyDesk } from './notify-desk.ts';
import { type PushSender, pushSender } from './sender.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every notice is sent once, so a failure is simply retried.
  retry: true,
} as const;

export const tellDeskOfEnquiries = onDocumentCreated(
  { ...common, document: 'queries/{id}' },
  async ({ data }) => {
    if (data) await notifyDeskOfSent('queries', data, pushSender());
  },
);

export const tellDeskOfMessages = onDocumentCreated(
  { ...common, document: 'contact-us/{id}' },
  async ({ data }) => {
    if (data) await notifyDeskOfSent('contact-us', data, pushSender());
  },
);

export const tellDeskOfFeedback = onDocumentCreated(
  { ...common, document: 'services/{id}' },
  async ({ data }) => {
    if (data) await notifyDeskOfSent('services', data, pushSender());
  },
);

/**
 * Returns how many messages were sent. None for what the merchant has removed and a phone sends again, and none on a day
 * on which more arrives than the inbox lists.
 * @throws Error if the push service was unreachable
 */
export async function notifyDeskOfSent(
  of: Exclude<InboxOf, 'reviews'>,
  sent: DocumentSnapshot,
  send: PushSender,
): Promise<number> {
  const { id, createTime } = sent;
  const [mark, tooMany] = await Promise.all([
    database.doc(`inbox/${id}`).get(),
    database.doc(`inbox/${tooManyId(of, createTime?.toMillis() ?? Date.now())}`).get(),
  ]);
  if (mark.exists || tooMany.exists) return 0;
  const product = await productName(sent);
  const words: MakeWords = ({ inboxNews }) => inboxNews(of, sent.data() ?? {}, product);
  const step = `inbox_${of}_${id}`;
  const place = { url: '/desk/inbox', tag: `desk-inbox-${id}` };
  return notifyDesk({ words, ...place, step, isForAll: true, isToPack: false }, send);
}

/** The name of the product that an enquiry is about; '' if unknown. */
async function productName(sent: DocumentSnapshot): Promise<string> {
  const productId: unknown = sent.get('productId');
  if (typeof productId !== 'string' || !/^[^/]+$/.test(productId)) return '';
  const name: unknown = (await database.doc(`products/${productId}`).get()).get('name');
  return typeof name === 'string' ? name : '';
}
