import { Link } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { SendFailure } from '#core/device/database/save-failure.ts';
import type { EnquiryState } from '#core/device/outbox/raised-enquiries.ts';
import { SEE_WHY, WAITING } from '#forms/messages.ts';
import { NotSavedNotice } from '#forms/NotSavedNotice.tsx';
import { useDeviceQuery } from '#page-sync/device-query.ts';
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
  /** `none` also until this phone has been asked: a press asks first. */
  state: EnquiryState | 'not-saved';
  reason?: SendFailure;
  /** Raises one; a second press while the first is being saved does nothing. */
  raise(): void;
};

/** What reads and writes enquiries comes after the page. */
const enquiries = () => import('./product-enquiry.ts');

/** Follows the latest enquiry about a product that this phone still remembers. */
function useEnquiry(productId: string): EnquiryView {
  const state = useDeviceQuery(
    async () => {
      const { stateOf } = await enquiries();
      return () => stateOf(productId);
    },
    [productId],
    'none',
  );
  // Named by its product: the same section goes on to show the next one.
  const [failed, setFailed] = useState<{ productId: string; reason: SendFailure } | null>(null);
  const busy = useRef(false);
  const raise = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    const reason = await enquiries()
      .then((it) => it.raise(productId))
      .catch((error): SendFailure => {
        console.error('the enquiry could not be saved', error);
        return 'broken';
      });
    setFailed(reason && { productId, reason });
    busy.current = false;
  }, [productId]);
  if (failed?.productId === productId) {
    return { state: 'not-saved', reason: failed.reason, raise };
  }
  return { state, raise };
}
