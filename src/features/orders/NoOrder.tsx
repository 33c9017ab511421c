import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

type NoAnswerYetProps = { title: ReactNode; onRetry(): void };

/** When the phone never had it and the shop cannot be asked now. */
export function NoAnswerYet({ title, onRetry }: NoAnswerYetProps) {
  return (
    <EmptyState title={title}>
      <p>The shop cannot be asked just now. It opens by itself when you’re back online.</p>
      <Button onClick={onRetry}>Retry</Button>
    </EmptyState>
  );
}

/** When the shop no longer knows who asks. `returnUrl`: where the sign-in leads back to. */
export function LogInAgain({ returnUrl }: { returnUrl: string }) {
  return (
    <EmptyState title="Please log in again to see your orders.">
      <LinkButton to="/login" search={{ returnUrl }}>
        Log in again
      </LinkButton>
    </EmptyState>
  );
}

export const NO_SUCH_ORDER = 'There is no such order.';

/** When the shop has no such order of this account. */
export function OrderNotFound({ title = NO_SUCH_ORDER }: { title?: ReactNode }) {
  return (
    <EmptyState title={title}>
      <p>The shop has no order of yours at this address.</p>
      <LinkButton to="/orders">My Orders</LinkButton>
    </EmptyState>
  );
}
