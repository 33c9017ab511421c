// What the merchant does with a product at the desk: makes it, changes some of its fields, hides it, deletes it. Each is decided upon what was shown;
// what has moved meanwhile is told field by field. Fields are as they are stored: an empty one is null.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';

/** What the merchant may say of a product, beside its pieces. Source: security rules. */
export const EDITED_FIELDS = [
  'name',
  'category',
  'brand',
  'price',
  'mrp',
  'netWeight',
  'unit',
  'packOf',
  'origin',
  'shelfLife',
  'fssai',
  'organicCertificate',
  'numWeeks',
  'preorderLimit',
  'popularity',
  'tags',
  'photoURL',
  'editorContent',
  'hidden',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** What a change may be decided upon; how large its document is a function notes. */
const SEEN_FIELDS = [...EDITED_FIELDS, 'documentBytes'] as const;

/** These make sense beside each other only: who changes one has decided upon the other as well. */
const PAIRS: readonly (readonly EditedField[])[] = [
  ['price', 'mrp'],
  ['netWeight', 'unit'],
];

const Value = v.nullable(
  v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]),
);
export type EditedValue = v.InferOutput<typeof Value>;

/** Some fields of a product; one that is not named is left alone. */
export const EditedFields = v.record(v.string(), Value);
export type EditedFields = v.InferOutput<typeof EditedFields>;

export const ProductEdit = v.object({
  productId: DocumentId,
  does: v.picklist(['create', 'change', 'delete']),
  /** What is written; null takes a field away. */
  fields: EditedFields,
  /** How the fields stood that it was decided upon. */
  upon: EditedFields,
  /** The names of the files that go before it. */
  files: v.optional(v.array(v.string()), []),
  timestamp: v.number(),
});
export type ProductEdit = v.InferOutput<typeof ProductEdit>;

/** What of a stored product is seen at the desk, each field that is there. */
export function editable(stored: Readonly<Record<string, unknown>>): EditedFields {
  const known = SEEN_FIELDS.flatMap((name) => {
    const value = v.safeParse(Value, stored[name]);
    return value.success && value.output !== null ? [[name, value.output] as const] : [];
  });
  return Object.fromEntries(known);
}

/** The fields that a change of these is decided upon, as they were seen. */
export function decidedUpon(changed: EditedFields, seen: EditedFields): EditedFields {
  const names = new Set(Object.keys(changed));
  for (const pair of PAIRS) {
    if (pair.some((name) => names.has(name))) for (const name of pair) names.add(name);
  }
  return Object.fromEntries([...names].map((name) => [name, seen[name] ?? null]));
}

/** What stands otherwise by now than it was seen, and not as it is wanted either. `stored`: the product as it is. */
export function movedFields(
  { fields, upon }: Pick<ProductEdit, 'fields' | 'upon'>,
  stored: Readonly<Record<string, unknown>>,
): EditedFields {
  const now = editable(stored);
  const moved = Object.entries(upon).flatMap(([name, seen]) => {
    const stands = now[name] ?? null;
    const isWanted = Object.hasOwn(fields, name) && isSame(stands, fields[name] ?? null);
    return isSame(stands, seen) || isWanted ? [] : [[name, stands] as const];
  });
  return Object.fromEntries(moved);
}

/** The fields as they are with a change laid over them. */
export function withChange(seen: EditedFields, changed: EditedFields): EditedFields {
  const all = Object.entries({ ...seen, ...changed });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

export function isSame(one: EditedValue, other: EditedValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
