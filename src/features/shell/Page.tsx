import type { ReactNode } from 'react';
import { Later, lazyPart } from '#ui/Later.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import './Page.css';

// It has something to say on a later visit only.
const UpdateBar = lazyPart(() => import('./UpdateBar.tsx').then((it) => it.UpdateBar));

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
      <Later>
        <UpdateBar />
      </Later>
    </>
  );
}
