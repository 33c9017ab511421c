import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import './EmptyState.css';

/** A magnifying glass: nothing was found. */
const GLASS = 'M52 70a30 30 0 1 0 0-60 30 30 0 0 0 0 60zM74 62l24 22M40 40a12 12 0 0 1 12-12';

type EmptyStateProps = {
  /** What is missing, as the path of a line drawing of 120 by 90. */
  drawing?: string;
  /** One sentence that states the situation. */
  title: ReactNode;
  /** Ways on: text, then buttons or links. */
  children?: Elements;
};

/** Shown in a page or part of one that has nothing to show. */
export function EmptyState({ drawing = GLASS, title, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <svg
        className="empty-state__drawing"
        viewBox="0 0 120 90"
        width="120"
        height="90"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
      <div className="empty-state__title">{title}</div>
      {children}
    </div>
  );
}
