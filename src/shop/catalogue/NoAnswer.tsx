import type { ReactNode } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { RETRY } from '#ui/messages.ts';

type NoAnswerProps = { title: ReactNode; children: ReactNode; onRetry(): void };

/** Shown when neither phone nor shop has the data. The page fills by itself once there is a connection. */
export function NoAnswer({ title, children, onRetry }: NoAnswerProps) {
  return (
    <EmptyState title={title}>
      <p>{children}</p>
      <Button onClick={onRetry}>{RETRY}</Button>
    </EmptyState>
  );
}
