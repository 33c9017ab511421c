// Converts Firestore's REST values to plain ones and back. Knows the wire format, and nothing of the shop.
import * as v from 'valibot';

/** A plain value of a Firestore document. Timestamps come as RFC 3339 strings. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | PlainValue[]
  | { [field: string]: PlainValue };
export type PlainFields = { [field: string]: PlainValue };

type WireValue = Record<string, unknown>;
const WireFields = v.record(v.string(), v.record(v.string(), v.unknown()));
const WireArray = v.object({ values: v.optional(v.array(v.record(v.string(), v.unknown())), []) });
const WireMap = v.object({ fields: v.optional(WireFields, {}) });

/**
 * Decodes wire fields.
 * @throws ValiError when the wire format is not Firestore's.
 */
export function decodeFields(fields: unknown): PlainFields {
  const entries = Object.entries(v.parse(WireFields, fields ?? {}));
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeValue(value)]));
}

function decodeValue(value: WireValue): PlainValue {
  const [kind, inner] = Object.entries(value)[0] ?? ['nullValue', null];
  switch (kind) {
    case 'booleanValue':
      return v.parse(v.boolean(), inner);
    case 'integerValue':
    case 'doubleValue':
      return v.parse(v.pipe(v.union([v.string(), v.number()]), v.transform(Number)), inner);
    case 'stringValue':
    case 'timestampValue':
    case 'referenceValue':
    case 'bytesValue':
      return v.parse(v.string(), inner);
    case 'arrayValue':
      return v.parse(WireArray, inner).values.map(decodeValue);
    case 'mapValue':
      return decodeFields(v.parse(WireMap, inner).fields);
    default:
      // A type the shop does not use, such as a geopoint, or one not yet invented.
      return null;
  }
}

/** Encodes plain fields. Whole numbers become integers, as Firestore's own SDK writes them. */
export function encodeFields(fields: PlainFields): Record<string, WireValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]),
  );
}

export function encodeValue(value: PlainValue): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

/** A Firestore timestamp with nine fractional digits, so that two of them compare as text. */
export function comparableTimestamp(timestamp: string): string {
  const [, seconds, fraction = ''] = /^(.{19})(?:\.(\d{1,9}))?Z$/.exec(timestamp) ?? [];
  if (!seconds) throw new RangeError(`not a timestamp: ${timestamp}`);
  return `${seconds}.${fraction.padEnd(9, '0')}Z`;
}
