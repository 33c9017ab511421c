import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
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
