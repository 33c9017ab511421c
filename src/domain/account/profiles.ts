// The profiles of the accounts on this device: the shop's state with this device's unsent changes over it.

import type { HaatDatabase } from '../device/tables.ts';
import type { Profile } from './profile-form.ts';

/** An account's profile, or undefined if none is known. */
export async function readProfile(
  database: HaatDatabase,
  uid: string,
): Promise<Profile | undefined> {
  const owned = await database.profiles.get(uid);
  if (!owned) return undefined;
  const { uid: _, ...profile } = owned;
  return profile;
}

/** Stores a profile; null deletes it. */
export async function putProfile(
  database: HaatDatabase,
  uid: string,
  profile: Profile | null,
): Promise<void> {
  if (profile) await database.profiles.put({ ...profile, uid });
  else await database.profiles.delete(uid);
}
