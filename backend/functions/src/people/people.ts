// Who may open the desk: stored in `merchants/{uid}`, which rules and functions check each time, and no client can
// access. The claim in the sign-in only tells the phone what to show; it outlives its removal by an hour and is never
// trusted alone.
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

/** An account's current role at the desk; null: none. */
export async function roleOf({ firestore }: Pick<Desk, 'firestore'>, uid: string) {
  const stored = v.safeParse(Stored, (await firestore.doc(`merchants/${uid}`).get()).data());
  return stored.success ? stored.output.role : null;
}

/** All people, merchants first, then by number. */
export async function listPeople({ firestore }: Pick<Desk, 'firestore'>): Promise<Person[]> {
  const { docs } = await firestore.collection('merchants').get();
  const people = docs.flatMap((document) => {
    const stored = v.safeParse(Stored, document.data());
    return stored.success ? [{ uid: document.id, ...stored.output }] : [];
  });
  const placeOf = ({ role, phone }: Person) => `${ROLES.indexOf(role)} ${phone}`;
  return people.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** Lets this account open the desk, or changes its role. Idempotent. `by`: the account that does it. */
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

/** Removes an account's role: at once, since rules look it up; also ends the phone's sign-in. Idempotent. */
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

/** Writes the account's new role, unless no merchant would be left. */
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
