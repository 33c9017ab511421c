// Tells that two accounts have the same phone number, without the number: its HMAC under a secret that the shop draws once and keeps in
// `secrets/phoneNumbers`, which no rule lets anybody read.
// Whoever gets hold of the keys alone learns nothing. Whoever may read the whole database, as the owner of the project may, finds the secret
// beside them, and could try out all numbers. So a key is deleted as soon as nothing of a deleted account is open.
import { createHmac, randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';

const document = database.doc('secrets/phoneNumbers');
let secret: Promise<string> | undefined;

/** The key of the number that an account logs in with; null where there is no such account (any more), or it has none. */
export async function numberKeyOf(uid: string): Promise<string | null> {
  const phone = await phoneOf(uid);
  if (phone === null) return null;
  secret ??= readSecret();
  secret.catch(() => {
    secret = undefined;
  });
  return createHmac('sha256', await secret)
    .update(phone)
    .digest('base64url');
}

async function phoneOf(uid: string): Promise<string | null> {
  try {
    return (await getAuth().getUser(uid)).phoneNumber ?? null;
  } catch (error) {
    if (Object(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}

async function readSecret(): Promise<string> {
  try {
    await document.create({ secret: randomBytes(32).toString('base64') });
  } catch (error) {
    if (!isPreconditionFailed(error)) throw error;
  }
  return String((await document.get()).get('secret'));
}
