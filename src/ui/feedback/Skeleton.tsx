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
