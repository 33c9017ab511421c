// What became of the shopper's enquiry about a product, and the press that raises one.
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { type EnquiryState, enquiryState } from '#core/device/raised-enquiries.ts';
import type { SaveFailure } from '#core/device/save-failure.ts';
import { raiseEnquiry } from '#core/sync/writes/enquiry.ts';

export type EnquiryView = {
  state: EnquiryState | 'reading' | 'not-saved';
  reason?: SaveFailure;
  /** Raises one; a second press while the first is being saved does nothing. */
  raise(): void;
};

/** Follows the latest enquiry about a product that this phone still remembers. */
export function useEnquiry(productId: string): EnquiryView {
  const state = useLiveQuery(() => stateOf(productId), [productId], 'reading');
  // Named by its product: the same section goes on to show the next one.
  const [failed, setFailed] = useState<{
    productId: string;
    reason: SaveFailure;
  } | null>(null);
  const busy = useRef(false);
  const raise = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    if ((await stateOf(productId).catch(() => 'none')) === 'none') {
      const saved = await raiseEnquiry(deviceDatabase(), productId);
      setFailed(saved.outcome === 'not-saved' ? { productId, reason: saved.reason } : null);
    }
    busy.current = false;
  }, [productId]);
  if (failed?.productId === productId) {
    return { state: 'not-saved', reason: failed.reason, raise };
  }
  return { state, raise };
}

function stateOf(productId: string): Promise<EnquiryState> {
  return enquiryState(deviceDatabase(), productId, Date.now());
}
