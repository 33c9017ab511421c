// Categories, brands and blogs, as Firestore stores them and the device mirrors them.
import * as v from 'valibot';
import { MAX_HTML_LENGTH, MAX_NAME_LENGTH } from '../shared/limits.ts';
import { textsOf } from '../shared/translations.ts';

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));

/** Texts in other languages. Invalid ones are as if nobody had written them. */
function texts<Field extends string>(
  fields: Readonly<Record<Field, v.GenericSchema<unknown, string>>>,
) {
  return v.fallback(v.optional(textsOf(fields)), undefined);
}

/** The fields of `categories/{id}`. */
export const CategoryFields = v.object({
  categoryName: Name,
  texts: texts({ categoryName: Name }),
});
export type Category = v.InferOutput<typeof CategoryFields> & { id: string };

/** The fields of `brands/{id}`. */
export const BrandFields = v.object({ brandName: Name });
export type Brand = v.InferOutput<typeof BrandFields> & { id: string };

/** Text that must be an id: a slug in lower case, or an id made by Firestore. */
const ID_ONLY = /^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*|[A-Za-z0-9]{20})$/;

/**
 * A brand's name by a product's `brand`: an id, or in older catalogues the name itself. Empty while the name is
 * unknown: nobody is shown an id.
 */
export function brandNameOf(brand: string, nameOf: (id: string) => string | undefined): string {
  return nameOf(brand) ?? (ID_ONLY.test(brand) ? '' : brand);
}

const Html = v.pipe(v.string(), v.maxLength(MAX_HTML_LENGTH));

/** The fields of `blogs/{id}`; all may be missing. Source: specification, blog detail. */
export const BlogFields = v.object({
  heading: v.optional(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), ''),
  content: v.optional(Html, ''),
  texts: texts({ heading: Name, content: Html }),
});
export type Blog = v.InferOutput<typeof BlogFields> & { id: string };

/** The public collections that every device mirrors. */
export const MIRRORED_COLLECTIONS = ['products', 'categories', 'brands', 'blogs', 'shop'] as const;
export type MirroredCollection = (typeof MIRRORED_COLLECTIONS)[number];

/** The fields of a tombstone: which document of a mirrored collection was deleted, and when. */
export const TombstoneFields = v.object({
  collection: v.picklist(MIRRORED_COLLECTIONS),
  id: v.string(),
  deletedAt: v.string(),
});
export type Tombstone = v.InferOutput<typeof TombstoneFields>;
