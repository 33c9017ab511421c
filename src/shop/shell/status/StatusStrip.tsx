import type { ReactNode } from 'react';
import { HOW_THE_SHOP_STANDS, type StatusWords } from '../messages.ts';
import './StatusStrip.css';

/** The strip before this phone's database has been read: only its place; the same as in index.html. */
export function StatusStripBefore() {
  return <Strip tone="asking" />;
}

export function Strip({ tone, children }: { tone: StatusWords['tone']; children?: ReactNode }) {
  return (
    <section className="status" aria-label={HOW_THE_SHOP_STANDS}>
      <p className={`status__line status__line--${tone}`}>{children}</p>
    </section>
  );
}
