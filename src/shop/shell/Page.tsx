import type { ReactNode } from 'react';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { SKIP_TO_CONTENT } from './messages.ts';
import './Page.css';

type PageProps = {
  /** The search and the shopper's own things in the header. */
  actions: ReactNode;
  /** The status strip. */
  status: ReactNode;
  /** Whether a new version of the shop is there. */
  update: ReactNode;
  /** Where one orders and pays, nothing leads away from that. */
  hasFooter: boolean;
  children: ReactNode;
};

/** What every screen stands in. */
export function Page({ actions, status, update, hasFooter, children }: PageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {SKIP_TO_CONTENT}
      </a>
      <Header>{actions}</Header>
      {status}
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      {hasFooter ? <Footer /> : <div className="page-end" />}
      {update}
    </>
  );
}
