import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { OPENING, SCREEN_FAILED, TRY_AGAIN } from '../messages.ts';

/** Stands where a screen will be, as long as its code is on its way. */
export function ScreenPending() {
  return <p role="status">{OPENING}</p>;
}

/** A screen whose code did not come, or failed. */
export function ScreenFailed() {
  return (
    <EmptyState title={<h1>{SCREEN_FAILED}</h1>}>
      <Button onClick={() => location.reload()}>{TRY_AGAIN}</Button>
    </EmptyState>
  );
}
