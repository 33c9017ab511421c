import { texts } from '#config/texts.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { longDayWords } from '#domain/shared/day-in-india.ts';
import { LinkButton } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { PageHead, PageHeading } from '#ui/layout/PageHead.tsx';
import { shortDescription } from '#ui/layout/page-head.ts';
import { BROWSE_PRODUCTS, POLICY_TITLES } from '#ui/messages.ts';
import { GrievanceOfficer, Seller } from '#ui/seller/Seller.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import {
  ABOUT_US,
  IN_FORCE_SINCE,
  NO_SPARE_PARTS_SOLD,
  NOTHING_HERE_YET,
  SPARE_PARTS,
} from './messages.ts';
import './Pages.css';

type PolicyProps = {
  id: keyof typeof POLICY_TITLES;
  /** The loader's settings, where the policy says who sells. */
  loaded?: ShopSettings | null;
};

/** One of the shop's policies, and whom to complain to. */
export function Policy({ id, loaded }: PolicyProps) {
  const title = POLICY_TITLES[id];
  const { updated, sections } = texts.policies[id];
  return (
    <div className="text-page">
      <PageHead
        title={title}
        description={shortDescription(sections[0]?.text ?? '')}
        path={`/${id}`}
      />
      <PageHeading>{title}</PageHeading>
      {!Number.isNaN(Date.parse(updated)) && (
        <p className="text-page__aside">
          <Sentence
            text={IN_FORCE_SINCE}
            parts={{ day: <time dateTime={updated}>{longDayWords(Date.parse(updated))}</time> }}
          />
        </p>
      )}
      <TextSections sections={sections} />
      {loaded !== undefined && <Seller loaded={loaded} />}
      <GrievanceOfficer />
    </div>
  );
}

export function AboutUs() {
  return (
    <div className="text-page">
      <PageHead
        title={ABOUT_US}
        description={shortDescription(texts.about[0]?.text ?? '')}
        path="/about-us"
      />
      <PageHeading>{ABOUT_US}</PageHeading>
      <TextSections sections={texts.about} />
      <LinkButton to="/products">{BROWSE_PRODUCTS}</LinkButton>
    </div>
  );
}

type TextSectionsProps = { sections: readonly { heading: string; text: string }[] };

/** The merchant's headings, each with a paragraph. */
function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ heading, text }) => (
    <section className="text-section" key={heading}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  ));
}

/** A placeholder: the shop sells no spare parts yet. */
export function SpareParts() {
  return (
    <EmptyState title={<PageHeading>{SPARE_PARTS}</PageHeading>}>
      <PageHead title={SPARE_PARTS} description={NO_SPARE_PARTS_SOLD} />
      <p>{NOTHING_HERE_YET}</p>
      <LinkButton to="/products">{BROWSE_PRODUCTS}</LinkButton>
    </EmptyState>
  );
}
