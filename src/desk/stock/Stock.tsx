import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { matcherOf, searchText } from '#domain/search/match-text.ts';
import { Select } from '#ui/form/Field.tsx';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
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

/** Stock and price of all products: those with a question first, then those sold out. */
export function Stock() {
  const stock = useDeskStock();
  const isMerchant = useIsMerchant();
  const categories = useGroupOptions('categories');
  const typedStock = useTypedStock();
  const [{ q: typed = '', category = '' }, look] = useTypedSearch(
    useSearch({ from: '/desk/stock' }),
  );
  const wanted = useDeferredValue(typed);
  const soldOut = useSoldOutAtFirst(stock);
  const found = useMemo(
    () => findStock(stock ?? [], soldOut, category, wanted),
    [stock, soldOut, category, wanted],
  );
  return (
    <>
      <h1>{isMerchant ? STOCK_HEADING : STOCK_TITLE}</h1>
      <div className="desk-find">
        <SearchField label={SEARCH_PRODUCTS} value={typed} onType={(q) => look({ q })} />
        <Select
          label={CATEGORY}
          value={category}
          onChange={(event) => look({ category: event.currentTarget.value })}
          options={[{ value: '', words: ALL_CATEGORIES }, ...categories]}
        />
      </div>
      <PagedList
        className="desk-orders"
        items={found}
        count={
          stock ? countWords(found.length, stock.length) : stock === null ? NO_PRODUCTS_YET : null
        }
        of={`${category} ${wanted}`}
      >
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

/** Products that were sold out when the screen opened: a refilled one keeps its place under the thumb. */
function useSoldOutAtFirst(stock: readonly ShownStock[] | null | undefined): ReadonlySet<string> {
  const [first, setFirst] = useState<ReadonlySet<string> | null>(null);
  if (first || !stock) return first ?? NONE;
  const soldOut = stock.filter(({ pieces }) => pieces <= 0).map(({ product }) => product.id);
  setFirst(new Set(soldOut));
  return NONE;
}

const NONE: ReadonlySet<string> = new Set();

/** Products of a category that a search finds: those with a question first, then sold out, otherwise by name. */
function findStock(
  stock: readonly ShownStock[],
  soldOut: ReadonlySet<string>,
  category: string,
  typed: string,
): ShownStock[] {
  const matches = matcherOf(typed);
  const found = stock.filter(
    ({ product: { id, name, tags, category: own } }) =>
      (!category || own === category) && matches(searchText([name, tags.join(' ')], [id])),
  );
  const placeOf = (it: ShownStock) => (asks(it) ? 0 : soldOut.has(it.product.id) ? 1 : 2);
  return [0, 1, 2].flatMap((place) => found.filter((it) => placeOf(it) === place));
}
