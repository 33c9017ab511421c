import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useDraft } from '#forms/use-draft.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { REVIEW_DESCRIPTION, SUBMIT_REVIEW } from '../../reviews/messages.ts';
import { ReviewForm } from '../../reviews/ReviewForm.tsx';
import { type ReviewOverDraft, ReviewPage } from '../../reviews/ReviewPage.tsx';
import { ReviewSearch } from '../../reviews/review-search.ts';

export const Route = createFileRoute('/_signed-in/review-order/$orderId')({
  validateSearch: ReviewSearch,
  component: SubmitReview,
});

function SubmitReview() {
  const { orderId } = Route.useParams();
  return (
    <>
      <PageHead title={SUBMIT_REVIEW} description={REVIEW_DESCRIPTION} />
      <PageHeading>{SUBMIT_REVIEW}</PageHeading>
      <ReviewPage
        orderId={orderId}
        search={Route.useSearch()}
        form={(setup) => <DraftedReview key={setup.draftName} {...setup} />}
      />
    </>
  );
}

function DraftedReview({ subject, draftName, start }: ReviewOverDraft) {
  // Keep the values that the form opened with, even if a fresh copy of the order arrives meanwhile.
  const [first] = useState(start);
  return <ReviewForm subject={subject} draft={useDraft(draftName, first)} />;
}
