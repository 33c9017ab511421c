import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import './Page.css';

type PageProps = {
  /** The shopper's own things in the header. */
  own: ReactNode;
  /** The status strip. */
  status: ReactNode;
  children: ReactNode;
};

/** What every screen stands in. */
export function Page({ own, status, children }: PageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header>{own}</Header>
      {status}
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <UpdateBar />
    </>
  );
}
