import type { ComponentProps, Ref } from 'react';
import { inLanguage } from '#config/languages.ts';
import { spokenLanguage } from '#engine/texts/speak.ts';
import type { Elements } from '#ui/elements.ts';
import { SEARCH, SEARCH_PRODUCTS } from './messages.ts';
import type { SearchText } from './use-search-text.ts';
import './SearchForm.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'ref'>;

type SearchFormProps = {
  typed: SearchText;
  field: FieldProps;
  fieldRef?: Ref<HTMLInputElement>;
  /** The focus has left the field or one of its `children`. */
  onLeave?: () => void;
  /** A button beside the field. */
  voice?: Elements;
  /** The rotating names and the suggestions. */
  children?: Elements;
};

/** The search field with its icon: Enter or the icon opens the results. */
export function SearchForm({ typed, field, fieldRef, onLeave, voice, children }: SearchFormProps) {
  return (
    <search className="search-form" onBlur={onLeave}>
      {/* Works before hydration, too: the form then submits to the list. */}
      <form
        action={inLanguage('/products', spokenLanguage())}
        onSubmit={(event) => {
          event.preventDefault();
          typed.search();
        }}
      >
        <div className="search-form__box">
          <input
            className="search-form__field"
            aria-label={SEARCH_PRODUCTS}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            name="search"
            spellCheck={false}
            type="text"
            value={typed.text}
            onChange={(event) => typed.setText(event.target.value)}
            {...field}
            ref={fieldRef}
          />
          {voice}
          <button className="search-form__go" type="submit" aria-label={SEARCH}>
            <SearchSign />
          </button>
        </div>
      </form>
      {children}
    </search>
  );
}

/** A magnifying glass, inside a control that has its own name. */
export function SearchSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5" />
    </svg>
  );
}
