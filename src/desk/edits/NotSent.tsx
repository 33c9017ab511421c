import type { Elements } from '#ui/elements.ts';
import { notSentYet } from './messages.ts';
import './NotSent.css';

type NotSentProps = {
  /** What was done, as in “Marked as packed”; without it, what stands beside the mark says so. */
  what?: string;
  /** What can be done about it. */
  children?: Elements;
};

/** The small mark of something that was done here and that the shop does not have yet. */
export function NotSent({ what, children }: NotSentProps) {
  return (
    <div className="desk-mark" role="status">
      <span>{notSentYet(what)}</span>
      {children}
    </div>
  );
}
