import type { ReactNode } from 'react';

/** The shopper's own things at the end of the header. */
export function HeaderActions({ children }: { children: ReactNode }) {
  return <div className="header__own">{children}</div>;
}
