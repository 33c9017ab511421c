import type { Elements } from '../elements.ts';
import './Skeleton.css';

type SkeletonProps = {
  shape: 'line' | 'square' | 'heading' | 'button';
  /** CSS width of a line shorter than the full width. */
  width?: string;
};

/** A placeholder for loading content; visible only if loading takes more than a moment. */
export function Skeleton({ shape, width }: SkeletonProps) {
  return <span className={`skeleton skeleton--${shape}`} style={width ? { width } : undefined} />;
}

/** Tells screen readers once that something is loading. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <span className="visually-hidden" role="status">
      {children}
    </span>
  );
}

type CardSkeletonsProps = {
  words: string;
  /** The prefix of their classes: `{of}-list`, `{of}-card`. */
  of: 'order' | 'quotation';
  /** Shown below the pictures. */
  children: Elements;
};

/** Placeholders for a loading list of cards with pictures. */
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
