import { useCallback, useRef, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { SendFailure } from '#engine/device/save-failure.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { WAITING } from '#forms/messages.ts';
import { NotSavedNotice, WriteNote } from '#forms/WriteNote.tsx';
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

// The page does not follow whether the shop can be reached just now.
const OUTCOME = { sending: WAITING, sent: ENQUIRY_RAISED, needsYou: ENQUIRY_NOT_SENT };

/** Asking the shop about a product that is out of stock, and what became of it. */
export function EnquirySection({ productId, stock }: EnquirySectionProps) {
  const { status, notSaved, raise } = useEnquiry(productId);
  return (
    <section className="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">{MISSING_IT}</h2>
      {stock && <p className="enquiry__stock">{stock}</p>}
      {(status === 'none' || notSaved) && (
        <>
          <p>{WHAT_AN_ENQUIRY_DOES}</p>
          <Button variant="secondary" onClick={raise}>
            {RAISE_ENQUIRY}
          </Button>
        </>
      )}
      {!notSaved && <WriteNote status={status} words={OUTCOME} />}
      <NotSavedNotice reason={notSaved} isTyped={false} />
    </section>
  );
}

type EnquiryView = {
  /** `none` also until this phone has been asked: a press asks first. */
  status: WriteStatus;
  /** Why the last press was not saved. */
  notSaved: SendFailure | null;
  /** Raises one; a second press while the first is being saved does nothing. */
  raise(): void;
};

/** Comes after the page. */
const enquiries = () => import('./product-enquiry.ts');

/** Follows the latest enquiry about a product that this phone still remembers. */
function useEnquiry(productId: string): EnquiryView {
  const status = useDeviceQuery(
    async () => {
      const { statusOf } = await enquiries();
      return () => statusOf(productId);
    },
    [productId],
    'none' as const,
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
  return { status, notSaved: failed?.productId === productId ? failed.reason : null, raise };
}
