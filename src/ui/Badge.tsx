import './Badge.css';

/** Well done, under way, or gone wrong. */
export type BadgeTone = 'good' | 'plain' | 'careful';

/** One word on how something stands. */
export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
