// Who may open the desk: merchants, who run the shop, and packers, who pack orders and count pieces.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { DESK_ROLES } from '../claims-in-token.ts';
import { BAD_NUMBER, NO_NUMBER, NUMBER_UNREAD } from './messages.ts';

export const Role = v.picklist(DESK_ROLES);
export type Role = v.InferOutput<typeof Role>;
export const ROLES = Role.options;

/** An Indian mobile number as Firebase writes it. */
const Phone = v.pipe(v.string(), v.regex(/^\+91[6-9]\d{9}$/));

/** The desk's requests about people; every reply has the whole list. */
export const PeopleRequest = v.variant('does', [
  v.object({ does: v.literal('list') }),
  v.object({ does: v.literal('let-in'), phone: Phone, role: Role }),
  v.object({ does: v.literal('remove'), uid: DocumentId }),
]);
export type PeopleRequest = v.InferOutput<typeof PeopleRequest>;

export const Person = v.object({ uid: DocumentId, phone: v.string(), role: Role });
export type Person = v.InferOutput<typeof Person>;

export const PeopleAnswer = v.object({ people: v.array(Person) });

/** The role in a sign-in's claims, if any. */
export function roleInClaims(claims: unknown): Role | null {
  return ROLES.find((role) => Reflect.get(Object(claims), role) === true) ?? null;
}

/**
 * The request for the typed input, or the problem with the number. `phone`: the national digits as parsed; null if the
 * number is invalid, undefined if it cannot be checked yet.
 */
export function readLetIn(
  { phone: typed, role }: { phone: string; role: string },
  phone: string | null | undefined,
): { request: PeopleRequest } | { problem: string } {
  if (typed.trim() === '') return { problem: NO_NUMBER };
  if (phone === undefined) return { problem: NUMBER_UNREAD };
  const request = v.safeParse(PeopleRequest, { does: 'let-in', phone: `+91${phone}`, role });
  return request.success ? { request: request.output } : { problem: BAD_NUMBER };
}

/** Whether this is the only merchant, who must stay. */
export function isLastMerchant(people: readonly Person[], { uid }: Pick<Person, 'uid'>): boolean {
  return !people.some((it) => it.role === 'merchant' && it.uid !== uid);
}

/** The steps that packers may take with an order. */
const PACKERS_STEPS = ['pack', 'sendFirst', 'ship', 'deliver'];

/** Whether this role may take this step with an order. Source: security rules. */
export function hasStep(role: Role | null, step: string): boolean {
  return role === 'merchant' || PACKERS_STEPS.includes(step);
}
