// A profile: its three fields are merged into `users/{uid}`, which may hold more than a phone may change.
// Its fields: Profile in profile-form.ts. Who may write it: `match /users/{uid}` in backend/firestore.rules.
import * as v from 'valibot';
import { deleteDraft } from '#engine/device/drafts.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { enqueue, type SaveOutcome } from '#engine/outbox/enqueue.ts';
import { recordProven } from '#engine/outbox/settled-writes.ts';
import type { NewWrite, OutboxRow } from '#engine/outbox/write.ts';
import type { WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../device/tables.ts';
import { recordAccountChanged } from './account-mirror-state.ts';
import { StoredProfile } from './profile.ts';
import { Profile } from './profile-form.ts';
import { putProfile, readProfile } from './profiles.ts';

/** The new profile, and the one that it replaces on this device, to restore on cancellation. */
export const ProfileChange = v.object({ profile: Profile, before: v.nullable(StoredProfile) });
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

/** The outbox entity of an account's profile. */
export function profileKey(uid: string): string {
  return `users/${uid}`;
}

export const profileWrite = {
  kind: 'profile',
  version: 1,
  schema: ProfileChange,
  upcasts: {},
  document: ({ profile }, row) => ({ path: `/users/${row.uid}`, does: 'merge', fields: profile }),
  isFenced: true,
  canReadBack: true,
  apply: (database: HaatDatabase, { profile }: ProfileChange, row: OutboxRow) =>
    putProfile(database, String(row.uid), profile),
  tables: (database: HaatDatabase) => [database.profiles, database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await recordProven(database, row);
    await recordAccountChanged(database);
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow, isOverruled: boolean) {
    await recordAccountChanged(database);
    const change = v.safeParse(ProfileChange, row.payload);
    if (!change.success || row.uid === null || isOverruled) return;
    await putProfile(database, row.uid, change.output.before);
  },
  cancellation({ profile, before }: ProfileChange, row: OutboxRow): NewWrite | null {
    // A profile that did not exist before cannot be emptied again: the rules require all three fields.
    if (!before || !v.is(Profile, before)) return null;
    const { kind, uid, entityKey } = row;
    const payload: ProfileChange = { profile: before, before: profile };
    return { id: mintId(), kind, v: profileWrite.version, uid, entityKey, payload };
  },
} satisfies WriteKind<ProfileChange>;

/**
 * Saves the profile on this device and queues the write; needs no network. `id` is minted once per press of Update;
 * `draft` is deleted in the same transaction.
 */
export async function saveProfile(
  database: HaatDatabase,
  id: string,
  uid: string,
  profile: Profile,
  draft: string,
): Promise<SaveOutcome> {
  const payload: ProfileChange = { profile, before: null };
  const { kind, version } = profileWrite;
  const write = { id, kind, v: version, uid, entityKey: profileKey(uid), payload };
  const changed = [database.profiles, database.drafts];
  return enqueue(database, write, Date.now(), changed, async () => {
    // Read here, not from the screen: this replaces whatever a refresh or another tab has stored meanwhile.
    payload.before = (await readProfile(database, uid)) ?? null;
    await putProfile(database, uid, profile);
    await deleteDraft(database, draft);
  });
}
