import type { ReactNode } from 'react';
import './Skeleton.css';

type SkeletonProps = {
  shape: 'line' | 'square' | 'heading' | 'button';
  /** CSS width of a line that is not full. */
  width?: string;
};

/** The place of something that is on its way; seen only if that takes more than a moment. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={`skeleton skeleton--${shape}`} style={width ? { width } : undefined} />;
}

/** Says once, to those who cannot see the shapes, that something is on its way. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <span className="visually-hidden" role="status">
      {children}
    </span>
  );
}

type CardSkeletonsProps = {
  words: string;
  /** Whose classes they have: `{of}-list`, `{of}-card`. */
  of: 'order' | 'quotation';
  /** What stands below the pictures. */
  children: ReactNode;
};

/** The place of a list of cards with pictures that is being read, or fetched for the first time. */
export function CardSkeletons({ words, of, children }: CardSkeletonsProps) {
  return (
    <>
      <LoadingWords>{words}</LoadingWords>
      <ul className={`${of}-list`} aria-hidden="true">
        {['first', 'second', 'third'].map((place) => (
          <li className={`${of}-card`} key={place}>
            <Skeleton shape="line" width="60%" />
            <div className={`${of}-card__pictures`}>
              {['first', 'second'].map((picture) => (
                <span className={`${of}-card__picture`} key={picture}>
                  <Skeleton shape="square" />
                </span>
              ))}
            </div>
            {children}
          </li>
        ))}
      </ul>
    </>
  );
}
