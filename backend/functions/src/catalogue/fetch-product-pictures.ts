// Fetches the pictures that an imported product names by web address (`picturesFrom`), and shows them once their sizes
// are made.
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { numberOfAddress } from '../../../../src/domain/product/table/photo.ts';
import { isAddress } from '../../../../src/domain/product/table/row-pictures.ts';
import { originalPath } from '../../../../src/domain/shared/picture.ts';
import { inParallel } from '../../../../src/engine/lib/in-parallel.ts';
import { database } from '../database.ts';
import { makeSizes } from '../pictures/make-sizes.ts';
import { type Fetch, fetchPicture } from './fetch-picture.ts';
import type { Bucket } from './part-files.ts';
import { storeFromWeb } from './store-from-web.ts';

/** Most addresses of one product. Source: security rules. */
const MAX_ADDRESSES = 20;
const AT_ONCE = 4;
const TOO_MANY = `only ${MAX_ADDRESSES} pictures of a product are fetched`;

const List = v.array(v.string());

/**
 * Fetches the pictures of a changed product and writes which could not be had, each with its reason. Idempotent: a
 * stored picture is not fetched again, and nothing is written if the list has changed meanwhile. Only tests pass
 * `fetchOne`.
 */
export async function fetchProductPictures(
  bucket: Bucket,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  fetchOne: Fetch = fetchPicture,
): Promise<void> {
  const list = listIn(after);
  if (!list || isSame(list, listIn(before)) || !isSame(list, listIn(await after.ref.get()))) return;
  const addresses = [...new Set(list.filter(isAddress))];
  const problems = new Map(addresses.slice(MAX_ADDRESSES).map((it) => [it, TOO_MANY]));
  const numbers = new Map<string, string>();
  await inParallel(addresses.slice(0, MAX_ADDRESSES), AT_ONCE, async (address) => {
    const photo = { id: after.id, address, picture: await numberOfAddress(address) };
    const problem = (await storeFromWeb(bucket, photo, fetchOne)) ?? (await sized(bucket, photo));
    if (problem === null) numbers.set(address, photo.picture);
    else problems.set(address, problem);
  });
  const failed = addresses.flatMap((it) =>
    problems.has(it) ? [`${it}: ${problems.get(it)}`] : [],
  );
  await database.runTransaction(async (transaction) => {
    const now = await transaction.get(after.ref);
    if (!isSame(list, listIn(now))) return;
    const had = list.flatMap((it) => (isAddress(it) ? (numbers.get(it) ?? []) : it));
    transaction.update(after.ref, {
      photoURL: withChanges(had, picturesOf(after), picturesOf(now)),
      picturesFrom: FieldValue.delete(),
      picturesFailed: failed.length > 0 ? failed.slice(0, MAX_ADDRESSES) : FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}

/** Makes the picture's sizes; returns why that is impossible. */
async function sized(
  bucket: Bucket,
  { id, picture }: { id: string; picture: string },
): Promise<string | null> {
  const made = await makeSizes(bucket, { name: originalPath(id, picture), generation: '' });
  return typeof made === 'object' ? made.refused : null;
}

/** The pictures that were had, less and more those that the merchant removed and added meanwhile. */
function withChanges(had: readonly string[], before: readonly unknown[], now: readonly unknown[]) {
  const isIn = (list: readonly unknown[], picture: unknown) =>
    list.some((it) => String(it) === String(picture));
  const kept = had.filter((it) => isIn(now, it) || !isIn(before, it));
  const added = now.filter((it) => !isIn(before, it) && !isIn(kept, it));
  // Pictures that were there before keep their form.
  const inForm = kept.map((it) => now.find((old) => String(old) === it) ?? it);
  return [...new Set([...inForm, ...added])];
}

function picturesOf(product: DocumentSnapshot): unknown[] {
  const pictures: unknown = product.get('photoURL');
  return Array.isArray(pictures) ? pictures : [];
}

function listIn(product: DocumentSnapshot): string[] | null {
  const list: unknown = product.get('picturesFrom');
  return v.is(List, list) ? list : null;
}

function isSame(one: readonly string[], other: readonly string[] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
