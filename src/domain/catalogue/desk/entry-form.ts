// The form of a category, brand or blog at the desk: every field is the text in its control. Unreadable text gets a
// plain sentence; an untouched field keeps its stored value.

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

/** Every entry has a name; a blog has a text as well. */
export function entryFields(collection: EntryCollection): readonly EntryField[] {
  return collection === 'blogs' ? ['name', 'content'] : ['name'];
}

/** The form's texts for a stored entry; empty for a new one. */
export function typedEntry(collection: EntryCollection, stored: EditedFields): TypedEntry {
  const typed = (field: EntryField) => String(stored[storedName(collection, field)] ?? '');
  return { name: typed('name'), content: typed('content') };
}

/** The texts of changes that return to the form; of each field the last one. */
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
 * The changed fields as they will be stored, or the problems by field. `seen`: the entry when typing began, null for a
 * new one; `others`: the names in use.
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
  // Blogs may share a heading.
  const isTaken = collection !== 'blogs' && others.some((it) => isAlike(it, String(name)));
  if (isTaken) problems.name = NAME_TAKEN;
  return Object.keys(problems).length > 0 ? { problems } : { fields };
}

/** Fields are read like these columns of a table of products. */
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
