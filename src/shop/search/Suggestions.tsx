import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Category } from '#domain/catalogue/categories.ts';
import { outOfStockNote } from '#domain/order/preorder.ts';
import type { Product } from '#domain/product/product.ts';
import { spokenText } from '#domain/shared/spoken-text.ts';
import { PicturePlaceholder } from '#ui/layout/PicturePlaceholder.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { countWords, SHOW_RESULTS_IN, SUGGESTIONS } from './messages.ts';
import { SearchSign } from './SearchForm.tsx';
import type { SuggestionList } from './use-suggestion-list.ts';
import './Suggestions.css';

/** An action on a suggested product, such as adding it to the cart. */
export type SuggestionAction = ComponentType<{ product: Product }>;

type SuggestionsProps = {
  list: SuggestionList;
  /** A list below the header's field, or the whole page. */
  variant: 'below' | 'page';
  action: SuggestionAction;
};

/**
 * Categories and products that match the text. The field keeps the focus, so rows are not tab stops. The list box refers
 * to its rows by `aria-owns`, because a row inside a list box cannot have a button beside it.
 */
export function Suggestions({ list, variant, action: Action }: SuggestionsProps) {
  const { id, isOpen, suggestions, rowId, marked, close } = list;
  const row = (at: number) => ({
    id: rowId(at),
    className: 'suggestion',
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === marked,
    onClick: close,
  });
  const shown = isOpen ? suggestions : { categories: [], products: [] };
  const productsFrom = shown.categories.length;
  const count = productsFrom + shown.products.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on anything in here leaves the focus in the field. */}
      <div
        className={`suggestions suggestions--${variant}`}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div
          className="visually-hidden"
          id={id}
          role="listbox"
          aria-label={SUGGESTIONS}
          aria-owns={Array.from({ length: count }, (_, at) => rowId(at)).join(' ')}
        />
        {shown.categories.map((category, at) => (
          <Link
            key={category.id}
            {...row(at)}
            to="/category/$categoryId"
            params={{ categoryId: category.id }}
          >
            <span className="suggestion__sign">
              <SearchSign />
            </span>
            <span>
              <ResultsIn category={category} />
            </span>
          </Link>
        ))}
        {shown.products.map((product, at) => {
          const { text, lang } = spokenText(product, 'name');
          return (
            <div className="suggestion-with-action" key={product.id}>
              <Link {...row(productsFrom + at)} to="/product/$id" params={{ id: product.id }}>
                <ProductPicture product={product} />
                <span>
                  <span className="suggestion__name" lang={lang}>
                    {text}
                  </span>{' '}
                  <Price paise={product.pricePaise} />
                  <StockNote product={product} />
                </span>
              </Link>
              <Action product={product} />
            </div>
          );
        })}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && countWords(suggestions)}
      </span>
    </>
  );
}

function ResultsIn({ category }: { category: Category }) {
  const { text, lang } = spokenText(category, 'categoryName');
  return <Sentence text={SHOW_RESULTS_IN} parts={{ category: <b lang={lang}>{text}</b> }} />;
}

/** The out-of-stock note, as on every screen. */
function StockNote({ product }: { product: Product }) {
  const note = outOfStockNote(product);
  return note && <span className="suggestion__stock">{note}</span>;
}

function ProductPicture({ product: { id, photoURL } }: { product: Product }) {
  const [cover] = photoURL;
  return (
    <span className="suggestion__picture">
      {cover === undefined ? (
        <PicturePlaceholder alt="" />
      ) : (
        <Thumbnail productId={id} image={cover} />
      )}
    </span>
  );
}
