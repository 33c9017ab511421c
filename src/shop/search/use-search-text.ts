// The text of a search field: it follows the URL and opens the list of results.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the search screen: the text of the list of results that it was opened from. */
    searched?: string;
  }
}

export type SearchText = {
  text: string;
  setText(text: string): void;
  /** Opens the list of products that match the text. */
  search(): void;
};

/** The text of a search field; on a list of results it starts as that list's query. */
export function useSearchText(): SearchText {
  const navigate = useNavigate();
  const { path, asked } = useLocation({
    select: ({ pathname, search }) => ({ path: pathname, asked: askedOn(pathname, search) }),
    structuralSharing: true,
  });
  const [at, setAt] = useState({ path, asked });
  const [text, setText] = useState(asked);
  if (at.path !== path || at.asked !== asked) {
    setAt({ path, asked });
    setText(asked);
  }
  const search = () => {
    void navigate({ to: '/products', search: { search: text.trim() || undefined } });
  };
  return { text, setText, search };
}

function askedOn(path: string, { search }: { search?: unknown }): string {
  return path === '/products' && typeof search === 'string' ? search : '';
}
