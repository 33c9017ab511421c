import { Button } from '#ui/Button.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { ListControl } from './use-list-request.ts';

/** The filters beside the list, where there is room for both. */
export function FilterAside({ control }: { control: ListControl }) {
  return (
    <section className="filtered-product-list__filters" aria-labelledby="filters-heading">
      <div className="filtered-product-list__filters-head">
        <h2 id="filters-heading">Filters</h2>
        {control.setCount > 0 && (
          <Button variant="link" onClick={control.clear}>
            Clear filters
          </Button>
        )}
      </div>
      <FilterFields control={control} />
    </section>
  );
}
