import type { ReactNode } from 'react';
import type { ArrivalWords } from '#domain/delivery/messages.ts';
import './Arrival.css';

type ArrivalProps = {
  words: ArrivalWords;
  /** Actions beside the text. */
  children?: ReactNode;
};

/** When something arrives: the date, with further details below. */
export function Arrival({ words: { lead, more, tone }, children }: ArrivalProps) {
  return (
    <span className={`arrival arrival--${tone}`}>
      <span className="arrival__lead">{lead}</span>
      {(more || children) && (
        <span className="arrival__more">
          {more}
          {more && children && ' · '}
          {children}
        </span>
      )}
    </span>
  );
}
