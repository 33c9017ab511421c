import { CheckList } from './CheckList.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { ListControl } from './use-list-request.ts';
import { useBrands, useCategories } from './use-names.ts';
import './FilterFields.css';

/** Everything by which a list can be narrowed down, but for what its page is about. */
export function FilterFields({ control }: { control: ListControl }) {
  const { asked, fixed, change } = control;
  const categories = useCategories().map(({ id, categoryName }) => ({ id, name: categoryName }));
  const brands = useBrands().map(({ id, brandName }) => ({ id, name: brandName }));
  const narrow = (filters: Partial<typeof asked.filters>) =>
    change({ filters: { ...asked.filters, ...filters } });
  return (
    <div className="filter-fields">
      {!fixed.categories && (
        <CheckList
          title="Categories"
          options={categories}
          selected={asked.filters.categories}
          onChange={(categories) => narrow({ categories })}
        />
      )}
      {!fixed.brands && (
        <CheckList
          title="Brands"
          options={brands}
          selected={asked.filters.brands}
          onChange={(brands) => narrow({ brands })}
        />
      )}
      <PriceFields
        range={asked.filters.priceRange}
        onChange={(priceRange) => narrow({ priceRange })}
      />
    </div>
  );
}
