// What became of the shopper's enquiry about a product, and the press that raises one.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { readAccount } from '#core/device/account.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { readOutboxRow } from '#core/device/outbox-rows.ts';
import { latestEnquiry } from '#core/device/raised-enquiries.ts';
import { ENQUIRY_REMEMBERED_MS } from '#core/model/limits.ts';
import { raiseEnquiry } from './raise-enquiry.ts';

export type EnquiryView = {
  state: 'reading' | 'none' | 'waiting' | 'sent' | 'refused' | 'not-saved';
  reason?: 'full' | 'blocked' | 'broken';
  /** Raises one; a second press while the first is being saved does nothing. */
  raise(): void;
};

/** Follows the latest enquiry about a product that this phone still remembers. */
export function useEnquiry(productId: string): EnquiryView {
  const state = useLiveQuery(() => enquiryState(productId), [productId], 'reading');
  // Named by its product: the same section goes on to show the next one.
  const [failed, setFailed] = useState<{
    productId: string;
    reason: 'full' | 'blocked' | 'broken';
  } | null>(null);
  const busy = useRef(false);
  const raise = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    if ((await enquiryState(productId).catch(() => 'none')) === 'none') {
      const saved = await raiseEnquiry(productId);
      setFailed(saved.outcome === 'not-saved' ? { productId, reason: saved.reason } : null);
    }
    busy.current = false;
  }, [productId]);
  if (failed?.productId === productId) {
    return { state: 'not-saved', reason: failed.reason, raise };
  }
  return { state, raise };
}

async function enquiryState(productId: string): Promise<'none' | 'waiting' | 'sent' | 'refused'> {
  const database = deviceDatabase();
  const uid = (await readAccount(database))?.uid ?? null;
  const latest = await latestEnquiry(database, productId, uid);
  if (!latest) return 'none';
  if (latest.sentAt !== null) {
    return Date.now() - latest.sentAt > ENQUIRY_REMEMBERED_MS ? 'none' : 'sent';
  }
  const row = await readOutboxRow(database, latest.id);
  if (!row) return 'none';
  return row.state === 'refused' || row.state === 'held' ? 'refused' : 'waiting';
}
