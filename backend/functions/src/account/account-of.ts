// The account of a phone number.
import { getAuth } from 'firebase-admin/auth';

/** Its id, or null where nobody has logged in with that number (+919876543210) yet. @throws when it cannot be asked. */
export async function accountOf(phoneNumber: string): Promise<string | null> {
  try {
    return (await getAuth().getUserByPhoneNumber(phoneNumber)).uid;
  } catch (error) {
    if (Object(error).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Its id; where there is none it is made, as if somebody had logged in with the number. */
export async function accountFor(phoneNumber: string): Promise<string> {
  const known = await accountOf(phoneNumber);
  if (known !== null) return known;
  try {
    return (await getAuth().createUser({ phoneNumber })).uid;
  } catch (error) {
    if (Object(error).code !== 'auth/phone-number-already-exists') throw error;
    // Somebody was faster.
    const made = await accountOf(phoneNumber);
    if (made === null) throw error;
    return made;
  }
}
