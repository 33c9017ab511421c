import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { shop } from '#config/shop.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import { markHydrated } from './hydration.ts';
import {
  canonicalAddress,
  dataText,
  SHOP_PICTURE,
  sameInEachLanguage,
  tabTitle,
} from './page-head.ts';

type PageHeadProps = {
  /** The page's name. */
  title: string;
  /** The page's content in a sentence or two. */
  description: string;
  /** From the root. A page without one is private to the shopper and marked noindex. */
  path?: string;
  /** URL of a picture of the page's subject. */
  picture?: string;
  kind?: 'website' | 'article' | 'product';
  /** The page's schema.org data; only drawn pages carry it. */
  data?: object;
};

/** A page's title and metadata; React moves them into the document's head. */
export function PageHead({
  title,
  description,
  path,
  picture = SHOP_PICTURE,
  kind = 'website',
  data,
}: PageHeadProps) {
  useEffect(dropWholeShopWords, []);
  // PageHead is in the same hydration boundary as the page's fields and buttons, so it is hydrated with them.
  useLayoutEffect(markHydrated, []);
  const address = path && canonicalAddress(path);
  const spoken = spokenLanguage();
  const drawnData = useDrawnData(path, data);
  return (
    <>
      <title>{tabTitle(title)}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {path &&
        sameInEachLanguage(path).map(({ language, address: same }) => (
          <link key={language} rel="alternate" hrefLang={language} href={same} />
        ))}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {spoken !== 'en' && <meta property="og:locale" content={`${spoken}_IN`} />}
      <meta property="og:image" content={picture} />
      {drawnData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data that is not run, and that cannot end its element.
          dangerouslySetInnerHTML={drawnData}
        />
      )}
    </>
  );
}

/**
 * The data that the page was drawn with, until another page opens. Search engines read it in the drawn HTML; the app never
 * creates or changes a script element, which would need Trusted Types.
 */
function useDrawnData(path: string | undefined, data: object | undefined) {
  const isDrawn = useSyncExternalStore(nothingToHear, isNot, is);
  const [drawn, setDrawn] = useState(isDrawn && data ? { path, __html: dataText(data) } : null);
  if (drawn && drawn.path !== path) setDrawn(null);
  return drawn;
}

const nothingToHear = () => () => {};
const is = () => true;
const isNot = () => false;

/** Removes the whole-shop metadata of index.html, which counts only until a page sets its own. */
function dropWholeShopWords(): void {
  for (const word of document.head.querySelectorAll('[data-whole-shop]')) word.remove();
}

/** The h1 of a page, which gets the focus when the page opens. */
export function PageHeading({ children, lang }: { children: string; lang?: string | undefined }) {
  return (
    <h1 tabIndex={-1} lang={lang}>
      {children}
    </h1>
  );
}
