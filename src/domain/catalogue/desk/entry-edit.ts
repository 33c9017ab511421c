// Edits of a category, brand or blog at the desk: create, change, hide, delete.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { Edit, type EditedFields, seenFields } from '../../editing/edited-fields.ts';

export const ENTRY_COLLECTIONS = ['categories', 'brands', 'blogs'] as const;
export type EntryCollection = (typeof ENTRY_COLLECTIONS)[number];

/** The collections that have a list at the desk. */
export const LISTED_COLLECTIONS = ['products', ...ENTRY_COLLECTIONS] as const;
export type ListedCollection = (typeof LISTED_COLLECTIONS)[number];

/** The field that holds an entry's name. */
export const NAME_FIELDS = {
  categories: 'categoryName',
  brands: 'brandName',
  blogs: 'heading',
} as const satisfies Record<EntryCollection, string>;

/** The field of a product that refers to the entry. */
export const NAMED_BY = { categories: 'category', brands: 'brand', blogs: null } as const;

/** The fields that the merchant may write. Source: security rules. */
export const ENTRY_FIELDS: Readonly<Record<EntryCollection, readonly string[]>> = {
  categories: [NAME_FIELDS.categories, 'texts', 'hidden'],
  brands: [NAME_FIELDS.brands, 'hidden'],
  blogs: [NAME_FIELDS.blogs, 'content', 'texts', 'hidden'],
};

/** The address of an entry. */
export const EntryPlace = v.object({
  collection: v.picklist(ENTRY_COLLECTIONS),
  entryId: DocumentId,
});
export type EntryPlace = v.InferOutput<typeof EntryPlace>;

export const EntryEdit = v.object({ ...EntryPlace.entries, ...Edit.entries });
export type EntryEdit = v.InferOutput<typeof EntryEdit>;

/** The non-empty fields of a stored entry that the desk shows. */
export function editableEntry(
  collection: EntryCollection,
  stored: Readonly<Record<string, unknown>>,
): EditedFields {
  return seenFields(stored, ENTRY_FIELDS[collection]);
}
