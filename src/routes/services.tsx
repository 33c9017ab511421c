import { createFileRoute } from '@tanstack/react-router';
import { FeedbackForm } from '#features/feedback/FeedbackForm.tsx';
import { Promises } from '#features/feedback/Promises.tsx';
import { useDraft } from '#forms/use-draft.ts';
import { useDraftFile } from '#forms/use-draft-file.ts';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';

export const Route = createFileRoute('/services')({ component: Services });

const EMPTY = { name: '', description: '' };

function Services() {
  const draft = useDraft('services', EMPTY);
  const draftFile = useDraftFile('services-file');
  return (
    <>
      <PageHead
        title="Feedback and Suggestions"
        description="Tell the farm how its produce was, and what could be better, with a photo or a document."
        path="/services"
      />
      <PageHeading>Feedback and Suggestions</PageHeading>
      <div className="feedback-page">
        <FeedbackForm draft={draft} draftFile={draftFile} />
        <Promises />
      </div>
    </>
  );
}
