import type { ReactNode } from 'react';
import './Notice.css';

type NoticeProps = {
  /** Good news, plain news, or something to do about. */
  tone?: 'good' | 'plain' | 'careful';
  /** Read out at once, because a press did not do what it should. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A short message beside what it is about, read out where it appears. */
export function Notice({ tone = 'plain', isUrgent = false, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={isUrgent ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
