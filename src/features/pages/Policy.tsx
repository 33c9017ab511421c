import { shop } from '#shop';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { shortDescription } from '#ui/page-head.ts';
import { TextSections } from './TextSections.tsx';
import './Pages.css';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** One of the shop's policies. */
export function Policy({ id }: { id: keyof typeof shop.policies }) {
  const { title, updated, sections } = shop.policies[id];
  return (
    <div className="text-page">
      <PageHead title={title} description={shortDescription(sections[0].text)} path={`/${id}`} />
      <PageHeading>{title}</PageHeading>
      <p className="text-page__aside">
        In force since <time dateTime={updated}>{day.format(new Date(updated))}</time>
      </p>
      <TextSections sections={sections} />
    </div>
  );
}
