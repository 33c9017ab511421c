import { Children } from 'react';
import type { Elements } from '../elements.ts';
import { BREADCRUMBS } from '../messages.ts';
import './Breadcrumbs.css';

type BreadcrumbsProps = {
  /** The links that lead here, the home page first. */
  children: Elements;
  /** The page's own name. */
  here: string;
};

/** The page's place in the shop, in one line. */
export function Breadcrumbs({ children, here }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={BREADCRUMBS}>
      <ol className="breadcrumbs__list">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
