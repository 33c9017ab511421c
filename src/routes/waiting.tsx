import { createFileRoute } from '@tanstack/react-router';
import { WaitingList } from '#features/outbox/WaitingList.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

export const Route = createFileRoute('/waiting')({ component: Waiting });

function Waiting() {
  return (
    <>
      <PageHeading>Waiting to be sent</PageHeading>
      <WaitingList />
    </>
  );
}
