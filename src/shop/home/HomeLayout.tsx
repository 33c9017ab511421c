import { shop } from '#config/shop.ts';
import { type Banner, bannerAddress } from '#domain/settings/home-page.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import type { Elements } from '#ui/elements.ts';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { GREETING } from './messages.ts';
import './HomeLayout.css';

type HomeSectionProps = {
  /** Heading, and the section's accessible name. */
  title: string;
  /** Link to the full list, beside the heading. */
  more?: Elements;
  children: Elements;
};

/** One section of the home page. */
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

/** Heading and motto of the shop. */
export function Greeting() {
  return (
    <div className="greeting">
      <PageHeading>{GREETING}</PageHeading>
      <p lang={asEnglish(shop.motto).lang}>{shop.motto}</p>
    </div>
  );
}

/** The home page's metadata for search engines and link previews. */
export function HomeHead({ banner }: { banner: Banner | undefined }) {
  const picture =
    banner && shop.site && new URL(bannerAddress(banner.wide, 'wide'), shop.site).href;
  return (
    <PageHead title={shop.name} description={shop.motto} path="/" {...(picture && { picture })} />
  );
}
