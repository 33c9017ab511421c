// Saves the profile: the device's copy and its outbox row, both or neither; sync sends it.
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft } from '#core/device/drafts.ts';
import { putProfile, readProfile } from '#core/device/profile.ts';
import type { Profile } from '#core/model/profile.ts';
import { enqueue, type SaveOutcome } from '#core/sync/enqueue.ts';
import { type ProfileChange, profileKey, profileSender } from '#core/sync/senders/profile.ts';

/** Works without a network. `id` is minted once for each press of Update; `draft` goes with it, or neither does. */
export async function saveProfile(
  id: string,
  uid: string,
  profile: Profile,
  draft: string,
): Promise<SaveOutcome> {
  const database = deviceDatabase();
  const payload: ProfileChange = { profile, before: null };
  const { kind, version } = profileSender;
  const write = { id, kind, v: version, uid, entityKey: profileKey(uid), payload };
  const changed = [database.profiles, database.drafts];
  return enqueue(database, write, Date.now(), changed, async () => {
    // Read here and not from the screen: what a refresh or another tab has put there meanwhile is what is replaced.
    payload.before = (await readProfile(database, uid)) ?? null;
    await putProfile(database, uid, profile);
    await dropDraft(database, draft);
  });
}
