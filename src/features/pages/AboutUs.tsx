import { shop } from '#shop';
import { LinkButton } from '#ui/Button.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { shortDescription } from '#ui/page-head.ts';
import { TextSections } from './TextSections.tsx';
import './Pages.css';

/** Whose shop this is and what it promises. */
export function AboutUs() {
  return (
    <div className="text-page">
      <PageHead
        title="About us"
        description={shortDescription(shop.about[0].text)}
        path="/about-us"
      />
      <PageHeading>About us</PageHeading>
      <TextSections sections={shop.about} />
      <LinkButton to="/products">Browse Products</LinkButton>
    </div>
  );
}
