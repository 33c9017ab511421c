// The account of a phone number.
import { getAuth } from 'firebase-admin/auth';

/**
 * The account's id; null if nobody has logged in with this number (such as +919876543210) yet. @throws if the lookup
 * fails
 */
export async function accountOf(phoneNumber: string): Promise<string | null> {
  try {
    return (await getAuth().getUserByPhoneNumber(phoneNumber)).uid;
  } catch (error) {
    if (Object(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** The account's id; creates the account if there is none, as a first log-in with the number would. */
export async function accountFor(phoneNumber: string): Promise<string> {
  const known = await accountOf(phoneNumber);
  if (known !== null) return known;
  try {
    return (await getAuth().createUser({ phoneNumber })).uid;
  } catch (error) {
    if (Object(error).code !== 'auth/phone-number-already-exists') throw error;
    // Somebody else has just created it.
    const made = await accountOf(phoneNumber);
    if (made === null) throw error;
    return made;
  }
}
