// How a profile goes to Firestore: its three fields are merged into `users/{uid}`, which may hold more than a phone may
// change.
import * as v from 'valibot';
import { noteAccountChanged } from '../../device/account-mirror-state.ts';
import type { HaatDatabase } from '../../device/database.ts';
import { putProfile } from '../../device/profile.ts';
import { noteProven } from '../../device/proven-writes.ts';
import { mintId } from '../../model/identifiers.ts';
import { Profile, StoredProfile } from '../../model/profile.ts';
import type { NewWrite, OutboxRow } from '../../model/write.ts';
import { hasLaterWrite } from '../later-write.ts';
import type { Sender } from '../sender.ts';

/** The new profile, and the one that it takes the place of on this device (for taking it back). */
export const ProfileChange = v.object({ profile: Profile, before: v.nullable(StoredProfile) });
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

/** Names an account's profile as what a write is about. */
export function profileKey(uid: string): string {
  return `users/${uid}`;
}

export const profileSender = {
  kind: 'profile',
  version: 1,
  schema: ProfileChange,
  upcasts: {},
  document: ({ profile }, row) => ({ path: `/users/${row.uid}`, does: 'merge', fields: profile }),
  canReadBack: true,
  apply: (database: HaatDatabase, { profile }: ProfileChange, row: OutboxRow) =>
    putProfile(database, String(row.uid), profile),
  notesIn: (database: HaatDatabase) => [database.profiles, database.deviceState],
  async noteSynced(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row.id);
    await noteAccountChanged(database);
  },
  async noteDiscarded(database: HaatDatabase, row: OutboxRow) {
    await noteAccountChanged(database);
    const change = v.safeParse(ProfileChange, row.payload);
    if (!change.success || row.uid === null || (await hasLaterWrite(database, row))) return;
    await putProfile(database, row.uid, change.output.before);
  },
  cancellation({ profile, before }: ProfileChange, row: OutboxRow): NewWrite | null {
    // A profile that was not there before cannot be made empty again: the rules ask for all three.
    if (!before || !v.is(Profile, before)) return null;
    const { kind, uid, entityKey } = row;
    const payload: ProfileChange = { profile: before, before: profile };
    return { id: mintId(), kind, v: profileSender.version, uid, entityKey, payload };
  },
} satisfies Sender<ProfileChange>;
