import { Link } from '@tanstack/react-router';
import { shop } from '#config/shop.ts';
import { asEnglish } from '#domain/shared/spoken-text.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { CONTACT_US, POLICY_TITLES } from '#ui/messages.ts';
import { ContactLinks } from '#ui/text/ContactLinks.tsx';
import { useContact } from '#ui/use-shop.ts';
import {
  ABOUT_US,
  BLOGS,
  CONTACT,
  FAQS,
  FEEDBACK,
  FIND_US_ON_MAP,
  poweredBy,
  SOFTWARE,
  SUPPORT,
  USEFUL_LINKS,
} from '../messages.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import './Footer.css';

type PageLink = { path: string; words: string };

const policies = (): readonly PageLink[] =>
  Object.entries(POLICY_TITLES).map(([id, words]) => ({ path: `/${id}`, words }));

const useful = (): readonly PageLink[] => [
  { path: '/about-us', words: ABOUT_US },
  { path: '/contact-us', words: CONTACT_US },
  { path: '/services', words: FEEDBACK },
  { path: '/faqs', words: FAQS },
  { path: '/blogs', words: BLOGS },
];

/** The bottom of the pages: policies, other pages, and contacts. */
export function Footer() {
  const { mapsUrl, address } = useContact();
  return (
    <footer className="footer">
      <div className="footer__inner">
        <div>
          <p className="footer__name">{shop.name}</p>
          <p lang={asEnglish(shop.motto).lang}>{shop.motto}</p>
        </div>
        <FooterLinks title={SUPPORT} pages={policies()} />
        <FooterLinks title={USEFUL_LINKS} pages={useful()} />
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{CONTACT}</h2>
          <ul className="footer__list">
            <ContactLinks />
            {mapsUrl && (
              <li>
                <a href={mapsUrl} target="_blank" rel="noopener noreferrer">
                  <Icon name="pin" />
                  <span>{FIND_US_ON_MAP}</span>
                </a>
              </li>
            )}
          </ul>
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      </div>
      <LanguageLinks />
      <p className="footer__powered">{poweredBy(SOFTWARE)}</p>
    </footer>
  );
}

function FooterLinks({ title, pages }: { title: string; pages: readonly PageLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="footer__list">
        {pages.map(({ path, words }) => (
          <li key={path}>
            <Link to={path}>{words}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
