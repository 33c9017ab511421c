import { useCallback, useRef, useState } from 'react';
import { useDeviceQuery } from '#browser/sync/device-query.ts';
import type { EnquiryState } from '#domain/enquiry/raised-enquiries.ts';
import type { SendFailure } from '#engine/device/save-failure.ts';
import { WAITING, yourNumber } from '#forms/messages.ts';
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
  /** The out-of-stock note that every screen shows. */
  stock: string | null;
};

// `sending` reads like `waiting`, because this page does not track whether the shop is reachable.
const outcome = () => ({ sending: WAITING, sent: ENQUIRY_RAISED, needsYou: ENQUIRY_NOT_SENT });

/** Asks the shop about an out-of-stock product, and shows the enquiry's status. */
export function EnquirySection({ productId, stock }: EnquirySectionProps) {
  const { status, number, notSaved, raise } = useEnquiry(productId);
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
      {!notSaved && <WriteNote status={status} words={outcome()} />}
      {!notSaved && status !== 'none' && <p>{yourNumber(number)}</p>}
      <NotSavedNotice reason={notSaved} isTyped={false} />
    </section>
  );
}

/** Also `none` until the phone has been read; a press checks again first. */
const UNKNOWN: EnquiryState = { status: 'none', number: '' };

type EnquiryView = EnquiryState & {
  /** Why the last press could not be saved. */
  notSaved: SendFailure | null;
  /** Raises an enquiry; ignores further presses while one is being saved. */
  raise(): void;
};

/** Loads after the page. */
const enquiries = () => import('./product-enquiry.ts');

/** Follows the latest enquiry about a product that this phone still remembers. */
function useEnquiry(productId: string): EnquiryView {
  const state = useDeviceQuery(
    async () => {
      const { stateOf } = await enquiries();
      return () => stateOf(productId);
    },
    [productId],
    UNKNOWN,
  );
  // Kept with its product id, so that another product never shows this failure.
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
  return { ...state, notSaved: failed?.productId === productId ? failed.reason : null, raise };
}
