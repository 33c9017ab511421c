import { Button, LinkButton } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import type { ListControl } from './use-list-request.ts';

/** A list that nothing answers, and the ways on from there. */
export function NothingFound({ control }: { control: ListControl }) {
  const isNarrowed = control.setCount > 0;
  return (
    <EmptyState title="No products found!">
      {isNarrowed ? (
        <>
          <p>Nothing here answers all of these filters at once.</p>
          <Button onClick={control.clear}>Clear filters</Button>
        </>
      ) : (
        <p>Try another word, in English or Hindi, or look into a category:</p>
      )}
      <LinkButton to="/products" variant={isNarrowed ? 'link' : 'secondary'}>
        See all products
      </LinkButton>
      {!isNarrowed && <CategoryLinks />}
    </EmptyState>
  );
}
