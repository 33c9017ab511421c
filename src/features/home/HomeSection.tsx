import type { ReactNode } from 'react';
import './HomeSection.css';

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
