// Delivers a quotation made for a phone number to that number's account, with its PDF; until there is an account it
// waits. Every step is idempotent: it is delivered once, however often its event comes.
import { randomUUID } from 'node:crypto';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import {
  type Offer,
  offeredPdfPath,
  quotationNumber,
  StoredOffer,
} from '../../../../src/domain/quotation/offered-quotation.ts';
import { SENT_KEPT_MS } from '../../../../src/domain/shared/limits.ts';
import { accountOf } from '../account/account-of.ts';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';
import { pictureStorage } from '../orders/picture-storage.ts';
import { isGone } from '../uploads/judge-upload.ts';

export type Bucket = ReturnType<Storage['bucket']>;

const offers = database.collection('deskQuotations');
/** Most quotations waiting for one number; a merchant makes far fewer. */
const MAX_UNDELIVERED = 500;
const PDF = 'application/pdf';
/** The end of 2099, ms. Source: security rules. */
const LAST_MOMENT = 4_102_444_800_000;

type Outcome = 'delivered' | 'waits' | 'withdrawn' | 'ignored';

/** Handles a quotation that was made, withdrawn, or deleted at its expiry. `now` in ms. */
export async function followOffer(bucket: Bucket, id: string, now: number): Promise<Outcome> {
  const found = await offers.doc(id).get();
  if (!found.exists) {
    await bucket.file(offeredPdfPath(id)).delete({ ignoreNotFound: true });
    return 'ignored';
  }
  await recordEnd(found);
  const offer = understood(found);
  if (!offer) return 'ignored';
  if (offer.withdrawnAt !== null) return withdraw(id, now);
  if (offer.deliveredTo !== null) return 'ignored';
  const uid = await accountOf(offer.phone);
  return uid === null ? 'waits' : deliver(bucket, id, uid);
}

/** Delivers all quotations that waited for this number to its new account. */
export async function deliverWaiting(bucket: Bucket, uid: string, phone: string): Promise<void> {
  const waiting = await offers.where('phone', '==', phone).limit(MAX_UNDELIVERED).get();
  for (const { id } of waiting.docs) await deliver(bucket, id, uid);
}

/** Deletes a merchant's offers to a deleted account, undelivered ones too. `phone`: its number, if still known. */
export async function eraseOffers(
  bucket: Bucket,
  uid: string,
  phone: string | null,
): Promise<void> {
  const delivered = await offers.where('deliveredTo', '==', uid).get();
  const toNumber = phone === null ? [] : (await offers.where('phone', '==', phone).get()).docs;
  const others = toNumber.filter((it) => typeof it.get('deliveredTo') !== 'string');
  for (const { id, ref } of [...delivered.docs, ...others]) {
    await bucket.file(offeredPdfPath(id)).delete({ ignoreNotFound: true });
    await ref.delete();
  }
}

async function deliver(bucket: Bucket, id: string, uid: string): Promise<Outcome> {
  const offer = await readOffer(id);
  if (!offer || offer.deliveredTo !== null || offer.withdrawnAt !== null) return 'ignored';
  const cartItems = await itemsOf(offer);
  const pdf = await copyPdf(bucket, id, uid);
  const outcome = await database.runTransaction(async (transaction) => {
    const found = await transaction.get(offers.doc(id));
    const stands = v.safeParse(StoredOffer, found.data());
    if (!stands.success || !found.createTime) return 'ignored' as const;
    const { deliveredTo, withdrawnAt } = stands.output;
    if (deliveredTo !== null || withdrawnAt !== null) return 'ignored' as const;
    const validUntil = Timestamp.fromMillis(offer.validUntil);
    // Creation by the shop's clock: a phone's may be wrong, and shoppers' lists are sorted by it.
    const pdfUrl = pdf?.address ?? null;
    const fields = { id, createdAt: found.createTime, validUntil, pdfUrl, cartItems };
    transaction.set(quotationOf(uid, id), fields);
    transaction.update(found.ref, {
      deliveredTo: uid,
      changedAt: FieldValue.serverTimestamp(),
    });
    return 'delivered' as const;
  });
  if (outcome !== 'delivered') await pdf?.file.delete({ ignoreNotFound: true });
  return outcome;
}

/** Ends the validity of its prices; orders made at them stand. */
async function withdraw(id: string, now: number): Promise<Outcome> {
  return database.runTransaction(async (transaction) => {
    const uid: unknown = (await transaction.get(offers.doc(id))).get('deliveredTo');
    if (typeof uid !== 'string') return 'withdrawn' as const;
    const quotation = await transaction.get(quotationOf(uid, id));
    const validUntil: unknown = quotation.get('validUntil');
    const isOver = validUntil instanceof Timestamp && validUntil.toMillis() <= now;
    if (!quotation.exists || isOver) return 'withdrawn' as const;
    transaction.update(quotation.ref, { validUntil: Timestamp.fromMillis(now) });
    return 'withdrawn' as const;
  });
}

function quotationOf(uid: string, id: string) {
  return database.doc(`users/${uid}/quotations/${id}`);
}

/**
 * Has it expire a year after its prices end (firestore.indexes.json). Keeps an existing expiry: the merchant may have
 * extended it.
 */
async function recordEnd(found: DocumentSnapshot): Promise<void> {
  if (!found.createTime || found.get('expiresAt') !== undefined) return;
  const validUntil: unknown = found.get('validUntil');
  const isMoment = typeof validUntil === 'number' && validUntil > 0 && validUntil < LAST_MOMENT;
  const heldTo = Math.max(found.createTime.toMillis(), isMoment ? validUntil : 0);
  const expiresAt = Timestamp.fromMillis(heldTo + SENT_KEPT_MS);
  await found.ref.update({ expiresAt }).catch((error: unknown) => {
    // It was deleted meanwhile.
    if (!isPreconditionFailed(error)) throw error;
  });
}

/** Null if it does not exist or is invalid. */
async function readOffer(id: string): Promise<StoredOffer | null> {
  return understood(await offers.doc(id).get());
}

function understood(found: DocumentSnapshot): StoredOffer | null {
  if (!found.exists) return null;
  const offer = v.safeParse(StoredOffer, found.data());
  if (offer.success) return offer.output;
  logger.error(`${found.ref.path} is not delivered: ${v.summarize(offer.issues)}`);
  return null;
}

/** The lines in the form that shoppers' phones read: the catalogue's products, with the quoted names and prices. */
async function itemsOf({ lines }: Offer): Promise<DocumentData[]> {
  const products = await database.getAll(
    ...lines.map(({ productId }) => database.doc(`products/${productId}`)),
  );
  return lines.map(({ productId: id, name, price, quantity }, at) => {
    const { brand = '', photoURL = [], quantity: pieces = 0 } = products[at]?.data() ?? {};
    return { product: { id, name, brand, price, quantity: pieces, photoURL }, quantity };
  });
}

/**
 * Copies the PDF to where its shopper may read it; null if there is none. Each attempt makes a file of its own, so that
 * concurrent ones do not change each other's link. A file left by a killed attempt is deleted with the account.
 */
async function copyPdf(bucket: Bucket, id: string, uid: string) {
  const [attempt, token] = [randomUUID(), randomUUID()];
  const file = bucket.file(`quotations/${uid}/${id}.${attempt}.pdf`);
  try {
    await bucket.file(offeredPdfPath(id)).copy(file, {
      contentType: PDF,
      contentDisposition: `inline; filename="quotation-${quotationNumber(id)}.pdf"`,
      metadata: { firebaseStorageDownloadTokens: token },
    });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
  const { storageOrigin } = pictureStorage;
  const path = encodeURIComponent(file.name);
  return {
    file,
    address: `${storageOrigin}/v0/b/${bucket.name}/o/${path}?alt=media&token=${token}`,
  };
}
