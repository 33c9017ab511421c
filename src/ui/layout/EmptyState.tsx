import type { ReactNode } from 'react';
import type { Elements } from '../elements.ts';
import './EmptyState.css';

/** A magnifying glass: nothing was found. */
const GLASS =
  'M52 70a30 30 0 1 0 0-60 30 30 0 0 0 0 60zM74 62l24 22M52 58V34c-9 0-13-5-13-12 8 0 13 4 13 12z';

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
