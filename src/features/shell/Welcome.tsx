import { shop } from '#shop';
import { LinkButton } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import market from './market.svg';
import './Welcome.css';

/** The greeting on the first page. */
export function Welcome() {
  return (
    <section className="welcome">
      <div className="welcome__words">
        <PageHeading tab={shop.name}>From small farms to your kitchen</PageHeading>
        <p>{shop.motto}</p>
        <LinkButton to="/products">Browse Products</LinkButton>
      </div>
      <img
        className="welcome__picture"
        src={market}
        width={640}
        height={400}
        alt=""
        fetchPriority="high"
      />
    </section>
  );
}
