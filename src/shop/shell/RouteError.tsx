import { probe } from '#browser/sync/reachability.ts';
import { inLanguage } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHead.tsx';
import { ALL_STILL_THERE, GO_TO_FIRST_PAGE, PAGE_DID_NOT_OPEN, TRY_AGAIN } from './messages.ts';

/** Says that a screen could not be shown, and offers ways on that work without it. */
export function RouteError() {
  return (
    <EmptyState title={<PageHeading>{PAGE_DID_NOT_OPEN}</PageHeading>}>
      <p>{ALL_STILL_THERE}</p>
      <Button onClick={() => void openAgain()}>{TRY_AGAIN}</Button>
      <a href={inLanguage('/', spokenLanguage())}>{GO_TO_FIRST_PAGE}</a>
    </EmptyState>
  );
}

async function openAgain(): Promise<void> {
  if (navigator.serviceWorker?.controller || (await probe())) location.reload();
}
