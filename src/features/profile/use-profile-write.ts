// What became of the profile that was saved last.
import { useLiveQuery } from 'dexie-react-hooks';
import { deviceDatabase } from '#core/device/database.ts';
import { readOutbox } from '#core/device/outbox-rows.ts';
import { isSendable } from '#core/sync/outbox/select-due.ts';
import { profileKey } from '#core/sync/writes/profile.ts';
import { useLatestWrite, type WriteProgress } from '#page-sync/use-latest-write.ts';

/** Follows the latest; one that needs the shopper holds back those after it, so its state is theirs. */
export function useProfileWrite(uid: string): {
  progress: WriteProgress;
  follow(id: string): void;
} {
  const { progress, follow } = useLatestWrite('profile');
  const isHeldBack = useLiveQuery(() => isOneStuck(uid), [uid], false);
  return { progress: isHeldBack ? 'needs-you' : progress, follow };
}

async function isOneStuck(uid: string): Promise<boolean> {
  const key = profileKey(uid);
  const rows = await readOutbox(deviceDatabase());
  return rows.some(({ row }) => row?.uid === uid && row.entityKey === key && !isSendable(row));
}
