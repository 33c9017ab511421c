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
  /** Whether rows have to stay where they are for now. */
  isHeld?: boolean;
  onChange(part: TypedShop): void;
  /** What one is called, and what adds one. */
  name: string;
  add: string;
  /** The fields of one. */
  children(number: number): ReactNode;
};

/** Rows of fields: one is added at the end, removed, moved up. What is empty is no row. */
export function RowList({
  rows,
  least = 0,
  values,
  isHeld = false,
  onChange,
  name,
  add,
  children,
}: RowListProps) {
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
                    disabled={isHeld}
                    onClick={(tap) => isFirst(tap) && onChange(withRowUp(rows, values, number))}
                  >
                    {MOVE_UP}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  aria-label={remove(name, number)}
                  disabled={isHeld}
                  onClick={(tap) => {
                    if (!isFirst(tap)) return;
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

/** The second tap of a double tap is not meant for the row that has moved there since. */
function isFirst({ detail }: { detail: number }): boolean {
  return detail <= 1;
}
