import type { Elements } from '#ui/elements.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { SKIP_TO_CONTENT } from './messages.ts';
import './Page.css';

type PageProps = {
  /** The search, cart and account in the header. */
  actions: Elements;
  /** The status strip. */
  status: Elements;
  /** The bar that offers a new version of the app. */
  update: Elements;
  /** False in the cart and checkout, where nothing should lead away. */
  hasFooter: boolean;
  children: Elements;
};

/** The frame around every screen. */
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
