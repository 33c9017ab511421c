import { Children } from 'react';
import type { SpokenText } from '#domain/shared/spoken-text.ts';
import type { Elements } from '../elements.ts';
import { BREADCRUMBS } from '../messages.ts';
import './Breadcrumbs.css';

type BreadcrumbsProps = {
  /** The links that lead here, the home page first. */
  children: Elements;
  /** The page's own name. */
  here: string | SpokenText;
};

/** The page's place in the shop, in one line. */
export function Breadcrumbs({ children, here }: BreadcrumbsProps) {
  const { text, lang }: SpokenText = typeof here === 'string' ? { text: here } : here;
  return (
    <nav className="breadcrumbs" aria-label={BREADCRUMBS}>
      <ol className="breadcrumbs__list">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li aria-current="page" lang={lang}>
          {text}
        </li>
      </ol>
    </nav>
  );
}
