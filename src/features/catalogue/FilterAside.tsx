import { Button } from '#ui/Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { ListControl } from './use-list-request.ts';

/** The filters beside the list, where there is room for both. */
export function FilterAside({ control }: { control: ListControl }) {
  return (
    <section className="product-shelf__filters" aria-labelledby="filters-heading">
      <div className="product-shelf__filters-head">
        <h2 id="filters-heading">Filters</h2>
        {control.setCount > 0 && (
          <Button look="word" onClick={control.clear}>
            Clear filters
          </Button>
        )}
      </div>
      <FilterFields control={control} />
    </section>
  );
}
