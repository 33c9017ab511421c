import { DEFAULT_PRICE_RANGE } from '#domain/shared/limits.ts';
import { asEnglish, type SpokenText } from '#domain/shared/spoken-text.ts';
import { chosenPrice, withoutFilter } from '../messages.ts';
import { useBrands, useCategories } from '../use-names.ts';
import type { ListControl } from './use-list-request.ts';
import './FilterChips.css';

/** One chip per active filter, which removes it. Renders nothing without filters. */
export function FilterChips({ control }: { control: ListControl }) {
  const { asked, fixed, setCount, change } = control;
  const categories = useCategories();
  const brands = useBrands();
  if (setCount === 0) return null;
  const { filters } = asked;
  const without = (group: 'categories' | 'brands', gone: string) =>
    change({ filters: { ...filters, [group]: filters[group].filter((id) => id !== gone) } });
  const nameOf = {
    categories: (id: string): SpokenText =>
      categories.find((it) => it.id === id)?.spoken ?? { text: id },
    brands: (id: string): SpokenText =>
      asEnglish(brands.find((it) => it.id === id)?.brandName ?? id),
  };
  const chips = (['categories', 'brands'] as const).flatMap((group) =>
    (fixed[group] ? [] : filters[group]).map((id) => ({
      key: `${group} ${id}`,
      name: nameOf[group](id),
      takeAway: () => without(group, id),
    })),
  );
  const price = chosenPrice(filters.priceRange);
  if (price) {
    const takeAway = () => change({ filters: { ...filters, priceRange: DEFAULT_PRICE_RANGE } });
    chips.push({ key: 'price', name: { text: price }, takeAway });
  }
  return (
    <ul className="filter-chips">
      {chips.map(({ key, name, takeAway }) => (
        <li key={key}>
          <button type="button" aria-label={withoutFilter(name.text)} onClick={takeAway}>
            <span lang={name.lang}>{name.text}</span> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
