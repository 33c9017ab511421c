import { useDeferredValue, useMemo, useState } from 'react';
import { Field, Select } from '#ui/form/Field.tsx';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { STOCK, stayAtTyped } from '../frame/navigation.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import {
  ALL_CATEGORIES,
  CATEGORY,
  countWords,
  NO_PRODUCTS_YET,
  SEARCH_PRODUCTS,
  STOCK_HEADING,
  STOCK_TITLE,
} from './messages.ts';
import { StockRow } from './StockRow.tsx';
import './Stock.css';
import { asks, type ShownStock, useDeskStock } from './use-desk-stock.ts';
import { useTypedStock } from './use-typed-stock.ts';

/** All products, those with a question first, then those that are sold out: how many there are, and what they cost. */
export function Stock({ search }: { search: URLSearchParams }) {
  const stock = useDeskStock();
  const isMerchant = useIsMerchant();
  const categories = useGroupOptions('categories');
  const typedStock = useTypedStock();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const [category, setCategory] = useState(search.get('category') ?? '');
  const wanted = useDeferredValue(typed);
  const soldOut = useSoldOutAtFirst(stock);
  const found = useMemo(
    () => findStock(stock ?? [], soldOut, category, wanted),
    [stock, soldOut, category, wanted],
  );
  function look(text: string, chosen: string) {
    setTyped(text);
    setCategory(chosen);
    const query = new URLSearchParams();
    if (chosen) query.set('category', chosen);
    if (text) query.set('q', text);
    stayAtTyped(query.size > 0 ? `${STOCK}?${query}` : STOCK);
  }
  return (
    <>
      <h1>{isMerchant ? STOCK_HEADING : STOCK_TITLE}</h1>
      <div className="desk-find">
        <Field
          label={SEARCH_PRODUCTS}
          type="search"
          value={typed}
          onChange={(event) => look(event.currentTarget.value, category)}
          autoComplete="off"
        />
        <Select
          label={CATEGORY}
          value={category}
          onChange={(event) => look(typed, event.currentTarget.value)}
          options={[{ value: '', words: ALL_CATEGORIES }, ...categories]}
        />
      </div>
      {stock !== undefined && (
        <p role="status" className="desk-soft">
          {stock === null ? NO_PRODUCTS_YET : countWords(found.length, stock.length)}
        </p>
      )}
      <PagedList className="desk-orders" items={found} of={`${category} ${wanted}`}>
        {(shown) => (
          <StockRow
            key={shown.product.id}
            shown={shown}
            typed={typedStock.of(shown.product.id)}
            onType={(next) => typedStock.change(shown.product.id, next)}
          />
        )}
      </PagedList>
    </>
  );
}

/** What was sold out when the screen opened: nothing that is filled up moves away from under the thumb. */
function useSoldOutAtFirst(stock: readonly ShownStock[] | null | undefined): ReadonlySet<string> {
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (first || !stock) return first ?? NONE;
  const soldOut = stock.filter(({ pieces }) => pieces <= 0).map(({ product }) => product.id);
  setFirst(new Set(soldOut));
  return NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** Those of a category whose name has every word that was typed; with a question first, then sold out, otherwise by name. */
function findStock(
  stock: readonly ShownStock[],
  soldOut: ReadonlySet<string>,
  category: string,
  typed: string,
): ShownStock[] {
  const words = typed.toLowerCase().split(/\s+/);
  const found = stock.filter(({ product }) => {
    const name = product.name.toLowerCase();
    return (!category || product.category === category) && words.every((it) => name.includes(it));
  });
  const placeOf = (it: ShownStock) => (asks(it) ? 0 : soldOut.has(it.product.id) ? 1 : 2);
  return [0, 1, 2].flatMap((place) => found.filter((it) => placeOf(it) === place));
}
