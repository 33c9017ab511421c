import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { EMPTY_CONTACT_FORM } from '#domain/message/contact-message.ts';
import { useDraft } from '#forms/use-draft.ts';
import { AfterHydration, lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { ContactForm, ContactWays } from '../contact/ContactForm.tsx';
import { aboutOrder, CONTACT_PAGE_DESCRIPTION, CONTACT_PAGE_TITLE } from '../contact/messages.ts';

// Shared with the policies, in their chunk.
const AboutSeller = lazyComponent(() =>
  import('#ui/seller/Seller.tsx').then((it) => it.AboutSeller),
);

/** An order number. A link may preset `order`, the order that the message is about; anything else is dropped. */
const OrderNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9_-]{5}-[A-Z0-9_-]{5}$/));

export const Route = createFileRoute('/contact-us')({
  validateSearch: v.object({ order: v.fallback(v.optional(OrderNumber), undefined) }),
  loader: ({ context }) => context.catalogue.settings(['hours', 'tax']),
  component: ContactUs,
});

function ContactUs() {
  const { order } = Route.useSearch();
  const loaded = Route.useLoaderData();
  return (
    <>
      <PageHead
        title={CONTACT_PAGE_TITLE}
        description={CONTACT_PAGE_DESCRIPTION}
        path="/contact-us"
      />
      <PageHeading>{CONTACT_PAGE_TITLE}</PageHeading>
      <div className="contact-page">
        <DraftedForm key={order} order={order} />
        <div className="contact-page__beside">
          <ContactWays loaded={loaded} />
          <AfterHydration>
            <AboutSeller loaded={loaded} />
          </AfterHydration>
        </div>
      </div>
    </>
  );
}

function DraftedForm({ order }: { order: string | undefined }) {
  const [empty] = useState(() => ({
    ...EMPTY_CONTACT_FORM,
    message: order ? aboutOrder(order) : '',
  }));
  return <ContactForm draft={useDraft(order ? `contact-us/${order}` : 'contact-us', empty)} />;
}
