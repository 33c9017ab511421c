// The catalogue as files at the shop's own origin: what the head says, what is in a part, and which parts lead from one state to
// another. Written by the function that publishes, read by phones and by the function that draws pages. Pure.
import * as v from 'valibot';
import { MIRRORED_COLLECTIONS, type Tombstone, TombstoneFields } from './categories.ts';
import { type CatalogueItems, parseDocuments } from './parse-documents.ts';

/** Where the head is, and what the address of a part begins with. */
export const PUBLISHED_HEAD = '/catalogue/head';
export const PUBLISHED_PARTS = '/catalogue/parts/';

/** Phones of an older version do not believe what has another number. */
const FORMAT = 1;

const Time = v.pipe(v.string(), v.isoTimestamp());
const PartName = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const PartNames = v.array(PartName);

/** What `/catalogue/head` answers. Times are the server's, RFC 3339. */
export const PublishedHead = v.object({
  format: v.literal(FORMAT),
  /** `changedAt` of `catalogue/head` as a comparable timestamp, null where the shop keeps none. */
  head: v.nullable(Time),
  /** Everything that changed up to here is published. */
  cursor: Time,
  /** The whole catalogue as it was, with every change up to `cursor`. */
  base: v.object({ cursor: Time, parts: v.pipe(PartNames, v.minLength(1)) }),
  /** What changed from `since` to `until`, oldest first, without gaps. */
  changes: v.array(v.object({ since: Time, until: Time, parts: PartNames })),
});
export type PublishedHead = v.InferOutput<typeof PublishedHead>;

const Documents = v.array(
  v.object({ id: v.string(), fields: v.unknown(), createdAt: v.optional(v.number()) }),
);

/** What a part holds: documents as they are stored, with when they were made (ms), and what is gone. A part's name tells its content, which never changes. */
export const PublishedPart = v.object({
  format: v.literal(FORMAT),
  products: Documents,
  categories: Documents,
  brands: Documents,
  blogs: Documents,
  /** Parts that were published before there were any have none. */
  shop: v.optional(Documents, () => []),
  gone: v.array(TombstoneFields),
});
export type PublishedPart = v.InferOutput<typeof PublishedPart>;

/** A part without anything in it. */
export function emptyPart(): PublishedPart {
  const shop: PublishedPart['shop'] = [];
  return { format: FORMAT, products: [], categories: [], brands: [], blogs: [], shop, gone: [] };
}

/**
 * Names of the parts that lead a catalogue which is known up to `cursor` to the published state, in the order in which they are to be
 * applied; null where they do not reach back so far. They may repeat what is known already.
 */
export function partsSince({ changes, cursor }: PublishedHead, since: string): string[] | null {
  const from = Date.parse(since);
  const oldest = changes[0]?.since ?? cursor;
  if (Date.parse(oldest) > from) return null;
  return changes.filter(({ until }) => Date.parse(until) > from).flatMap(({ parts }) => parts);
}

/** What parts come to when they are applied one after the other. `gone` is to be deleted before `items` are put. */
export type FoldedParts = { items: CatalogueItems; gone: Tombstone[]; refused: string[] };

/** Applies parts to `before` and to each other. `refused`: one line for each document that could not be believed. */
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
