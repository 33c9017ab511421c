import type { ReactNode } from 'react';
import type { ArrivalWords } from '#domain/delivery/messages.ts';
import './Arrival.css';

type ArrivalProps = {
  words: ArrivalWords;
  /** What can be done about it. */
  children?: ReactNode;
};

/** When something arrives: the day, and below it what else is to be known. */
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
