import type { SortOrder } from '#domain/product/list-order.ts';
import { SORT_ORDERS } from '#domain/product/messages.ts';
import { SORT_BY } from '../messages.ts';
import { sortOrders } from './list-search.ts';
import './SortChoice.css';

type SortChoiceProps = {
  order: SortOrder;
  /** Beside each other above the list, or one under the other for a thumb. */
  variant: 'line' | 'rows';
  onChange(order: SortOrder): void;
  /** After a tap, when there is nothing more to choose. */
  onTap?(): void;
};

/** The orders of a list, one of which is its own. */
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
              // Arrow keys click as well, but only to try.
              if (detail > 0) onTap?.();
            }}
          />
          {SORT_ORDERS[each]}
        </label>
      ))}
    </fieldset>
  );
}
