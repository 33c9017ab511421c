import type { ReactNode } from 'react';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { useClaims } from '#ui/use-shop-pages.ts';
import './TrustBadges.css';

/** The shop's claims about itself, each with an icon, beside the feedback form. */
export function TrustBadges({ loaded }: { loaded: ShopSettings | null }) {
  const { rating, delivery, produce, results } = useClaims(loaded);
  return (
    <ul className="trust-badges">
      <Tile sign="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z">
        {rating}
      </Tile>
      <Tile sign="M4 11l8-7 8 7v9H4zM10 20v-6h4v6">{delivery}</Tile>
      <Tile sign="M12 21v-8M12 13C6 13 4 9 4 4c6 0 8 4 8 9zM12 16c0-5 3-8 8-8 0 5-3 8-8 8z">
        {produce}
      </Tile>
      <Tile sign="M5 5h14v15H5zM5 9.5h14M9 3v4M15 3v4M9 15l2 2 4-4.5">
        {results.heading && (
          <span>
            <strong>{results.heading}</strong> <span>{results.text}</span>{' '}
            <span className="trust-badges__days">{results.time}</span>
          </span>
        )}
      </Tile>
    </ul>
  );
}

/** One claim; renders nothing without text. */
function Tile({ sign, children }: { sign: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <li className="trust-badges__one">
      <svg className="icon" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d={sign} />
      </svg>
      <p lang={asEnglish('').lang}>{children}</p>
    </li>
  );
}
