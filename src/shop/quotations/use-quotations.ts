// The account's quotations for screens: what this phone has, and whether the shop was ever asked.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { probe } from '#browser/sync/reachability.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { readAccountMirror } from '#domain/account/account-mirror-state.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { isSavingData } from '#domain/product/saving-data.ts';
import type { Quotation } from '#domain/quotation/quotation.ts';
import { oldestQuotationSeenAt, readQuotations } from '#domain/quotation/quotations.ts';
import { readAccount } from '#engine/account/account.ts';
import { keepPdfs } from './keep-pdf.ts';

export type QuotationsView =
  | { state: 'asking' }
  | { state: 'signed-out' }
  | { state: 'no-answer'; retry(): void }
  /** `asOf`: ms since 1970, where there is no connection. */
  | ({ state: 'shown'; asOf: number | null } & Omit<KnownQuotations, 'readAt'>);

export type KnownQuotations = {
  uid: string;
  /** Newest first. */
  quotations: Quotation[];
  /** Those before this moment (ms) are not looked after by themselves; since when they may have changed, ms. */
  since: number;
  olderAsOf: number | null;
  /** The shop may have others that this phone never had. */
  hasMore: boolean;
  /** When the shop was last asked, ms; null before the first time. */
  readAt: number | null;
};

/** The PDFs of this many quotations, the newest, are kept without having been opened. */
const PDFS_KEPT_UNASKED = 3;

/** What the phone has of whoever is signed in; null for nobody. For loaders. */
export async function loadQuotations(): Promise<KnownQuotations | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid);
}

/** All quotations, followed as they change; `loaded` is what the loader found. */
export function useQuotations(loaded: KnownQuotations | null): QuotationsView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // What the loader found may still be of the account before.
  const first = loaded?.uid === uid ? loaded : undefined;
  const known = useLiveQuery(() => readKnown(uid), [uid], first);
  useKeptPdfs(reachability === 'reachable' ? known : undefined);
  const isOutOfReach = reachability === 'unreachable';
  if (!known) return { state: 'asking' };
  if (known.quotations.length === 0 && known.readAt === null) {
    if (isOver) return { state: 'signed-out' };
    return isOutOfReach ? { state: 'no-answer', retry: () => void probe() } : { state: 'asking' };
  }
  const { readAt, ...shown } = known;
  return { state: 'shown', ...shown, asOf: isOutOfReach || isOver ? readAt : null };
}

function useKeptPdfs(known: KnownQuotations | undefined): void {
  useEffect(() => {
    if (!known || isSavingData()) return;
    void keepPdfs(known.uid, known.quotations.slice(0, PDFS_KEPT_UNASKED));
  }, [known]);
}

async function readKnown(uid: string): Promise<KnownQuotations> {
  const database = deviceDatabase();
  const { readAt, quotations: pages } = await readAccountMirror(database);
  const since = pages?.since ?? 0;
  return {
    uid,
    quotations: await readQuotations(database, uid),
    since,
    olderAsOf: await oldestQuotationSeenAt(database, uid, since),
    hasMore: pages !== null && pages.end !== null,
    readAt,
  };
}
