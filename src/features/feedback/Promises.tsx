import type { ReactNode } from 'react';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  FARM_TO_DOOR,
  NATURAL_PRODUCTS,
  QUICK_RESULTS,
  RATING,
  RESULT_DAYS,
  RESULTS_VISIBLE_IN,
} from './messages.ts';
import './Promises.css';

/** What the shop says of itself beside the feedback form, each with its drawn sign. */
export function Promises() {
  return (
    <ul className="promises">
      <Tile sign="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z">
        {RATING}
      </Tile>
      <Tile sign="M4 11l8-7 8 7v9H4zM10 20v-6h4v6">{FARM_TO_DOOR}</Tile>
      <Tile sign="M12 21v-8M12 13C6 13 4 9 4 4c6 0 8 4 8 9zM12 16c0-5 3-8 8-8 0 5-3 8-8 8z">
        {NATURAL_PRODUCTS}
      </Tile>
      <Tile sign="M5 5h14v15H5zM5 9.5h14M9 3v4M15 3v4M9 15l2 2 4-4.5">
        <Sentence
          text={RESULTS_VISIBLE_IN}
          parts={{
            heading: <strong>{QUICK_RESULTS}</strong>,
            days: <span className="promises__days">{RESULT_DAYS}</span>,
          }}
        />
      </Tile>
    </ul>
  );
}

function Tile({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <li className="promises__one">
      <svg className="icon" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d={sign} />
      </svg>
      <p>{children}</p>
    </li>
  );
}
