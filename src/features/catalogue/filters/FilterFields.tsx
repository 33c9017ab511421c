import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { BRANDS, CATEGORIES, CLEAR_FILTERS, FILTERS } from '../messages.ts';
import { useBrands, useCategories } from '../use-names.ts';
import { PriceFields } from './PriceFields.tsx';
import type { ListControl } from './use-list-request.ts';
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
          title={CATEGORIES}
          options={categories}
          selected={asked.filters.categories}
          onChange={(categories) => narrow({ categories })}
        />
      )}
      {!fixed.brands && (
        <CheckList
          title={BRANDS}
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

type CheckListProps = {
  title: string;
  options: readonly { id: string; name: string }[];
  selected: readonly string[];
  onChange(selected: string[]): void;
};

/**
 * Several of some names. Those that were selected when the list was opened come first; while it is open nothing
 * moves under the finger. Nothing where there are no names.
 */
function CheckList({ title, options, selected, onChange }: CheckListProps) {
  const [first] = useState(selected);
  if (options.length === 0) return null;
  const byName = options.toSorted((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  const inOrder = [
    ...byName.filter(({ id }) => first.includes(id)),
    ...byName.filter(({ id }) => !first.includes(id)),
  ];
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <fieldset className="check-list">
      <legend>{title}</legend>
      {inOrder.map(({ id, name }) => (
        <label className="check-list__row" key={id}>
          <input
            type="checkbox"
            checked={selected.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The filters beside the list, where there is room for both. */
export function FilterAside({ control }: { control: ListControl }) {
  return (
    <section className="filtered-product-list__filters" aria-labelledby="filters-heading">
      <div className="filtered-product-list__filters-head">
        <h2 id="filters-heading">{FILTERS}</h2>
        {control.setCount > 0 && (
          <Button variant="link" onClick={control.clear}>
            {CLEAR_FILTERS}
          </Button>
        )}
      </div>
      <FilterFields control={control} />
    </section>
  );
}
