// Who may open the desk, and as what: whoever runs the shop, or whoever packs for it and counts pieces.
import * as v from 'valibot';
import { DocumentId } from '../identifiers.ts';

export const Role = v.picklist(['merchant', 'packer']);
export type Role = v.InferOutput<typeof Role>;
export const ROLES = Role.options;

/** A mobile number of India as Firebase writes it. */
const Phone = v.pipe(v.string(), v.regex(/^\+91[6-9]\d{9}$/));

/** What the desk asks the shop for; every answer has the whole list. */
export const PeopleRequest = v.variant('does', [
  v.object({ does: v.literal('list') }),
  v.object({ does: v.literal('let-in'), phone: Phone, role: Role }),
  v.object({ does: v.literal('remove'), uid: DocumentId }),
]);
export type PeopleRequest = v.InferOutput<typeof PeopleRequest>;

export const Person = v.object({ uid: DocumentId, phone: v.string(), role: Role });
export type Person = v.InferOutput<typeof Person>;

export const PeopleAnswer = v.object({ people: v.array(Person) });

/** The role that a sign-in's claims say, if any. */
export function roleInClaims(claims: unknown): Role | null {
  return ROLES.find((role) => Reflect.get(Object(claims), role) === true) ?? null;
}
