// Reads how many pieces there are of each product and what it costs, and writes what the merchant changes of it. It keeps nothing.
import * as v from 'valibot';
import { type EditedFields, editable } from '../model/desk/product-edit.ts';
import { type ProductCard, productCard, StockFields } from '../model/desk/stock-change.ts';
import { MIRROR_PAGE_SIZE } from '../model/limits.ts';
import { type ChangeCursor, readTombstones } from './catalogue.ts';
import { type Result, resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';
import { lookForDocuments, type RemoteDocument, runQuery } from './read-documents.ts';

/** How a product stands. `price` in rupees; `fields`: what can be edited, as it is stored. */
export type StockOfProduct = StockFields & {
  productId: string;
  card: ProductCard;
  fields: EditedFields;
};

/** `readTime`: the server's, of the first page; RFC 3339. */
export type StockRead = { items: StockOfProduct[]; refused: string[]; readTime: string };

/** Documents in one question by their names. */
const LOOKED_FOR = 100;
const BY_CHANGE = ['updatedAt', '__name__'];

/** All products that have changed since (RFC 3339), or all of them, page by page until there is no more. */
export async function readStockSince(
  since: string | null,
  idToken: string,
): Promise<Result<StockRead>> {
  const all: StockRead = { items: [], refused: [], readTime: '' };
  let after: RemoteDocument | null = null;
  for (;;) {
    const answer: Awaited<ReturnType<typeof runQuery>> = await runQuery(changed(since, after), {
      idToken,
    });
    if (answer.kind !== 'ok') return answer;
    const { documents, readTime } = answer.value;
    all.readTime ||= readTime;
    addStock(all, documents);
    after = documents.at(-1) ?? null;
    if (!after || documents.length < MIRROR_PAGE_SIZE) return { kind: 'ok', value: all };
  }
}

/** The same of these products, as they are now. */
export async function readNamedStock(
  productIds: readonly string[],
  idToken: string,
): Promise<Result<StockOfProduct[]>> {
  const all: Pick<StockRead, 'items' | 'refused'> = { items: [], refused: [] };
  for (let from = 0; from < productIds.length; from += LOOKED_FOR) {
    const paths = productIds.slice(from, from + LOOKED_FOR).map((id) => `/products/${id}`);
    const answer = await lookForDocuments(paths, idToken);
    if (answer.kind !== 'ok') return answer;
    addStock(all, answer.value);
  }
  return { kind: 'ok', value: all.items };
}

/** Products of which a tombstone was put up since (RFC 3339): they were deleted, or hidden. */
export async function readLeftProducts(since: string): Promise<Result<string[]>> {
  const left: string[] = [];
  let after: ChangeCursor | null = null;
  do {
    const answer: Awaited<ReturnType<typeof readTombstones>> = await readTombstones(since, after);
    if (answer.kind !== 'ok') return answer;
    const products = answer.value.items.filter(({ collection }) => collection === 'products');
    left.push(...products.map(({ id }) => id));
    after = answer.value.next;
  } while (after !== null);
  return { kind: 'ok', value: left };
}

/** The write that sets fields of a product that there is. A function notes when. */
export function productChange(productId: string, fields: PlainFields): object {
  return {
    update: { name: resourceName(`/products/${productId}`), fields: encodeFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    currentDocument: { exists: true },
  };
}

/** The write that adds to the pieces of a product that there is. The shop itself adds, so that what comes at the same time adds up. */
export function piecesChange(productId: string, by: number): object {
  return {
    ...productChange(productId, {}),
    updateTransforms: [
      { fieldPath: 'quantity', increment: { integerValue: String(by) } },
      { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
    ],
  };
}

function changed(since: string | null, after: RemoteDocument | null): object {
  const filter = {
    field: { fieldPath: 'updatedAt' },
    op: 'GREATER_THAN',
    value: { timestampValue: since },
  };
  return {
    from: [{ collectionId: 'products' }],
    ...(since && { where: { fieldFilter: filter } }),
    orderBy: BY_CHANGE.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
    limit: MIRROR_PAGE_SIZE,
    ...(after && {
      startAt: {
        values: [
          { timestampValue: String(after.fields.updatedAt) },
          { referenceValue: after.name },
        ],
        before: false,
      },
    }),
  };
}

function addStock(
  read: Pick<StockRead, 'items' | 'refused'>,
  documents: readonly RemoteDocument[],
): void {
  for (const { id, fields } of documents) {
    const parsed = v.safeParse(StockFields, fields);
    if (parsed.success) {
      const card = productCard(fields);
      read.items.push({ productId: id, ...parsed.output, card, fields: editable(fields) });
    } else read.refused.push(`products/${id}: ${v.summarize(parsed.issues)}`);
  }
}
