import { type ReactNode, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { SHOW_MORE } from '../messages.ts';

/** So many lines are drawn at once; thousands of them would keep every key press waiting. */
const PAGE = 20;

type PagedListProps<T> = {
  className: string;
  items: readonly T[];
  /** Which list it is: another one begins at its first lines again. */
  of?: string;
  /** A line, with its key. */
  children(item: T, at: number): ReactNode;
};

/** The first lines of a list; more of them come with a press. */
export function PagedList<T>({ className, items, of = '', children }: PagedListProps<T>) {
  const [opened, setOpened] = useState({ of, pages: 1 });
  const pages = opened.of === of ? opened.pages : 1;
  return (
    <>
      <ul className={className}>{items.slice(0, pages * PAGE).map(children)}</ul>
      {items.length > pages * PAGE && (
        <Button variant="secondary" onClick={() => setOpened({ of, pages: pages + 1 })}>
          {SHOW_MORE}
        </Button>
      )}
    </>
  );
}
