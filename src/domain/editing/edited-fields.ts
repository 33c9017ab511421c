// Edits of stored fields at the desk: what is written, the base it was decided on, and which fields conflict with what is stored by now.
// Fields are as they are stored: an empty one is null.
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

/** Some fields of a document; one that is not named is left alone. */
export const EditedFields = v.record(v.string(), Value);
export type EditedFields = v.InferOutput<typeof EditedFields>;

/** What is done with a document, whichever it is. */
export const Edit = v.object({
  does: v.picklist(['create', 'change', 'delete']),
  /** What is written; null takes a field away. */
  fields: EditedFields,
  /** The fields it was decided on, as the merchant saw them. */
  base: EditedFields,
  /** The names of the files that go before it. */
  files: v.optional(v.array(v.string()), []),
  timestamp: v.number(),
});
export type Edit = v.InferOutput<typeof Edit>;

/** A file as it waits to be sent, under its name among those of its document. */
export type EditFile = { name: string; type: string; bytes: ArrayBuffer };

/** Fields that only make sense together: whoever changes one has decided on the other as well. */
const PAIRS: readonly (readonly string[])[] = [
  ['price', 'mrp'],
  ['netWeight', 'unit'],
];

/** Digits of the tail that keeps two documents of one name apart. */
const TAIL = 6;

type Stored = Readonly<Record<string, unknown>>;

/** What of a stored document is seen at the desk: of these fields each that is there. */
export function seenFields(stored: Stored, names: readonly string[]): EditedFields {
  const known = names.map((name) => [name, storedValue(stored[name])] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== null));
}

/** The base of a change: the fields it was decided on, as they were seen. */
export function baseOf(changed: EditedFields, seen: EditedFields): EditedFields {
  const names = new Set(Object.keys(changed));
  for (const pair of PAIRS) {
    if (pair.some((name) => names.has(name))) for (const name of pair) names.add(name);
  }
  return Object.fromEntries([...names].map((name) => [name, seen[name] ?? null]));
}

/**
 * The fields among `names` that somebody else changed since: stored neither as in `base` nor as `wanted`. Each with its stored value; none: no
 * conflict.
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

/** The fields as they are with a change laid over them. */
export function withChange(seen: EditedFields, changed: EditedFields): EditedFields {
  return givenFields({ ...seen, ...changed });
}

/** Those that have a value. */
export function givenFields(fields: EditedFields): EditedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** The id of a new document: its name, and a tail that no other has. `id`: that of the press; `otherwise`: for a name without a letter. */
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

/** Whether two values are the same, in whatever order the parts of either come. */
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
