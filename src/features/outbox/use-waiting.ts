// What waits in the outbox, in the shopper's words, and what the shopper may do about it.
import { useLiveQuery } from 'dexie-react-hooks';
import * as v from 'valibot';
import { readAccount } from '#core/device/account.ts';
import { readProducts } from '#core/device/catalogue.ts';
import { deviceDatabase, type HaatDatabase } from '#core/device/database.ts';
import { readOutbox, type StoredRow } from '#core/device/outbox-rows.ts';
import { Enquiry } from '#core/model/enquiry.ts';
import { belongsTo } from '#core/sync/due-rows.ts';
import { allSenders } from '#core/sync/senders/all-senders.ts';
import { discard, retryNow } from '#core/sync/settle-by-hand.ts';
import { rowWords } from './row-words.ts';

export type WaitingItem = {
  seq: number;
  title: string;
  /** ms since 1970; 0 when it cannot be told any more. */
  savedAt: number;
  tone: 'waiting' | 'needs-you';
  words: string;
  canRetry: boolean;
};

/** Everything of this shopper that waits or was refused, oldest first; undefined while it is being read. */
export function useWaiting(): WaitingItem[] | undefined {
  return useLiveQuery(async () => {
    const database = deviceDatabase();
    const account = (await readAccount(database))?.uid ?? null;
    const rows = await readOutbox(database);
    const own = rows.filter(({ row }) => !row || belongsTo(row, account));
    return Promise.all(own.map((stored) => waitingItem(database, stored)));
  }, []);
}

/** Tries a write again now, whatever it waited for. */
export function retry(seq: number): Promise<void> {
  return retryNow(deviceDatabase(), seq);
}

/** Gives a write up for good. */
export function discardItem(seq: number): Promise<void> {
  return discard(deviceDatabase(), allSenders, seq, Date.now());
}

async function waitingItem(database: HaatDatabase, stored: StoredRow): Promise<WaitingItem> {
  const title = await titleOf(database, stored);
  const savedAt = stored.row?.createdAt ?? 0;
  return { seq: stored.seq, title, savedAt, ...rowWords(stored.row) };
}

async function titleOf(database: HaatDatabase, { row }: StoredRow): Promise<string> {
  const enquiry = row?.kind === 'enquiry' ? v.safeParse(Enquiry, row.payload) : null;
  if (!enquiry?.success) return 'Something saved on this phone';
  const { productId } = enquiry.output;
  const product = (await readProducts(database, [productId])).get(productId);
  return `Your question about ${product?.name ?? 'a product'}`;
}
