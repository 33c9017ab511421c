// Reads the catalogue from Firestore for publication, in one consistent view: all of it, or the changes since a time.
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  MIRRORED_COLLECTIONS,
  type MirroredCollection,
} from '../../../../src/domain/catalogue/categories.ts';
import { CATALOGUE_FIELDS } from '../../../../src/domain/catalogue/parse-documents.ts';
import { invalidFacts, isHidden } from '../../../../src/domain/product/parse-product.ts';
import { invalidSettings } from '../../../../src/domain/settings/shop-settings.ts';
import { MIRROR_SETTLE_MS } from '../../../../src/domain/shared/limits.ts';
import { mapTexts } from '../../../../src/domain/shared/translations.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { cleanHtml } from './clean-html.ts';
import { type Bucket, partWriter, type Written } from './part-files.ts';
import { nameOfPicture } from './text-pictures.ts';

export type Collected = Written & {
  /** The head when everything was read, a comparable timestamp; null if there is none. */
  head: string | null;
  /** Every change up to this time was read. RFC 3339 */
  cursor: string;
};

const PAGE = 300;
/** The long texts of products and blogs. */
const HTML_FIELDS = ['editorContent', 'content'];

const headDocument = database.doc('catalogue/head');

/** Writes parts with all documents, or with the changes since `since`, and returns up to when. */
export function collect(bucket: Bucket, since: string | null): Promise<Collected> {
  return database.runTransaction(
    async (transaction) => {
      const head = await transaction.get(headDocument);
      const writer = partWriter(bucket);
      if (since !== null) {
        for (const tombstone of await changed(transaction, 'tombstones', 'deletedAt', since)) {
          const { collection, id, deletedAt } = tombstone.data() ?? {};
          if (!MIRRORED_COLLECTIONS.includes(collection)) continue;
          await writer.add('gone', { collection, id, deletedAt: isoTime(deletedAt) });
        }
      }
      for (const collection of MIRRORED_COLLECTIONS) {
        const documents =
          since === null
            ? pages(transaction, collection)
            : await changed(transaction, collection, 'updatedAt', since);
        for await (const document of documents) {
          const fields = believed(collection, document);
          const createdAt = document.createTime?.toMillis();
          if (fields) await writer.add(collection, { id: document.id, fields, createdAt });
        }
      }
      const settled = head.readTime.toMillis() - MIRROR_SETTLE_MS;
      return {
        ...(await writer.finish({ evenIfEmpty: since === null })),
        head: headMark(head),
        cursor: new Date(Math.max(settled, since ? Date.parse(since) : 0)).toISOString(),
      };
    },
    { readOnly: true },
  );
}

/** When the catalogue last changed, with nine fractional digits, as phones compare it. */
export function headMark(head: DocumentSnapshot): string | null {
  const changedAt: unknown = head.get('changedAt');
  if (!(changedAt instanceof Timestamp)) return null;
  const seconds = new Date(changedAt.seconds * 1000).toISOString().slice(0, 19);
  return `${seconds}.${String(changedAt.nanoseconds).padStart(9, '0')}Z`;
}

async function changed(
  transaction: Transaction,
  collection: string,
  field: string,
  since: string,
): Promise<DocumentSnapshot[]> {
  const time = Timestamp.fromMillis(Date.parse(since));
  const { docs } = await transaction.get(
    database.collection(collection).where(field, '>', time).orderBy(field),
  );
  return docs;
}

async function* pages(
  transaction: Transaction,
  collection: MirroredCollection,
): AsyncGenerator<DocumentSnapshot> {
  const all: Query = database.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = all; ; ) {
    const { docs } = await transaction.get(page);
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = all.startAfter(last);
  }
}

/** The fields that the shop knows; null, with a warning, for a document that phones would reject. */
function believed(collection: MirroredCollection, document: DocumentSnapshot): object | null {
  if (isHidden(document.data())) return null;
  const id = v.safeParse(DocumentId, document.id);
  const fields = v.safeParse(CATALOGUE_FIELDS[collection], document.data());
  if (id.success && fields.success) {
    const leftOut = leftOutOf(collection, document.data() ?? {});
    for (const why of leftOut) console.warn(`${document.ref.path} is published without it: ${why}`);
    return harmless(fields.output, document.ref.path);
  }
  const [issue] = fields.issues ?? id.issues ?? [];
  console.warn(`${document.ref.path} is not published: ${issue?.message}`);
  return null;
}

/** The parts of a document that are not published, each with its reason. */
function leftOutOf(collection: MirroredCollection, fields: DocumentData): string[] {
  if (collection === 'products') return invalidFacts(fields);
  if (collection !== 'shop') return [];
  return invalidSettings(fields).map((name) => `${name} is not believed`);
}

/** The fields with their HTML sanitised, so that pages can be drawn with it. Phones sanitise it again. */
function harmless(fields: object, path: string): object {
  const leftOut = (address: string) =>
    console.warn(`${path} is published without the picture ${nameOfPicture(address)}`);
  const clean = (text: string, name: string) =>
    HTML_FIELDS.includes(name) && /[<&]/.test(text) ? cleanHtml(text, leftOut) : text;
  const cleaned = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? clean(value, name)
      : name === 'texts' && value
        ? mapTexts(value, clean)
        : value,
  ]);
  return Object.fromEntries(cleaned);
}

function isoTime(time: unknown): string {
  return time instanceof Timestamp ? time.toDate().toISOString() : '';
}
