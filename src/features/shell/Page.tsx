import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import './Page.css';

/** What every screen stands in. */
export function Page({ cartCount, children }: { cartCount: number; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <Header cartCount={cartCount} />
      <StatusStrip />
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <UpdateBar />
    </>
  );
}
