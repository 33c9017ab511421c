// The account's quotations for screens: the phone's copy, and whether the shop was ever asked.
import { useEffect } from 'react';
import { probe } from '#browser/sync/reachability.ts';
import { useOwnAccount } from '#browser/sync/use-account.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
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
  /** `asOf`: when the shop was last asked, ms since 1970; null while the quotations are current. */
  | ({ state: 'shown'; asOf: number | null } & Omit<KnownQuotations, 'readAt'>);

export type KnownQuotations = {
  uid: string;
  /** Newest first. */
  quotations: Quotation[];
  /** Quotations before this moment (ms) are not refreshed automatically; `olderAsOf`: when they were last read, ms. */
  since: number;
  olderAsOf: number | null;
  /** The shop may have quotations that this phone never had. */
  hasMore: boolean;
  /** When the shop was last asked, ms; null before the first time. */
  readAt: number | null;
};

/** Keep the PDFs of this many of the newest quotations without their being opened. */
const PDFS_KEPT_UNASKED = 3;

/** Reads the signed-in account's quotations from the phone; null if nobody is signed in. For loaders. */
export async function loadQuotations(): Promise<KnownQuotations | null> {
  const account = await readAccount(deviceDatabase());
  return account && readKnown(account.uid);
}

/** All quotations, followed as they change; `loaded`: the loader's copy. */
export function useQuotations(loaded: KnownQuotations | null): QuotationsView {
  const { uid, isOver } = useOwnAccount();
  const reachability = useReachability();
  // The loader may have read the previous account's quotations.
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
