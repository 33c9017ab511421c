// The form of a category, brand or blog at the desk: every field is the text in its control. Unreadable text gets a
// plain sentence; an untouched field keeps its stored value.

import type { EditedFields, EditedValue } from '../../editing/edited-fields.ts';
import { columnOf, readCell } from '../../product/table/columns.ts';
import {
  allTextFields,
  fieldsOfEdits,
  partsOf,
  storedOf,
  type TextField,
  type WrittenEdit,
  withTextFields,
  withTexts,
} from '../../product/table/text-fields.ts';
import { type EntryCollection, NAME_FIELDS } from './entry-edit.ts';
import { NAME_TAKEN, NO_NAME } from './messages.ts';

export type EnglishField = 'name' | 'content';
export type EntryField = EnglishField | TextField<EnglishField>;
export type TypedEntry = Record<EntryField, string>;
export type EntryProblems = Partial<Record<EntryField, string>>;

/** Every entry has a name; a blog has a text as well. */
export function entryFields(collection: EntryCollection): readonly EnglishField[] {
  return collection === 'blogs' ? ['name', 'content'] : ['name'];
}

/** The fields that may be written in other languages, too. A brand has one name. */
export function translatedFields(collection: EntryCollection): readonly EnglishField[] {
  return collection === 'brands' ? [] : entryFields(collection);
}

function allFields(collection: EntryCollection): readonly EntryField[] {
  return [...entryFields(collection), ...allTextFields(translatedFields(collection))];
}

/** The form's texts for a stored entry; empty for a new one. */
export function typedEntry(
  collection: EntryCollection,
  stored: Readonly<Record<string, unknown>>,
): TypedEntry {
  const all = withTextFields(stored);
  const fields: EntryField[] = ['name', 'content', ...allTextFields(['name', 'content'] as const)];
  const typed = fields.map((field) => [field, String(all[storedName(collection, field)] ?? '')]);
  return Object.fromEntries(typed) as TypedEntry;
}

/** The stored field of a field of the form. */
export function entryStoredOf(collection: EntryCollection, field: string): string {
  return storedOf(field === 'name' ? NAME_FIELDS[collection] : field);
}

/** The texts of edits that return to the form; of each field the last one. */
export function entryTypedAgain(
  collection: EntryCollection,
  edits: readonly WrittenEdit[],
): Partial<TypedEntry> {
  const all = fieldsOfEdits(edits);
  const touched = allFields(collection).filter((field) => storedName(collection, field) in all);
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
  for (const field of allFields(collection)) {
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
  return Object.keys(problems).length > 0 ? { problems } : { fields: withTexts(fields, seen) };
}

/** Fields are read like these columns of a table of products. */
const READ_AS = { name: 'name', content: 'editorContent' } as const;

function readField(field: EntryField, text: string): { value: EditedValue } | { problem: string } {
  const { name, language } = partsOf(field);
  const readAs = READ_AS[name];
  const column = columnOf(language ? `${readAs}:${language}` : readAs);
  const reading = readCell(column, text.trim());
  return 'problem' in reading ? reading : { value: reading.value ?? null };
}

function isAlike(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function storedName(collection: EntryCollection, field: EntryField): string {
  const { name, language } = partsOf(field);
  const stored = name === 'name' ? NAME_FIELDS[collection] : name;
  return language ? `${stored}:${language}` : stored;
}
