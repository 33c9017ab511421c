import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import './EmptyState.css';

type EmptyStateProps = {
  /** One sentence that states the situation. */
  title: ReactNode;
  /** Ways on: text, then buttons or links. */
  children?: Elements;
};

/** Shown in a page or part of one that has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg
        className="empty-state__basket"
        viewBox="0 0 120 90"
        width="120"
        height="90"
        aria-hidden="true"
      >
        <path d="M14 40h92l-10 40a6 6 0 0 1-6 4.5H30a6 6 0 0 1-6-4.5z" />
        <path d="M8 40h104M30 40C34 12 50 6 60 6s26 6 30 34M22 55h76M26 70h68M46 40l4 44M74 40l-4 44" />
      </svg>
      <div className="empty-state__title">{title}</div>
      {children}
    </div>
  );
}
