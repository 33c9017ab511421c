import { Link } from '@tanstack/react-router';
import { RelativeTime } from '#ui/RelativeTime.tsx';
import { statusWords } from './status-words.ts';
import { useShopStatus } from './use-shop-status.ts';
import './StatusStrip.css';

/** Always there and always true: whether the shop answers, what waits, how old the prices are. */
export function StatusStrip() {
  const status = useShopStatus();
  const { tone, reach, waiting, needsYou } = statusWords(status);
  return (
    <div className="status">
      <p className={`status__line status__line--${tone}`}>
        <span role="status">
          {reach} {waiting && <Link to="/waiting">{waiting}</Link>}{' '}
          {needsYou && (
            <Link className="status__needs-you" to="/waiting">
              {needsYou}
            </Link>
          )}
        </span>{' '}
        <span className="status__age">
          {status.refreshedAt === null ? (
            'No catalogue on this phone yet'
          ) : (
            <>
              Prices from <RelativeTime at={status.refreshedAt} />
            </>
          )}
        </span>
      </p>
    </div>
  );
}
