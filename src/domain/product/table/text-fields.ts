// Texts in other languages as forms and tables have them: each a field of its own, such as `name:hi` for the name in
// Hindi. Stored, they are all in one field, `texts`.
import { OTHER_LANGUAGES, type OtherLanguage } from '../../shared/translations.ts';

/** A value as it is stored. */
type Plain = null | boolean | number | string | Plain[] | { [part: string]: Plain };

/** The fields that an edit writes, and the same ones as they were seen. */
export type WrittenEdit = Readonly<Record<'fields' | 'base', Readonly<Record<string, unknown>>>>;

export type TextField<Name extends string> = `${Name}:${OtherLanguage}`;

/** These fields in a language. */
export function textFields<Name extends string>(
  names: readonly Name[],
  language: OtherLanguage,
): TextField<Name>[] {
  return names.map((name) => `${name}:${language}` as const);
}

/** These fields in every other language. */
export function allTextFields<Name extends string>(names: readonly Name[]): TextField<Name>[] {
  return OTHER_LANGUAGES.flatMap((language) => textFields(names, language));
}

/** The English field, and the language if it is another one: `name:hi` is `name` in `hi`. */
export function partsOf<Field extends string>(field: Field) {
  const [name, language] = field.split(':');
  type Name = Field extends `${infer English}:${string}` ? English : Field;
  return { name: name as Name, language: language as OtherLanguage | undefined };
}

/** The stored field that has this one. */
export function storedOf(field: string): string {
  return partsOf(field).language ? 'texts' : field;
}

/** Stored fields, with a field for each text in another language. */
export function withTextFields(
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...stored, ...fieldsOfTexts(stored.texts) };
}

/** Without empty ones, which the rules refuse. */
function fieldsOfTexts(texts: unknown): Record<string, unknown> {
  const fields = OTHER_LANGUAGES.flatMap((language) => {
    const said: unknown = Reflect.get(Object(texts), language);
    const written = Object.entries(Object(said)).filter(([, text]) => text !== '');
    return written.map(([name, text]) => [`${name}:${language}`, text]);
  });
  return Object.fromEntries(fields);
}

/** The fields that edits write, of each field the last value; of texts in other languages those that they change. */
export function fieldsOfEdits(edits: readonly WrittenEdit[]): Record<string, unknown> {
  const written = edits.map(({ fields, base }) => {
    const { texts, ...others } = fields;
    return texts === undefined ? others : { ...others, ...changedTexts(texts, base.texts) };
  });
  return Object.assign({}, ...written);
}

/** All texts are stored in one field, so an edit of one repeats the others as they were. A text taken away is null. */
function changedTexts(texts: unknown, before: unknown): Record<string, unknown> {
  const then = fieldsOfTexts(before);
  const gone = Object.keys(then).map((field) => [field, null]);
  const now = { ...Object.fromEntries(gone), ...fieldsOfTexts(texts) };
  return Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== then[field]));
}

/** The fields to write: texts in other languages together, with those that `stored` has besides. */
export function withTexts(
  fields: Record<string, Plain>,
  stored: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, Plain> {
  const isText = ([field]: [string, Plain]) => field.includes(':');
  const changed = Object.entries(fields).filter(isText);
  if (changed.length === 0) return fields;
  const others = Object.entries(fields).filter((it) => !isText(it));
  const before = Object.entries(withTextFields({ texts: stored?.texts }));
  const texts: Record<string, Record<string, Plain>> = {};
  for (const [field, text] of Object.entries(Object.fromEntries([...before, ...changed]))) {
    const { name, language } = partsOf(field);
    if (!language || typeof text !== 'string') continue;
    texts[language] = { ...texts[language], [name]: text };
  }
  const isNone = Object.keys(texts).length === 0;
  return { ...Object.fromEntries(others), texts: isNone ? null : texts };
}
