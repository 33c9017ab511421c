import type { ReactNode } from 'react';
import { LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

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
