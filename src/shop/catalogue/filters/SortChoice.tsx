import type { SortOrder } from '#domain/product/list-order.ts';
import { SORT_ORDERS } from '#domain/product/messages.ts';
import { SORT_BY } from '../messages.ts';
import { sortOrders } from './list-search.ts';
import './SortChoice.css';

type SortChoiceProps = {
  order: SortOrder;
  /** `line`: side by side above the list. `rows`: stacked, for a thumb. */
  variant: 'line' | 'rows';
  onChange(order: SortOrder): void;
  /** Called after a tap, but not after an arrow key. */
  onTap?(): void;
};

/** The sort orders, one of them selected. */
export function SortChoice({ order, variant, onChange, onTap }: SortChoiceProps) {
  return (
    <fieldset className={`sort-choice sort-choice--${variant}`}>
      <legend className="visually-hidden">{SORT_BY}</legend>
      {sortOrders.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="sort"
            checked={each === order}
            onChange={() => onChange(each)}
            onClick={({ detail }) => {
              // Arrow keys fire clicks as well, but only to browse the options.
              if (detail > 0) onTap?.();
            }}
          />
          <span>{SORT_ORDERS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
