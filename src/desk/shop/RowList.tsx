import { type ReactNode, useState } from 'react';
import type { TypedShop } from '#core/model/desk/shop-form.ts';
import { filledRows, type RowForm, withoutRow, withRowUp } from '#core/model/desk/typed-rows.ts';
import { Button } from '#ui/form/Button.tsx';
import { MOVE_UP, moveUp, REMOVE, remove } from './messages.ts';

type RowListProps = {
  rows: RowForm;
  /** Rows that stand there also while they are empty. */
  least?: number;
  values: TypedShop;
  onChange(part: TypedShop): void;
  /** What one is called, and what adds one. */
  name: string;
  add: string;
  /** The fields of one. */
  children(number: number): ReactNode;
};

/** Rows of fields: one is added at the end, removed, moved up. What is empty is no row. */
export function RowList({ rows, least = 0, values, onChange, name, add, children }: RowListProps) {
  const [added, setAdded] = useState(0);
  const filled = filledRows(rows, values).map(({ number }) => number);
  const last = Math.max(least, added, ...filled);
  return (
    <>
      {last > 0 && (
        <ol className="desk-rows-typed">
          {Array.from({ length: last }, (_, at) => at + 1).map((number) => (
            <li key={number}>
              {children(number)}
              <p className="desk-links">
                {number > 1 && (
                  <Button
                    variant="secondary"
                    aria-label={moveUp(name, number)}
                    onClick={() => onChange(withRowUp(rows, values, number))}
                  >
                    {MOVE_UP}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  aria-label={remove(name, number)}
                  onClick={() => {
                    onChange(withoutRow(rows, values, number));
                    setAdded(last - 1);
                  }}
                >
                  {REMOVE}
                </Button>
              </p>
            </li>
          ))}
        </ol>
      )}
      {last < rows.max && (
        <p>
          <Button variant="secondary" onClick={() => setAdded(last + 1)}>
            {add}
          </Button>
        </p>
      )}
    </>
  );
}
