import { createFileRoute } from '@tanstack/react-router';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { WAITING_PAGE_DESCRIPTION, WAITING_PAGE_TITLE } from '../outbox/messages.ts';
import { WaitingList } from '../outbox/WaitingList.tsx';
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
