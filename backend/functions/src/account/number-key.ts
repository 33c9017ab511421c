// Tells whether two accounts have the same phone number, without storing the number: its HMAC under a secret that the
// shop generates once in `secrets/phoneNumbers`, which no rule lets anybody read.
// Somebody who gets only the keys learns nothing. Whoever can read the whole database, as the project's owner can, also
// finds the secret, and could try out all numbers. So a deleted account's key goes as soon as nothing of it is open.
import { createHmac, randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { isPreconditionFailed } from '../catalogue/precondition-failed.ts';
import { database } from '../database.ts';

const document = database.doc('secrets/phoneNumbers');
let secret: Promise<string> | undefined;

/**
 * The key of the number that an account logs in with; null if the account does not exist (any more) or
 * has no number.
 */
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
