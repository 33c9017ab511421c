// The account's addresses for screens, each with how its last change stands.
import { useLiveQuery } from 'dexie-react-hooks';
import { readAddresses } from '#core/device/addresses.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { readOutbox } from '#core/device/outbox-rows.ts';
import type { Address } from '#core/model/address.ts';
import type { OutboxRow } from '#core/model/write.ts';
import { isSendable } from '#core/sync/due-rows.ts';
import { addressKey } from '#core/sync/senders/address.ts';
import { useReachability } from '#page-sync/use-reachability.ts';
import { type ChangeProgress, progressOf } from './progress-of.ts';

export type ShownAddress = { address: Address; progress: ChangeProgress };

export type AddressList = {
  shown: ShownAddress[];
  /** Whether an address was deleted here that the shop did not let go. */
  hasRefusedRemoval: boolean;
};

/** What this phone knows; undefined while it is being read. */
export function useAddresses(uid: string | undefined): AddressList | undefined {
  const reachability = useReachability();
  const known = useLiveQuery(() => (uid === undefined ? undefined : readAll(uid)), [uid]);
  if (!known) return undefined;
  const shown = known.addresses.map(({ address, rows }) => ({
    address,
    progress: progressOf(rows, reachability),
  }));
  return { shown, hasRefusedRemoval: known.hasRefusedRemoval };
}

async function readAll(uid: string) {
  const database = deviceDatabase();
  const rows = (await readOutbox(database)).flatMap(({ row }) => (row?.uid === uid ? [row] : []));
  const about = ({ id }: Address): OutboxRow[] =>
    rows.filter(({ entityKey }) => entityKey === addressKey(uid, id));
  const addresses = (await readAddresses(database, uid)).map((address) => ({
    address,
    rows: about(address),
  }));
  const seen = new Set(addresses.map(({ address }) => addressKey(uid, address.id)));
  const hasRefusedRemoval = rows.some(
    (row) => row.kind === 'address-removal' && !isSendable(row) && !seen.has(row.entityKey),
  );
  return { addresses, hasRefusedRemoval };
}
