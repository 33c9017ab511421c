// Who may open the desk: `merchants/{uid}` says it, which rules and functions look at each time, and no client reads or writes. The sign-in's claim says the
// same to the phone, so that it knows what to show; it outlives its removal by an hour, and nobody believes it alone.
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { Person, ROLES, type Role } from '../../../../src/domain/account/desk/people.ts';

/** The few calls of the Admin SDK that are needed. */
export type Desk = {
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  firestore: Firestore;
};

export type Outcome = 'done' | 'already' | 'last-merchant';

const Stored = v.object({ role: Person.entries.role, phone: Person.entries.phone });

/** What somebody is at the desk as it stands now; null: nothing. */
export async function roleOf({ firestore }: Pick<Desk, 'firestore'>, uid: string) {
  const stored = v.safeParse(Stored, (await firestore.doc(`merchants/${uid}`).get()).data());
  return stored.success ? stored.output.role : null;
}

/** All of them, merchants first, each in the order of their numbers. */
export async function listPeople({ firestore }: Pick<Desk, 'firestore'>): Promise<Person[]> {
  const { docs } = await firestore.collection('merchants').get();
  const people = docs.flatMap((document) => {
    const stored = v.safeParse(Stored, document.data());
    return stored.success ? [{ uid: document.id, ...stored.output }] : [];
  });
  const placeOf = ({ role, phone }: Person) => `${ROLES.indexOf(role)} ${phone}`;
  return people.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Lets this account open the desk, or changes as what it may. May be repeated. `by`: who does it. */
export async function letIn(
  desk: Desk,
  { uid, phone, role, by }: Person & { by: string },
): Promise<Outcome> {
  const outcome = await change(desk, uid, role, {
    phone,
    role,
    by,
    at: FieldValue.serverTimestamp(),
  });
  if (outcome === 'last-merchant') return outcome;
  const { customClaims } = await desk.auth.getUser(uid);
  await desk.auth.setCustomUserClaims(uid, { ...withoutRole(customClaims), [role]: true });
  return outcome;
}

/** Takes that away: at once, since rules look; the phone's sign-in ends as well. May be repeated. */
export async function remove(desk: Desk, uid: string): Promise<Outcome> {
  const outcome = await change(desk, uid, null);
  if (outcome === 'last-merchant') return outcome;
  const user = await desk.auth.getUser(uid).catch((error: unknown) => {
    if (Object(error).code === 'auth/user-not-found') return null;
    throw error;
  });
  if (!user) return outcome;
  await desk.auth.setCustomUserClaims(uid, withoutRole(user.customClaims));
  if (outcome === 'done') await desk.auth.revokeRefreshTokens(uid);
  return outcome;
}

/** Writes what the account is from now on, unless nobody who runs the shop would be left. */
function change(
  { firestore }: Desk,
  uid: string,
  role: Role | null,
  fields: object = {},
): Promise<Outcome> {
  return firestore.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(firestore.collection('merchants'));
    const today: unknown = docs.find(({ id }) => id === uid)?.get('role');
    if ((today ?? null) === role) return 'already';
    const merchants = docs.filter((it) => it.get('role') === 'merchant');
    if (today === 'merchant' && merchants.length === 1) return 'last-merchant';
    const place = firestore.doc(`merchants/${uid}`);
    if (role === null) transaction.delete(place);
    else transaction.set(place, fields);
    return 'done';
  });
}

function withoutRole(claims: object = {}): object {
  return Object.fromEntries(
    Object.entries(claims).filter(([name]) => !ROLES.includes(name as Role)),
  );
}
