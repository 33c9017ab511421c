// The shop as an import from the merchant's computer reads and writes it: through the Admin SDK, past the rules.
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { FieldChanges } from '#domain/product/table/compare-row.ts';
import type { ImportShop, Photo, ProductWrite } from '#domain/product/table/import-shop.ts';
import { photoType } from '#domain/product/table/photo.ts';
import type { StoredProduct } from '#domain/product/table/stored-product.ts';
import { originalPath } from '#domain/shared/picture.ts';
import type { Fetch } from '../functions/src/catalogue/fetch-picture.ts';
import { isPreconditionFailed } from '../functions/src/catalogue/precondition-failed.ts';
import { storeFromWeb } from '../functions/src/catalogue/store-from-web.ts';
import { isGone } from '../functions/src/uploads/judge-upload.ts';
import type { Bucket, OpenProject } from '../stack/open-project.ts';
import type { PictureFiles } from './picture-files.ts';

/** Products per read. */
export const PRODUCTS_AT_ONCE = 400;
/** Most values that one query may look for. Source: Firestore, query limitations. */
const MAX_VALUES = 30;
/** The author of an import in the change notes, in place of a merchant's uid. */
const COMMAND_LINE = 'npm run import';

export type StoredGroups = { category: Map<string, string>; brand: Map<string, string> };

export async function readGroups(firestore: Firestore): Promise<StoredGroups> {
  const namesIn = async (collection: string, field: string) => {
    const { docs } = await firestore.collection(collection).get();
    return new Map(docs.map((it) => [it.id, String(it.get(field) ?? it.id)]));
  };
  const [category, brand] = await Promise.all([
    namesIn('categories', 'categoryName'),
    namesIn('brands', 'brandName'),
  ]);
  return { category, brand };
}

/** A product and its sold pieces; null for none. */
export function storedProduct(
  product: DocumentSnapshot | undefined,
  stock: DocumentSnapshot | undefined,
): StoredProduct | null {
  const fields = product?.data();
  const sold: unknown = stock?.get('sold');
  return fields ? { fields, sold: typeof sold === 'number' ? sold : 0 } : null;
}

/** Only tests pass `fetchOne`. */
export function adminShop(
  { firestore, bucket }: Pick<OpenProject, 'firestore' | 'bucket'>,
  { bytesOf }: Pick<PictureFiles, 'bytesOf'>,
  fetchOne?: Fetch,
): ImportShop<Timestamp> {
  return {
    rowsAtOnce: PRODUCTS_AT_ONCE,
    // Firestore takes 10 MB per commit; the note is one more write.
    commit: { products: 499, bytes: 4_000_000 },
    async readProducts(ids) {
      const documents = ids.flatMap((id) => [
        firestore.doc(`products/${id}`),
        firestore.doc(`stock/${id}`),
      ]);
      const found = await firestore.getAll(...documents);
      return ids.map((_, at) => {
        const product = found[at * 2];
        const stored = storedProduct(product, found[at * 2 + 1]);
        const seenAt = product?.updateTime;
        return stored && seenAt ? { ...stored, seenAt } : null;
      });
    },
    async findBySource(sourceIds) {
      const found = new Map<string, string>();
      for (let from = 0; from < sourceIds.length; from += MAX_VALUES) {
        const part = sourceIds.slice(from, from + MAX_VALUES);
        const { docs } = await firestore.collection('products').where('sourceId', 'in', part).get();
        for (const product of docs) found.set(String(product.get('sourceId')), product.id);
      }
      return found;
    },
    async addGroups(groups) {
      const batch = firestore.batch();
      const marks = noteImport(firestore, batch);
      for (const { collection, group } of groups) {
        const field = collection === 'categories' ? 'categoryName' : 'brandName';
        const fields = { [field]: group.name, ...marks };
        batch.set(firestore.doc(`${collection}/${group.id}`), fields, { merge: true });
      }
      await batch.commit();
    },
    async writeProducts(writes) {
      try {
        await commit(firestore, writes);
        return 'written';
      } catch (error) {
        if (!isPreconditionFailed(error)) throw error;
        return 'overtaken';
      }
    },
    putPhoto: (photo) => putPhoto(bucket, photo, bytesOf),
    async fetchPhoto({ id, file, picture }) {
      const problem = await storeFromWeb(bucket, { id, address: file, picture }, fetchOne);
      return problem === null ? null : `could not be fetched: ${problem}`;
    },
  };
}

async function commit(
  firestore: Firestore,
  writes: readonly ProductWrite<Timestamp>[],
): Promise<void> {
  const batch = firestore.batch();
  const marks = noteImport(firestore, batch);
  for (const { id, fields, seenAt } of writes) {
    const product = firestore.doc(`products/${id}`);
    if (seenAt === null) batch.create(product, { ...fields, ...marks });
    else {
      batch.update(product, { ...withoutEmpty(fields), ...marks }, { lastUpdateTime: seenAt });
    }
  }
  await batch.commit();
}

/** Records the commit's author in a change note, as the desk does; returns the fields that all its documents get. */
function noteImport(firestore: Firestore, batch: WriteBatch) {
  const note = firestore.collection('productChanges').doc();
  const now = FieldValue.serverTimestamp();
  const said = { does: 'import', timestamp: Date.now(), changedBy: COMMAND_LINE, changedAt: now };
  batch.create(note, said);
  return { updatedAt: now, changeId: note.id };
}

function withoutEmpty(fields: FieldChanges): Record<string, unknown> {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([name, it]) => [name, it ?? FieldValue.delete()]));
}

async function putPhoto(
  bucket: Bucket,
  { id, file, picture }: Photo,
  bytesOf: PictureFiles['bytesOf'],
): Promise<void> {
  const stored = bucket.file(originalPath(id, picture));
  if ((await stored.exists())[0]) return;
  try {
    const bytes = await bytesOf(file);
    await stored.save(bytes, {
      resumable: false,
      contentType: photoType(bytes) ?? 'application/octet-stream',
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  } catch (error) {
    // Somebody uploaded the same photo meanwhile.
    if (!isGone(error)) throw error;
  }
}
