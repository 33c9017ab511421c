// The catalogue as files at the shop's own origin: the format of the head and of parts, and which parts lead from one
// state to another. The publishing function writes them; phones and the page-drawing function read them. Pure.
import * as v from 'valibot';
import { MIRRORED_COLLECTIONS, type Tombstone, TombstoneFields } from './categories.ts';
import { type CatalogueItems, parseDocuments } from './parse-documents.ts';

/** The path of the head, and the path prefix of parts. */
export const PUBLISHED_HEAD = '/catalogue/head';
export const PUBLISHED_PARTS = '/catalogue/parts/';

/** Older versions of the app refuse any other number. */
const FORMAT = 1;

const Time = v.pipe(v.string(), v.isoTimestamp());
const PartName = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const PartNames = v.array(PartName);

/** The reply of `/catalogue/head`. Times are the server's, RFC 3339. */
export const PublishedHead = v.object({
  format: v.literal(FORMAT),
  /** `changedAt` of `catalogue/head` as a comparable timestamp; null where the shop has none. */
  head: v.nullable(Time),
  /** All changes up to this time are published. */
  cursor: Time,
  /** The whole catalogue, with every change up to `cursor`. */
  base: v.object({ cursor: Time, parts: v.pipe(PartNames, v.minLength(1)) }),
  /** The changes from `since` to `until`, oldest first, without gaps. */
  changes: v.array(v.object({ since: Time, until: Time, parts: PartNames })),
});
export type PublishedHead = v.InferOutput<typeof PublishedHead>;

const Documents = v.array(
  v.object({ id: v.string(), fields: v.unknown(), createdAt: v.optional(v.number()) }),
);

/** A part: documents as stored, with their creation time (ms), and tombstones. Immutable; named by its content. */
export const PublishedPart = v.object({
  format: v.literal(FORMAT),
  products: Documents,
  categories: Documents,
  brands: Documents,
  blogs: Documents,
  /** Parts published before the shop had settings have none. */
  shop: v.optional(Documents, () => []),
  gone: v.array(TombstoneFields),
});
export type PublishedPart = v.InferOutput<typeof PublishedPart>;

/** An empty part. */
export function emptyPart(): PublishedPart {
  const shop: PublishedPart['shop'] = [];
  return { format: FORMAT, products: [], categories: [], brands: [], blogs: [], shop, gone: [] };
}

/**
 * The parts to apply, in order, to bring a catalogue known up to `since` to the published state; null where they do not
 * reach back so far. They may repeat known changes.
 */
export function partsSince({ changes, cursor }: PublishedHead, since: string): string[] | null {
  const from = Date.parse(since);
  const oldest = changes[0]?.since ?? cursor;
  if (Date.parse(oldest) > from) return null;
  return changes.filter(({ until }) => Date.parse(until) > from).flatMap(({ parts }) => parts);
}

/** The result of parts applied in order. Delete `gone` before putting `items`. */
export type FoldedParts = { items: CatalogueItems; gone: Tombstone[]; refused: string[] };

/** Applies parts to `before`, one after another. `refused`: one line for each invalid document. */
export function foldParts(parts: readonly PublishedPart[], before?: CatalogueItems): FoldedParts {
  const gone: Tombstone[] = [];
  const refused: string[] = [];
  const kept = MIRRORED_COLLECTIONS.map((collection) => {
    const byId = new Map<string, { id: string }>(before?.[collection].map((it) => [it.id, it]));
    for (const part of parts) {
      for (const it of part.gone) if (it.collection === collection) byId.delete(it.id);
      const parsed = parseDocuments(collection, part[collection]);
      for (const item of parsed.items) byId.set(item.id, item);
      refused.push(...parsed.refused);
    }
    return [collection, [...byId.values()]] as const;
  });
  for (const part of parts) gone.push(...part.gone);
  return { items: Object.fromEntries(kept) as unknown as CatalogueItems, gone, refused };
}
