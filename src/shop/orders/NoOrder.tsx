import type { ReactNode } from 'react';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { LOG_IN_AGAIN, MY_ORDERS, RETRY } from '#ui/messages.ts';
import {
  LOG_IN_TO_SEE_ORDERS,
  NO_SUCH_ORDER,
  NOT_YOUR_ORDER,
  OPENS_BY_ITSELF,
} from './messages.ts';

type NoAnswerYetProps = { title: ReactNode; onRetry(): void };

/** The phone never had the order, and the shop cannot be reached now. */
export function NoAnswerYet({ title, onRetry }: NoAnswerYetProps) {
  return (
    <EmptyState title={title}>
      <p>{OPENS_BY_ITSELF}</p>
      <Button onClick={onRetry}>{RETRY}</Button>
    </EmptyState>
  );
}

/** The sign-in has ended. `returnUrl`: where to return after signing in again. */
export function LogInAgain({ returnUrl }: { returnUrl: string }) {
  return (
    <EmptyState title={LOG_IN_TO_SEE_ORDERS}>
      <LinkButton to="/login" search={{ returnUrl }}>
        {LOG_IN_AGAIN}
      </LinkButton>
    </EmptyState>
  );
}

/** The shop has no such order for this account. */
export function OrderNotFound({ title = NO_SUCH_ORDER }: { title?: ReactNode }) {
  return (
    <EmptyState title={title}>
      <p>{NOT_YOUR_ORDER}</p>
      <LinkButton to="/orders">{MY_ORDERS}</LinkButton>
    </EmptyState>
  );
}
