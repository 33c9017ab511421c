// A category, a brand or a blog as the merchant types it: every field a text, as it stands in its control. What cannot be read gets a plain sentence; what was
// not touched is left as it is stored.

import type { EditedFields, EditedValue } from '../../editing/edited-fields.ts';
import { columnOf, type Field, readCell } from '../../product/table/columns.ts';
import { type EntryCollection, NAME_FIELDS } from './entry-edit.ts';

export type EntryField = 'name' | 'content';
export type TypedEntry = Record<EntryField, string>;
export type EntryProblems = Partial<Record<EntryField, string>>;

const NO_NAME: Readonly<Record<EntryCollection, string>> = {
  categories: 'Write what the category is called.',
  brands: 'Write what the brand is called.',
  blogs: 'Write a heading.',
};
const NAME_TAKEN = 'There is one of this name already.';

/** Each has a name; a blog has a text as well. */
export function entryFields(collection: EntryCollection): readonly EntryField[] {
  return collection === 'blogs' ? ['name', 'content'] : ['name'];
}

/** As it stands in the form; a new one is empty. */
export function typedEntry(collection: EntryCollection, stored: EditedFields): TypedEntry {
  const typed = (field: EntryField) => String(stored[storedName(collection, field)] ?? '');
  return { name: typed('name'), content: typed('content') };
}

/** Changes that come back into the form, the last one of each field. */
export function entryTypedAgain(
  collection: EntryCollection,
  changes: readonly EditedFields[],
): Partial<TypedEntry> {
  const all: EditedFields = Object.assign({}, ...changes);
  const touched = entryFields(collection).filter((it) => storedName(collection, it) in all);
  const typed = typedEntry(collection, all);
  return Object.fromEntries(touched.map((field) => [field, typed[field]]));
}

/**
 * What typing has changed, as it is to be stored; or what is wrong, by field. `seen`: as it stood when the typing began, null for one that is new;
 * `others`: the names that are taken.
 */
export function readTypedEntry(
  collection: EntryCollection,
  values: TypedEntry,
  seen: EditedFields | null,
  others: readonly string[],
): { fields: EditedFields } | { problems: EntryProblems } {
  const before = typedEntry(collection, seen ?? {});
  const fields: EditedFields = {};
  const problems: EntryProblems = {};
  for (const field of entryFields(collection)) {
    if (values[field] === before[field] && !(seen === null && field === 'name')) continue;
    const reading = readField(field, values[field]);
    if ('problem' in reading) problems[field] = reading.problem;
    else fields[storedName(collection, field)] = reading.value;
  }
  const name = fields[NAME_FIELDS[collection]];
  if (name === null) problems.name = NO_NAME[collection];
  // Blogs may be called alike.
  const isTaken = collection !== 'blogs' && others.some((it) => isAlike(it, String(name)));
  if (isTaken) problems.name = NAME_TAKEN;
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

/** Read as a table of products is. */
const READ_AS: Readonly<Record<EntryField, Field>> = { name: 'name', content: 'editorContent' };

function readField(field: EntryField, text: string): { value: EditedValue } | { problem: string } {
  const reading = readCell(columnOf(READ_AS[field]), text.trim());
  return 'problem' in reading ? reading : { value: reading.value ?? null };
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function storedName(collection: EntryCollection, field: EntryField): string {
  return field === 'name' ? NAME_FIELDS[collection] : field;
}
