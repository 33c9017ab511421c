import { createFileRoute } from '@tanstack/react-router';
import { EMPTY_CONTACT_FORM } from '#core/model/outbox/contact-message.ts';
import { ContactForm, ContactWays } from '#features/contact/ContactForm.tsx';
import { CONTACT_PAGE_DESCRIPTION, CONTACT_PAGE_TITLE } from '#features/contact/messages.ts';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';

export const Route = createFileRoute('/contact-us')({ component: ContactUs });

function ContactUs() {
  const draft = useDraft('contact-us', EMPTY_CONTACT_FORM);
  return (
    <>
      <PageHead
        title={CONTACT_PAGE_TITLE}
        description={CONTACT_PAGE_DESCRIPTION}
        path="/contact-us"
      />
      <PageHeading>{CONTACT_PAGE_TITLE}</PageHeading>
      <div className="contact-page">
        <ContactForm draft={draft} />
        <ContactWays />
      </div>
    </>
  );
}
