import type { ReactNode } from 'react';
import './Notice.css';

type NoticeProps = {
  /** Good news, plain news, or something that needs care. */
  tone?: 'good' | 'plain' | 'careful';
  /** Announced at once (role alert), because a press failed. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** A short message beside its subject, announced when it appears. */
export function Notice({ tone = 'plain', isUrgent = false, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={isUrgent ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
