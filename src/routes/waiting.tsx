import { createFileRoute } from '@tanstack/react-router';
import { WaitingList } from '#features/outbox/WaitingList.tsx';
import { PageHead, PageHeading } from '#ui/PageHead.tsx';
import { LazyMayBeCleared } from './-may-be-cleared.tsx';

export const Route = createFileRoute('/waiting')({ component: Waiting });

function Waiting() {
  return (
    <>
      <PageHead
        title="Waiting to be sent"
        description="What is saved on this phone and not sent yet."
      />
      <PageHeading>Waiting to be sent</PageHeading>
      <WaitingList />
      <LazyMayBeCleared />
    </>
  );
}
