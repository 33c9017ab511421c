import { Link } from '@tanstack/react-router';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { notSavedWords } from './not-saved-words.ts';
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
      {state === 'waiting' && (
        <Notice>
          Saved on this phone – not sent yet. It goes by itself when you’re back online.
        </Notice>
      )}
      {state === 'sent' && <Notice tone="good">Query was successfully raised</Notice>}
      {state === 'refused' && (
        <Notice tone="careful">
          Your enquiry has not reached the shop. <Link to="/waiting">See why, and what to do</Link>
        </Notice>
      )}
      {state === 'not-saved' && (
        <Notice tone="careful" isUrgent>
          {notSavedWords(reason ?? 'broken')}
        </Notice>
      )}
    </section>
  );
}
