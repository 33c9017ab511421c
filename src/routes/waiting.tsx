import { createFileRoute } from '@tanstack/react-router';
import { WAITING_PAGE_DESCRIPTION, WAITING_PAGE_TITLE } from '#features/outbox/messages.ts';
import { WaitingList } from '#features/outbox/WaitingList.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { LazyMayBeCleared } from './-may-be-cleared.tsx';

export const Route = createFileRoute('/waiting')({ component: Waiting });

function Waiting() {
  return (
    <>
      <PageHead title={WAITING_PAGE_TITLE} description={WAITING_PAGE_DESCRIPTION} />
      <PageHeading>{WAITING_PAGE_TITLE}</PageHeading>
      <WaitingList />
      <LazyMayBeCleared />
    </>
  );
}
