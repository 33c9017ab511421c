import { probe } from '#page-sync/reachability.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHead.tsx';

/** When a screen could not be shown. Says so, and offers ways on that work without it. */
export function RouteError() {
  return (
    <EmptyState title={<PageHeading>This page did not open.</PageHeading>}>
      <p>Your cart and everything saved on this phone are still there.</p>
      <Button onClick={() => void openAgain()}>Try again</Button>
      <a href="/">Go to the first page</a>
    </EmptyState>
  );
}

async function openAgain(): Promise<void> {
  if (navigator.serviceWorker?.controller || (await probe())) location.reload();
}
