// The behaviour of a search field with a list of suggestions: opening, marking rows, and keys.
// Follows the combobox pattern of the ARIA authoring practices.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { FieldProps } from './SearchForm.tsx';
import type { SearchText } from './use-search-text.ts';
import { prepareSearch, useSuggestions } from './use-suggestions.ts';

/** Suggestions close this long after losing the focus. Source: specification, constants. ms */
const CLOSE_AFTER_MS = 300;

export type SuggestionList = {
  id: string;
  isOpen: boolean;
  suggestions: Suggestions;
  /** Which row is marked, counted over categories and products; -1 for none. */
  marked: number;
  rowId(at: number): string;
  close(): void;
  /** Call when the focus leaves the field or something that belongs to it. */
  leave(): void;
  /** Props for the field that controls the list. */
  field: FieldProps;
};

/** Suggestions for the typed text. `closes`: the list closes on blur and Escape, as in the header. */
export function useSuggestionList(
  { text, setText }: SearchText,
  { closes }: { closes: boolean },
): SuggestionList {
  const id = useId();
  const suggestions = useSuggestions(text);
  const [isWanted, setIsWanted] = useState(!closes);
  const [mark, setMark] = useState({ text, at: -1 });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const count = suggestions.categories.length + suggestions.products.length;
  const isOpen = isWanted && count > 0;
  const marked = isOpen && mark.text === text && mark.at < count ? mark.at : -1;
  const rowId = (at: number) => `${id}-${at}`;
  const close = () => {
    setMark({ text, at: -1 });
    if (closes) setIsWanted(false);
  };

  /** Controls inside `<search>`, such as Add beside a product, belong to the field. */
  const leave = () => {
    if (!closes) return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => {
      if (!document.activeElement?.closest('search')) close();
    }, CLOSE_AFTER_MS);
  };

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const isTyping =
      event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping) return;
    if (event.key === 'Escape') {
      if (isOpen && closes) close();
      else setText('');
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter') {
      if (marked >= 0) {
        event.preventDefault();
        document.getElementById(rowId(marked))?.click();
      }
      close();
      return;
    }
    const next = nextMark(event.key, marked, count);
    if (next === null || text.trim() === '') return;
    event.preventDefault();
    setIsWanted(true);
    setMark({ text, at: next });
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return {
    id,
    isOpen,
    suggestions,
    marked,
    rowId,
    close,
    leave,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': marked < 0 ? undefined : rowId(marked),
      onChange: (event) => {
        setText(event.target.value);
        setIsWanted(true);
      },
      onFocus: () => {
        clearTimeout(leaving.current);
        prepareSearch();
        if (text) setIsWanted(true);
      },
      onKeyDown: press,
    },
  };
}

/** The row that a key marks among `count` rows, wrapping around; null for keys that mark none. */
function nextMark(key: string, marked: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (marked + 1) % count;
  if (key === 'ArrowUp') return marked <= 0 ? count - 1 : marked - 1;
  // Without a marked row, Home and End move the caret as in any field.
  if (key === 'Home' && marked >= 0) return 0;
  if (key === 'End' && marked >= 0) return count - 1;
  return null;
}
