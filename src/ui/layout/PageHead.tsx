import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { shop } from '#config/shop.ts';
import { markHydrated } from './hydration.ts';
import { canonicalAddress, dataText, SHOP_PICTURE, tabTitle } from './page-head.ts';

type PageHeadProps = {
  /** The page's own name. */
  title: string;
  /** What one finds here, in a sentence or two. */
  description: string;
  /** From the root; without one the page is nobody's business but the shopper's, and search engines leave it out. */
  path?: string;
  /** Web address of a picture of what the page is about. */
  picture?: string;
  kind?: 'website' | 'article' | 'product';
  /** What the page is about, in the words of schema.org; only drawn pages carry it. */
  data?: object;
};

/** A page's title and what others learn of it; React puts it into the document's head. */
export function PageHead({
  title,
  description,
  path,
  picture = SHOP_PICTURE,
  kind = 'website',
  data,
}: PageHeadProps) {
  useEffect(dropWholeShopWords, []);
  // It stands in the same part of the page as the fields and buttons, and is hydrated with them.
  useLayoutEffect(markHydrated, []);
  const address = path && canonicalAddress(path);
  const drawnData = useDrawnData(path, data);
  return (
    <>
      <title>{tabTitle(title)}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
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
 * What the page was drawn with, for as long as it is that page. Search engines read pages as they come; the page itself never makes or
 * changes a script element, which the browser would have to trust.
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

/** index.html speaks for the whole shop until a page speaks for itself. */
function dropWholeShopWords(): void {
  for (const word of document.head.querySelectorAll('[data-whole-shop]')) word.remove();
}

/** The one h1 of a page, where the focus goes when the page opens. */
export function PageHeading({ children }: { children: string }) {
  return <h1 tabIndex={-1}>{children}</h1>;
}
