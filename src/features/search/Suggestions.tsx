import { Link } from '@tanstack/react-router';
import { DrawnLeaf } from '#ui/layout/DrawnLeaf.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { countWords, SHOW_RESULTS_IN, SUGGESTIONS } from './messages.ts';
import { SearchSign } from './SearchForm.tsx';
import type { SuggestionList } from './use-suggestion-list.ts';
import './Suggestions.css';

type SuggestionsProps = {
  list: SuggestionList;
  /** Below the field of the header, or the whole page. */
  variant: 'below' | 'page';
};

/** Categories and products that answer what is typed; the field keeps the focus, so rows are no stops for Tab. */
export function Suggestions({ list, variant }: SuggestionsProps) {
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
  return (
    <>
      <div
        className={`suggestions suggestions--${variant}`}
        id={id}
        role="listbox"
        aria-label={SUGGESTIONS}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.categories.map(({ id, categoryName }, at) => (
          <Link key={id} {...row(at)} to="/category/$categoryId" params={{ categoryId: id }}>
            <span className="suggestion__sign">
              <SearchSign />
            </span>
            <span>
              <Sentence text={SHOW_RESULTS_IN} parts={{ category: <b>{categoryName}</b> }} />
            </span>
          </Link>
        ))}
        {shown.products.map(({ id, name, pricePaise, photoURL: [cover] }, at) => (
          <Link key={id} {...row(productsFrom + at)} to="/product/$id" params={{ id }}>
            <span className="suggestion__picture">
              {cover === undefined ? (
                <DrawnLeaf alt="" />
              ) : (
                <Thumbnail productId={id} image={cover} />
              )}
            </span>
            <span>{name}</span> <Price paise={pricePaise} />
          </Link>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && countWords(suggestions)}
      </span>
    </>
  );
}
