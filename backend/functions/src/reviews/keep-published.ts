// Maintains the public copies of published reviews, which name neither account nor order. A new review of a product
// that was not in its order is deleted.
import { createHash } from 'node:crypto';
import type { DocumentData, DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { PublishedReviewFields } from '../../../../src/domain/review/review.ts';
import { MAX_PUBLISHED_NAME_LENGTH } from '../../../../src/domain/shared/limits.ts';
import { charactersOf } from '../../../../src/engine/lib/characters.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { ratingsMoved, recordRating } from './ratings.ts';

/** The subject of a review, as far as it names one. */
const Subject = v.object({ orderId: DocumentId, productId: DocumentId });

/** A review before and after a change, as its event shows it. */
export type ReviewChange = {
  readonly before: DocumentSnapshot;
  readonly after: DocumentSnapshot;
};

/** Safe for duplicate, late or reordered events: everything written depends on the stored state. */
export async function keepPublished({ before, after }: ReviewChange): Promise<void> {
  if (!before.exists && after.exists && !(await mayStay(after))) await after.ref.delete();
  // A change of a review's subject leaves a copy under the earlier subject.
  const rated = new Set(productsOf(before.data(), after.data()));
  for (const about of aboutOf(before, after)) {
    for (const id of await renewCopy(about)) rated.add(id);
  }
  for (const id of rated) await recordRating(id);
}

function productsOf(...about: readonly (DocumentData | undefined)[]): string[] {
  return about.flatMap((fields) => {
    const id = v.safeParse(DocumentId, fields?.productId);
    return id.success ? [id.output] : [];
  });
}

/** Whether a new shopper's review is of a product of its order. A review published at once is the merchant's own. */
async function mayStay(review: DocumentSnapshot): Promise<boolean> {
  if (review.get('published') === true) return true;
  const subject = v.safeParse(Subject, review.data());
  if (!subject.success) return false;
  const { orderId, productId } = subject.output;
  const order = await database.doc(`users/${review.get('userId')}/orders/${orderId}`).get();
  const items: unknown = order.get('items');
  return Array.isArray(items) && items.some((line) => Object(line).productId === productId);
}

/** The reviews that share one copy, and the copy's id. */
type About = {
  readonly copyId: string;
  readonly orderId: string | null;
  readonly ref: DocumentReference;
};

function aboutOf(...versions: readonly DocumentSnapshot[]): About[] {
  const all = versions.flatMap((version): [string, About][] => {
    if (!version.exists) return [];
    const subject = v.safeParse(Subject, version.data());
    const orderId = subject.success ? subject.output.orderId : null;
    // By the purchase, not the review's id: two reviews of the same purchase make one copy.
    const key = subject.success ? `${orderId}/${subject.output.productId}` : version.id;
    const copyId = createHash('sha256').update(key).digest('hex').slice(0, 32);
    return [[copyId, { copyId, orderId, ref: version.ref }]];
  });
  return [...new Map(all).values()];
}

/**
 * Runs in a transaction, so that of two concurrent events the later state wins. Returns the products that the copy was
 * and is about.
 */
function renewCopy({ copyId, orderId, ref }: About): Promise<string[]> {
  const copy = database.doc(`publishedReviews/${copyId}`);
  return database.runTransaction(async (transaction) => {
    const ofOrder = database.collection('reviews').where('orderId', '==', orderId);
    const stored = orderId ? (await transaction.get(ofOrder)).docs : [await transaction.get(ref)];
    const same = stored.filter((review) => aboutOf(review).some((it) => it.copyId === copyId));
    const fields = same.map((review) => copyOf(review.data())).find((it) => it !== null);
    const before = (await transaction.get(copy)).data();
    const writeRatings = await ratingsMoved(transaction, before, fields ?? undefined);
    if (fields) transaction.set(copy, fields);
    else transaction.delete(copy);
    writeRatings();
    return productsOf(before, fields ?? undefined);
  });
}

/** The public fields; null for a review that is unpublished or that shoppers' phones would reject. */
function copyOf(review: DocumentData | undefined) {
  if (review?.published !== true) return null;
  const fields = v.safeParse(PublishedReviewFields, review);
  const productId = v.safeParse(DocumentId, review.productId);
  if (!fields.success || !productId.success) return null;
  const { stars, ...words } = fields.output;
  const customerName = charactersOf(words.customerName)
    .slice(0, MAX_PUBLISHED_NAME_LENGTH)
    .join('');
  return {
    ...words,
    customerName,
    productId: productId.output,
    ...(stars !== undefined && { stars }),
  };
}
