import { useEffect } from 'react';
import { shop } from '#shop';

type PageHeadingProps = {
  children: string;
  /** What the browser's tab says, where that is not the heading. */
  tab?: string;
};

/** The one h1 of a page, and the page's title with it. */
export function PageHeading({ children, tab = children }: PageHeadingProps) {
  useEffect(() => {
    document.title = tab === shop.name ? tab : `${tab} – ${shop.name}`;
  }, [tab]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
