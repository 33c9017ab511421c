import type { ReactNode } from 'react';
import type { StatusWords } from '../messages.ts';
import './StatusStrip.css';

/** The strip while this phone has not been asked yet; the same as in index.html. */
export function StatusStripBefore() {
  return <Strip tone="asking">Opening…</Strip>;
}

/** The strip itself, which is there before anything is known. */
export function Strip({ tone, children }: { tone: StatusWords['tone']; children: ReactNode }) {
  return (
    <section className="status" aria-label="How the shop stands">
      <p className={`status__line status__line--${tone}`}>{children}</p>
    </section>
  );
}
