import { Link } from '@tanstack/react-router';
import { SEE_WHY, WAITING } from '#forms/messages.ts';
import { NotSavedNotice } from '#forms/NotSavedNotice.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useEnquiry } from './use-enquiry.ts';
import './EnquirySection.css';

/** Asking the shop about a product that is out of stock, and what became of it. */
export function EnquirySection({ productId }: { productId: string }) {
  const { state, reason, raise } = useEnquiry(productId);
  if (state === 'reading') return null;
  return (
    <section className="enquiry" aria-labelledby="enquiry-heading">
      <h2 id="enquiry-heading">Would you like to know when it is back?</h2>
      {(state === 'none' || state === 'not-saved') && (
        <>
          <p>Raise an enquiry and the farm will see that you are waiting for it.</p>
          <Button variant="secondary" onClick={raise}>
            Raise Enquiry
          </Button>
        </>
      )}
      {state === 'waiting' && <Notice>{WAITING}</Notice>}
      {state === 'sent' && <Notice tone="good">Query was successfully raised</Notice>}
      {state === 'refused' && (
        <Notice tone="careful">
          Your enquiry has not reached the shop. <Link to="/waiting">{SEE_WHY}</Link>
        </Notice>
      )}
      {state === 'not-saved' && <NotSavedNotice reason={reason ?? 'broken'} isTyped={false} />}
    </section>
  );
}
