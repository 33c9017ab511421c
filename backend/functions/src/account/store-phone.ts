// Stores the phone number of a sign-in beside the shopper's name, so that the merchant sees whose an address is.
// Shoppers can read it there but not change it.
import { database } from '../database.ts';

/**
 * Writes the phone, such as '+919876543210', and no other field; does nothing without a phone. Idempotent: an event may
 * come twice.
 */
export async function storePhone(uid: string, phone: string | undefined): Promise<void> {
  if (!phone) return;
  await database.doc(`users/${uid}`).set({ phone }, { merge: true });
}
