// Manages who may open the merchant's desk, from the project owner's computer: as merchants do at the desk, and the
// only way to add the first one.
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Person, Role } from '#domain/account/desk/people.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { mobileNumber } from '#domain/shared/phone-number.ts';
import { letIn, listPeople, type Outcome, remove } from '../functions/src/people/people.ts';
import { Problem } from '../stack/problem.ts';

export type Project = {
  auth: Pick<
    Auth,
    | 'getUserByPhoneNumber'
    | 'createUser'
    | 'getUser'
    | 'setCustomUserClaims'
    | 'revokeRefreshTokens'
  >;
  firestore: Firestore;
};

/** The author of a change, in place of a merchant's uid. */
const COMMAND_LINE = 'npm run merchant';

/**
 * Normalizes an Indian mobile number, however typed, to Firebase's format.
 * @throws Problem where it is none
 */
export function merchantsNumber(typed: string): string {
  const digits = mobileNumber(typed, DEFAULT_COUNTRY_CODE);
  if (digits) return `+${DEFAULT_COUNTRY_CODE}${digits}`;
  throw new Problem(`${typed} is no mobile number of India: write it like +919876543210.`);
}

/** Lets this number open the desk; creates its account where nobody has signed in with it yet. */
export async function addPerson(project: Project, phone: string, role: Role): Promise<Outcome> {
  const { auth } = project;
  const uid = (await uidOf(project, phone)) ?? (await auth.createUser({ phoneNumber: phone })).uid;
  return letIn(project, { uid, phone, role, by: COMMAND_LINE });
}

/** Removes this number from the desk; other claims stay. */
export async function removePerson(project: Project, phone: string): Promise<Outcome> {
  const listed = (await listPeople(project)).find((it) => it.phone === phone)?.uid;
  const uid = listed ?? (await uidOf(project, phone));
  return uid ? remove(project, uid) : 'already';
}

export function listMerchants(project: Project): Promise<Person[]> {
  return listPeople(project);
}

async function uidOf({ auth }: Project, phone: string): Promise<string | null> {
  try {
    return (await auth.getUserByPhoneNumber(phone)).uid;
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'auth/user-not-found') return null;
    throw error;
  }
}
