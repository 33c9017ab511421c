import { useId, useState } from 'react';
import { compareNames } from '#domain/shared/by-name.ts';
import { asEnglish, type SpokenText } from '#domain/shared/spoken-text.ts';
import { Button } from '#ui/form/Button.tsx';
import { BRANDS, CATEGORIES, CLEAR_FILTERS, FILTERS, foundWords } from '../messages.ts';
import { useBrands, useCategories } from '../use-names.ts';
import { PriceFields } from './PriceFields.tsx';
import { useFacets } from './use-facets.ts';
import type { ListControl } from './use-list-request.ts';
import './FilterFields.css';

/** All filter fields, except the one that the page itself fixes. */
export function FilterFields({ control }: { control: ListControl }) {
  const { asked, fixed, change } = control;
  const categories = useCategories().map(({ id, spoken }) => ({ id, name: spoken }));
  const brands = useBrands().map(({ id, brandName }) => ({ id, name: asEnglish(brandName) }));
  const facets = useFacets(asked.filters);
  const narrow = (filters: Partial<typeof asked.filters>) =>
    change({ filters: { ...asked.filters, ...filters } });
  return (
    <div className="filter-fields">
      {!fixed.categories && (
        <CheckList
          title={CATEGORIES}
          options={categories}
          selected={asked.filters.categories}
          counts={facets?.categories}
          onChange={(categories) => narrow({ categories })}
        />
      )}
      {!fixed.brands && (
        <CheckList
          title={BRANDS}
          options={brands}
          selected={asked.filters.brands}
          counts={facets?.brands}
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
  options: readonly { id: string; name: SpokenText }[];
  selected: readonly string[];
  /** How many products each option would show, by its id; undefined until they are counted. */
  counts: ReadonlyMap<string, number> | undefined;
  onChange(selected: string[]): void;
};

/**
 * Checkboxes. Options that were selected when the list opened come first; after that the order stays, so that nothing
 * moves under the finger. Renders nothing without options.
 */
function CheckList({ title, options, selected, counts, onChange }: CheckListProps) {
  const listId = useId();
  const [first] = useState(selected);
  if (options.length === 0) return null;
  const byName = options.toSorted((a, b) => compareNames(a.name.text, b.name.text));
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
        <div className="check-list__row" key={id}>
          <label>
            <input
              type="checkbox"
              checked={selected.includes(id)}
              aria-describedby={`${listId}${id}`}
              onChange={(event) => toggle(id, event.target.checked)}
            />
            <span lang={name.lang}>{name.text}</span>
          </label>
          <Count id={`${listId}${id}`} count={counts && (counts.get(id) ?? 0)} />
        </div>
      ))}
    </fieldset>
  );
}

/** The count beside a filter. Its space is reserved, so that nothing moves when it appears. */
function Count({ id, count }: { id: string; count: number | undefined }) {
  return (
    <span className="check-list__count" id={id}>
      {count !== undefined && (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{foundWords(count)}</span>
        </>
      )}
    </span>
  );
}

/** The filters beside the list, on wide screens. */
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
