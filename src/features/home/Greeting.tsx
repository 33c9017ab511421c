import { shop } from '#shop';
import { PageHeading } from '#ui/PageHeading.tsx';
import './Greeting.css';

/** Whose shop this is, in two lines. */
export function Greeting() {
  return (
    <div className="greeting">
      <PageHeading>From small farms to your kitchen</PageHeading>
      <p>{shop.motto}</p>
    </div>
  );
}
