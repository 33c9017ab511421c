// The account's addresses for screens, each with the status of its last change.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import type { Address } from '#domain/address/address.ts';
import { AddressRemoval, addressKey, addressRemovalWrite } from '#domain/address/address-write.ts';
import { readAddresses } from '#domain/address/addresses.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readRowsOf } from '#engine/outbox/outbox-rows.ts';
import { needsYou, type WriteStatus, writeStatus } from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';

export type ShownAddress = { address: Address; status: WriteStatus };

/** An address deleted here that the shop still has; `seq` is the outbox row of its removal. */
export type WaitingRemoval = { address: Address; seq: number };

export type AddressList = {
  shown: ShownAddress[];
  /** Addresses deleted here whose removal waits for the network. */
  removals: WaitingRemoval[];
  /** Whether the removal of an address needs the shopper, for instance because the shop refused it. */
  hasRefusedRemoval: boolean;
};

/** The addresses on this phone; undefined while they are being read. */
export function useAddresses(uid: string | undefined): AddressList | undefined {
  const reachability = useReachability();
  const known = useLiveQuery(() => (uid === undefined ? undefined : readAll(uid)), [uid]);
  if (!known) return undefined;
  const shown = known.addresses.map(({ address, rows }) => ({
    address,
    status: writeStatus(rows, reachability),
  }));
  const removed = known.removed.map(({ rows, ...removal }) => ({
    removal,
    status: writeStatus(rows, reachability),
  }));
  return {
    shown,
    removals: removed.flatMap((it) => (it.status === 'waiting' ? it.removal : [])),
    hasRefusedRemoval: removed.some(({ status }) => needsYou(status)),
  };
}

async function readAll(uid: string) {
  const database = deviceDatabase();
  const rows = await readRowsOf(database, uid);
  const about = ({ id }: Address): OutboxRow[] =>
    rows.filter(({ entityKey }) => entityKey === addressKey(uid, id));
  const isLast = (row: OutboxRow) =>
    rows.every(({ seq, entityKey }) => seq <= row.seq || entityKey !== row.entityKey);
  const addresses = (await readAddresses(database, uid)).map((address) => ({
    address,
    rows: about(address),
  }));
  const removed = rows.filter(isLast).flatMap((row) => {
    const removal = v.safeParse(AddressRemoval, row.payload);
    if (row.kind !== addressRemovalWrite.kind || !removal.success) return [];
    const { before } = removal.output;
    return [{ address: before, seq: row.seq, rows: about(before) }];
  });
  return { addresses, removed };
}
