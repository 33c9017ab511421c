import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { LinkButton } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Field.tsx';
import { PicturePlaceholder } from '#ui/layout/PicturePlaceholder.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { CatalogueTabs } from '../edits/CatalogueTabs.tsx';
import { ASKS, HIDDEN, NOT_SENT, newOf, TITLES } from '../edits/messages.ts';
import { askingFirst, isAsking, isWaiting } from '../edits/use-waiting-edits.ts';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { SearchField, useTypedSearch } from '../frame/TypedSearch.tsx';
import { IMPORT_TITLE } from '../import/messages.ts';
import {
  ALL_CATEGORIES,
  CATEGORY,
  countWords,
  rupeeWords,
  SEARCH_PRODUCTS,
} from '../stock/messages.ts';
import { SHOW_EVERY, SHOW_HIDDEN, SHOW_ONLY } from './messages.ts';
import { type ListedProduct, productMatcher, useDeskProducts } from './use-desk-products.ts';
import './Products.css';

/** All products, hidden ones too; those with a question first. Each links to its page. */
export function Products() {
  const products = useDeskProducts();
  const categories = useGroupOptions('categories');
  const [wanted, look] = useTypedSearch(useSearch({ from: '/desk/products' }));
  const deferred = useDeferredValue(wanted);
  const { only = '', category = '', q = '' } = deferred;
  const found = useMemo(() => findProducts(products ?? [], deferred), [products, deferred]);
  return (
    <>
      <CatalogueTabs at="products" />
      <div className="desk-products__top">
        <h1>{TITLES.products}</h1>
        <LinkButton to="/desk/new-product">{newOf('products')}</LinkButton>
      </div>
      <p className="desk-links">
        <Link to="/desk/import">{IMPORT_TITLE}</Link>
      </p>
      <SearchField label={SEARCH_PRODUCTS} value={wanted.q ?? ''} onType={(q) => look({ q })} />
      <div className="desk-products__find">
        <Select
          label={CATEGORY}
          value={wanted.category ?? ''}
          onChange={(event) => look({ category: event.currentTarget.value })}
          options={[{ value: '', words: ALL_CATEGORIES }, ...categories]}
        />
        <Select
          label={SHOW_ONLY}
          value={wanted.only ?? ''}
          onChange={(event) => look({ only: event.currentTarget.value })}
          options={[
            { value: '', words: SHOW_EVERY },
            { value: 'hidden', words: SHOW_HIDDEN },
          ]}
        />
      </div>
      <PagedList
        className="desk-products"
        items={found}
        count={products ? countWords(found.length, products.length) : null}
        of={`${only} ${category} ${q}`}
      >
        {(product) => (
          <li key={product.productId}>
            <Listed product={product} />
          </li>
        )}
      </PagedList>
    </>
  );
}

function Listed({ product: { productId, card, price, waiting } }: { product: ListedProduct }) {
  return (
    <Link className="desk-product" to="/desk/products/$id" params={{ id: productId }}>
      <span className="desk-product__picture">
        {card.cover === null ? (
          <PicturePlaceholder alt="" />
        ) : (
          <Thumbnail productId={productId} image={card.cover} />
        )}
      </span>
      <span className="desk-product__words">
        <strong>{card.name}</strong>
        <span className="desk-soft">
          {[rupeeWords(price), card.hidden && HIDDEN, waiting.some(isWaiting) && NOT_SENT]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isAsking(waiting) && <span className="desk-asks">{ASKS}</span>}
      </span>
    </Link>
  );
}

type Wanted = { q?: string | undefined; category?: string | undefined; only?: string | undefined };

/** Products of a category that a search finds; those with a question first, otherwise by name. */
function findProducts(products: readonly ListedProduct[], { q = '', category, only }: Wanted) {
  const matches = productMatcher(q);
  const found = products.filter(
    (product) =>
      (!category || product.card.category === category) &&
      (!only || product.card.hidden) &&
      matches(product),
  );
  return askingFirst(found);
}
