import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RelativeTime } from '#ui/RelativeTime.tsx';
import { type ShopStatus, type StatusWords, statusWords } from '../messages.ts';
import './StatusStrip.css';

/** Always there and always true: whether the shop answers, what waits, how old the prices are. */
export function StatusStrip({ status }: { status: ShopStatus }) {
  const { tone, reach, waiting, needsYou } = statusWords(status);
  const hasNoPrices = status.refreshedAt === null && tone === 'offline';
  if (status.isBlocked) {
    return (
      <Strip tone="offline">
        <span role="status">
          This phone’s storage is held up. Please close other tabs of the shop; this one then goes
          on by itself.
        </span>
      </Strip>
    );
  }
  return (
    <Strip tone={tone}>
      {/* Two elements, so that one takes the other's place instead of moving. */}
      {hasNoPrices && <span className="status__age">No prices yet</span>}
      {typeof status.refreshedAt === 'number' && (
        <span className="status__age">
          Prices from <RelativeTime at={status.refreshedAt} />
        </span>
      )}
      <span role="status">
        {reach} {waiting && <Link to="/waiting">{waiting}</Link>}{' '}
        {needsYou && (
          <Link className="status__needs-you" to="/waiting">
            {needsYou}
          </Link>
        )}
      </span>
    </Strip>
  );
}

/** The strip while this phone has not been asked yet; the same as in index.html. */
export function StatusStripBefore() {
  return <Strip tone="asking">Opening…</Strip>;
}

function Strip({ tone, children }: { tone: StatusWords['tone']; children: ReactNode }) {
  return (
    <section className="status" aria-label="How the shop stands">
      <p className={`status__line status__line--${tone}`}>{children}</p>
    </section>
  );
}
