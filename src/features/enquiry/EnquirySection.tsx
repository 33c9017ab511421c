import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useCallback, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import type { SendFailure } from '#core/device/database/save-failure.ts';
import { type EnquiryState, enquiryState } from '#core/device/outbox/raised-enquiries.ts';
import { raiseEnquiry } from '#core/sync/writes/enquiry.ts';
import { SEE_WHY, WAITING } from '#forms/messages.ts';
import { NotSavedNotice } from '#forms/NotSavedNotice.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import {
  ENQUIRY_NOT_SENT,
  ENQUIRY_RAISED,
  MISSING_IT,
  RAISE_ENQUIRY,
  WHAT_AN_ENQUIRY_DOES,
} from './messages.ts';
import './EnquirySection.css';

type EnquirySectionProps = {
  productId: string;
  /** What every screen says of its stock. */
  stock: string | null;
};

/** Asking the shop about a product that is out of stock, and what became of it. */
export function EnquirySection({ productId, stock }: EnquirySectionProps) {
  const { state, reason, raise } = useEnquiry(productId);
  if (state === 'reading') return null;
  return (
    <section className="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">{MISSING_IT}</h2>
      {stock && <p className="enquiry__stock">{stock}</p>}
      {(state === 'none' || state === 'not-saved') && (
        <>
          <p>{WHAT_AN_ENQUIRY_DOES}</p>
          <Button variant="secondary" onClick={raise}>
            {RAISE_ENQUIRY}
          </Button>
        </>
      )}
      {state === 'waiting' && <Notice>{WAITING}</Notice>}
      {state === 'sent' && <Notice tone="good">{ENQUIRY_RAISED}</Notice>}
      {state === 'refused' && (
        <Notice tone="careful">
          {ENQUIRY_NOT_SENT} <Link to="/waiting">{SEE_WHY}</Link>
        </Notice>
      )}
      {state === 'not-saved' && <NotSavedNotice reason={reason ?? 'broken'} isTyped={false} />}
    </section>
  );
}

type EnquiryView = {
  state: EnquiryState | 'reading' | 'not-saved';
  reason?: SendFailure;
  /** Raises one; a second press while the first is being saved does nothing. */
  raise(): void;
};

/** Follows the latest enquiry about a product that this phone still remembers. */
function useEnquiry(productId: string): EnquiryView {
  const state = useLiveQuery(() => stateOf(productId), [productId], 'reading');
  // Named by its product: the same section goes on to show the next one.
  const [failed, setFailed] = useState<{
    productId: string;
    reason: SendFailure;
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
