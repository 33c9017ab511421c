// The profiles of the accounts on this device: what the shop has, and over it what this device has still to send.

import type { HaatDatabase } from '../device/tables.ts';
import type { Profile } from './profile.ts';

/** An account's profile, or undefined while none is known. */
export async function readProfile(
  database: HaatDatabase,
  uid: string,
): Promise<Profile | undefined> {
  const owned = await database.profiles.get(uid);
  if (!owned) return undefined;
  const { uid: _, ...profile } = owned;
  return profile;
}

/** Puts a profile in place; null takes it away. */
export async function putProfile(
  database: HaatDatabase,
  uid: string,
  profile: Profile | null,
): Promise<void> {
  if (profile) await database.profiles.put({ ...profile, uid });
  else await database.profiles.delete(uid);
}
