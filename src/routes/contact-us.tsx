import { createFileRoute } from '@tanstack/react-router';
import { EMPTY_CONTACT_FORM } from '#core/model/contact-message.ts';
import { ContactForm, ContactWays } from '#features/contact/ContactForm.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/contact-us')({ component: ContactUs });

function ContactUs() {
  const draft = useDraft('contact-us', EMPTY_CONTACT_FORM);
  return (
    <>
      <PageHead
        title="Contact Us"
        description="Write to the farms behind the shop, or call them. Messages are saved on your phone and go by themselves when you are online."
        path="/contact-us"
      />
      <PageHeading>Contact Us</PageHeading>
      <div className="contact-page">
        <ContactForm draft={draft} />
        <ContactWays />
      </div>
    </>
  );
}
