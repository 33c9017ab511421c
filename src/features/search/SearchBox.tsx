import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { RotatingNames } from './RotatingNames.tsx';
import { type FieldProps, SearchForm } from './SearchForm.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { SearchText } from './use-search-text.ts';
import { useSuggestionList } from './use-suggestion-list.ts';

type SearchBoxProps = {
  typed: SearchText;
  field: FieldProps;
  /** Whether the shopper was already in the field that this one replaces. */
  takesFocus?: RefObject<boolean>;
};

/** The header's search: category names take turns in it, and it suggests while one types. */
export function SearchBox({ typed, field, takesFocus }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hasNames, setHasNames] = useState(false);
  const list = useSuggestionList(typed, { closes: true });
  useLayoutEffect(() => {
    if (takesFocus?.current) input.current?.focus();
  }, [takesFocus]);
  const isEmpty = typed.text === '';
  return (
    <SearchForm
      typed={typed}
      fieldRef={input}
      field={{ ...list.field, placeholder: hasNames ? undefined : field.placeholder }}
    >
      {isEmpty && <RotatingNames onNames={setHasNames} />}
      <Suggestions list={list} variant="below" />
    </SearchForm>
  );
}
