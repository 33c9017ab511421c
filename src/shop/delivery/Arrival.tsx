import type { ArrivalWords } from '#domain/delivery/messages.ts';
import type { Elements } from '#ui/elements.ts';
import './Arrival.css';

type ArrivalProps = {
  words: ArrivalWords;
  /** Actions beside the text. */
  children?: Elements;
};

/** When something arrives: the date, with further details below. */
export function Arrival({ words: { lead, more, tone }, children }: ArrivalProps) {
  return (
    <span className={`arrival arrival--${tone}`}>
      <span className="arrival__lead">{lead}</span>
      {(more || children) && (
        <span className="arrival__more">
          {more && <span>{children ? `${more} · ` : more}</span>}
          {children}
        </span>
      )}
    </span>
  );
}
