import type { ReactNode } from 'react';
import { shop } from '#config/shop.ts';
import { type Banner, bannerAddress } from '#domain/settings/home-page.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { GREETING } from './messages.ts';
import './HomeLayout.css';

type HomeSectionProps = {
  /** Also the name that the section is found by. */
  title: string;
  /** The way to all of it, beside the heading. */
  more?: ReactNode;
  children: ReactNode;
};

/** One part of the first page. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  return (
    <section className="home-section" aria-label={title}>
      <div className="home-section__top">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

/** Whose shop this is, in two lines. */
export function Greeting() {
  return (
    <div className="greeting">
      <PageHeading>{GREETING}</PageHeading>
      <p>{shop.motto}</p>
    </div>
  );
}

/** What others learn of the shop. */
export function HomeHead({ banner }: { banner: Banner | undefined }) {
  const picture = banner && new URL(bannerAddress(banner.wide, 'wide'), shop.site).href;
  return (
    <PageHead title={shop.name} description={shop.motto} path="/" {...(picture && { picture })} />
  );
}
