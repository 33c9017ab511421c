// The fields of the desk's edits: the ones to write, their base, and the ones that conflict with the stored document.
// Fields are as stored; an empty one is null.
import * as v from 'valibot';
import { MAX_ID_LENGTH } from '#engine/limits.ts';

export type EditedValue =
  | null
  | boolean
  | number
  | string
  | EditedValue[]
  | { [part: string]: EditedValue };

const Value: v.GenericSchema<unknown, EditedValue> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(Value),
    v.record(v.string(), Value),
  ]),
);

/** Some fields of a document; unnamed fields stay as they are. */
export const EditedFields = v.record(v.string(), Value);
export type EditedFields = v.InferOutput<typeof EditedFields>;

/** An edit of any document. */
export const Edit = v.object({
  does: v.picklist(['create', 'change', 'delete']),
  /** The fields to write; null removes one. */
  fields: EditedFields,
  /** The fields it was decided on, as the merchant saw them. */
  base: EditedFields,
  /** The names of the files to send before it. */
  files: v.optional(v.array(v.string()), []),
  timestamp: v.number(),
});
export type Edit = v.InferOutput<typeof Edit>;

/** A file waiting to be sent, with its name among those of its document. */
export type EditFile = { name: string; type: string; bytes: ArrayBuffer };

/** Fields that only make sense together: an edit of one has both in its base. */
const PAIRS: readonly (readonly string[])[] = [
  ['price', 'mrp'],
  ['netWeight', 'unit'],
  ['gstNextRate', 'gstNextFrom'],
];

/** Length of the suffix that keeps documents of the same name apart. */
const TAIL = 6;

type Stored = Readonly<Record<string, unknown>>;

/** Those of these fields that a stored document has, as the desk sees them. */
export function seenFields(stored: Stored, names: readonly string[]): EditedFields {
  const known = names.map((name) => [name, storedValue(stored[name])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== null));
}

/** The base of a change: its fields and their pairs, as seen. */
export function baseOf(changed: EditedFields, seen: EditedFields): EditedFields {
  const names = new Set(Object.keys(changed));
  for (const pair of PAIRS) {
    if (pair.some((name) => names.has(name))) for (const name of pair) names.add(name);
  }
  return Object.fromEntries([...names].map((name) => [name, seen[name] ?? null]));
}

/**
 * The fields among `names` that somebody else has changed, with their stored values: stored neither as in `base` nor as
 * in `wanted`. Empty: no conflict.
 */
export function conflictingFields(
  names: Iterable<string>,
  base: EditedFields,
  stored: Stored,
  wanted: EditedFields = {},
): EditedFields {
  const conflicts = [...names].flatMap((name) => {
    const now = storedValue(stored[name]);
    const isWanted = Object.hasOwn(wanted, name) && isSame(now, wanted[name] ?? null);
    return isWanted || isSame(now, base[name] ?? null) ? [] : [[name, now] as const];
  });
  return Object.fromEntries(conflicts);
}

/** The fields with a change applied. */
export function withChange(seen: EditedFields, changed: EditedFields): EditedFields {
  return givenFields({ ...seen, ...changed });
}

/** The fields as they stood before these edits of one document, oldest first. */
export function withoutEdits(
  fields: EditedFields,
  edits: readonly { base: EditedFields }[],
): EditedFields {
  return withChange(fields, Object.assign({}, ...edits.map(({ base }) => base).reverse()));
}

/** The fields that have a value. */
export function givenFields(fields: EditedFields): EditedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** A new document's id: its name and a unique suffix. `id`: of the press; `otherwise`: for a name without letters. */
export function newDocumentId(name: string, id: string, otherwise: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const readable = words.join('-').slice(0, MAX_ID_LENGTH - TAIL - 1);
  return `${readable || otherwise}-${id.slice(0, TAIL)}`;
}

function storedValue(stored: unknown): EditedValue {
  const value = v.safeParse(Value, stored);
  return value.success ? value.output : null;
}

/** Whether two values are equal, whatever the order of their keys. */
export function isSame(one: EditedValue, other: EditedValue): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  const isParts = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isParts ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
