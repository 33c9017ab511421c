import { createFileRoute } from '@tanstack/react-router';
import { useDraft } from '#forms/use-draft.ts';
import { useDraftFile } from '#forms/use-draft-file.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { FeedbackForm } from '../feedback/FeedbackForm.tsx';
import { FEEDBACK_PAGE_DESCRIPTION, FEEDBACK_PAGE_TITLE } from '../feedback/messages.ts';
import { TrustBadges } from '../feedback/TrustBadges.tsx';

export const Route = createFileRoute('/services')({
  loader: ({ context }) => context.catalogue.settings(['claims']),
  component: Services,
});

const EMPTY = { name: '', description: '' };

function Services() {
  const draft = useDraft('services', EMPTY);
  const draftFile = useDraftFile('services-file');
  return (
    <>
      <PageHead
        title={FEEDBACK_PAGE_TITLE}
        description={FEEDBACK_PAGE_DESCRIPTION}
        path="/services"
      />
      <PageHeading>{FEEDBACK_PAGE_TITLE}</PageHeading>
      <div className="feedback-page">
        <FeedbackForm draft={draft} draftFile={draftFile} />
        <TrustBadges loaded={Route.useLoaderData()} />
      </div>
    </>
  );
}
