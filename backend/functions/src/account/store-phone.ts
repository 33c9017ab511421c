// Keeps the phone number with which somebody signed in beside their name, so that the merchant sees whose an address
// is. Shoppers may read it there and not change it.
import { database } from '../database.ts';

/**
 * Writes the phone, such as '+919876543210', and leaves every other field alone. An account without one is left alone.
 * An event may come twice: the same phone is written again, which changes nothing.
 */
export async function storePhone(uid: string, phone: string | undefined): Promise<void> {
  if (!phone) return;
  await database.doc(`users/${uid}`).set({ phone }, { merge: true });
}
