import { useDeferredValue, useMemo, useState } from 'react';
import { AnchorButton } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { PicturePlaceholder } from '#ui/layout/PicturePlaceholder.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { CatalogueTabs } from '../edits/CatalogueTabs.tsx';
import { ASKS, HIDDEN, NOT_SENT, newOf, TITLES } from '../edits/messages.ts';
import { isAsking, isWaiting } from '../edits/use-waiting-edits.ts';
import { useGroupOptions } from '../entries/use-desk-entries.ts';
import { IMPORT, linkTo, NEW_AT, PRODUCTS, placeAt, stayAtTyped } from '../frame/navigation.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { IMPORT_TITLE } from '../import/messages.ts';
import {
  ALL_CATEGORIES,
  CATEGORY,
  countWords,
  rupeeWords,
  SEARCH_PRODUCTS,
} from '../stock/messages.ts';
import { SHOW_EVERY, SHOW_HIDDEN, SHOW_ONLY } from './messages.ts';
import { type ListedProduct, useDeskProducts } from './use-desk-products.ts';
import './Products.css';

type Wanted = { text: string; category: string; only: string };

/** All products, those with a question first, hidden ones as well: each leads to its page. */
export function Products({ search }: { search: URLSearchParams }) {
  const products = useDeskProducts();
  const categories = useGroupOptions('categories');
  const [wanted, setWanted] = useState<Wanted>({
    text: search.get('q') ?? '',
    category: search.get('category') ?? '',
    only: search.get('only') ?? '',
  });
  const deferred = useDeferredValue(wanted);
  const found = useMemo(() => findProducts(products ?? [], deferred), [products, deferred]);
  function look(part: Partial<Wanted>) {
    const next = { ...wanted, ...part };
    setWanted(next);
    const query = new URLSearchParams();
    if (next.only) query.set('only', next.only);
    if (next.category) query.set('category', next.category);
    if (next.text) query.set('q', next.text);
    stayAtTyped(query.size > 0 ? `${PRODUCTS}?${query}` : PRODUCTS);
  }
  return (
    <>
      <CatalogueTabs at="products" />
      <div className="desk-products__top">
        <h1>{TITLES.products}</h1>
        <AnchorButton {...linkTo(NEW_AT.products)}>{newOf('products')}</AnchorButton>
      </div>
      <p className="desk-links">
        <a {...linkTo(IMPORT)}>{IMPORT_TITLE}</a>
      </p>
      <Field
        label={SEARCH_PRODUCTS}
        type="search"
        value={wanted.text}
        onChange={(event) => look({ text: event.currentTarget.value })}
        autoComplete="off"
      />
      <div className="desk-products__find">
        <Select
          label={CATEGORY}
          value={wanted.category}
          onChange={(event) => look({ category: event.currentTarget.value })}
          options={[{ value: '', words: ALL_CATEGORIES }, ...categories]}
        />
        <Select
          label={SHOW_ONLY}
          value={wanted.only}
          onChange={(event) => look({ only: event.currentTarget.value })}
          options={[
            { value: '', words: SHOW_EVERY },
            { value: 'hidden', words: SHOW_HIDDEN },
          ]}
        />
      </div>
      {products && (
        <p role="status" className="desk-soft">
          {countWords(found.length, products.length)}
        </p>
      )}
      <PagedList className="desk-products" items={found} of={Object.values(deferred).join(' ')}>
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
    <a className="desk-product" {...linkTo(placeAt({ collection: 'products', id: productId }))}>
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
          {rupeeWords(price)}
          {card.hidden && ` · ${HIDDEN}`}
          {waiting.some(isWaiting) && ` · ${NOT_SENT}`}
        </span>
        {isAsking(waiting) && <span className="desk-asks">{ASKS}</span>}
      </span>
    </a>
  );
}

/** Those of a category whose name has every word that was typed; with a question first, otherwise by name. */
function findProducts(products: readonly ListedProduct[], { text, category, only }: Wanted) {
  const words = text.toLowerCase().split(/\s+/);
  const found = products.filter(({ card }) => {
    const name = card.name.toLowerCase();
    const isWanted = (!category || card.category === category) && (!only || card.hidden);
    return isWanted && words.every((it) => name.includes(it));
  });
  const asks = (it: ListedProduct) => isAsking(it.waiting);
  return [...found.filter(asks), ...found.filter((it) => !asks(it))];
}
