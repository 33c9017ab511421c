import { useState } from 'react';
import type { TypedShop } from '#domain/settings/desk/shop-form.ts';
import { filledRows, withoutRow, withRowUp } from '#domain/settings/desk/typed-rows.ts';
import type { RowsField, SettingName } from '#domain/settings/settings.fields.ts';
import type { Elements } from '#ui/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { addRow, MOVE_UP, moveUp, REMOVE, ROW_NAMES, remove } from './messages.ts';

type RowListProps = {
  of: SettingName;
  field: RowsField;
  values: TypedShop;
  /** Whether rows must keep their places for now. */
  isHeld?: boolean;
  onChange(part: TypedShop): void;
  /** Renders the fields of one row. */
  children(number: number): Elements;
};

/** Rows of fields: add one at the end, remove one, move one up. An empty row does not count. */
export function RowList({ of, field, values, isHeld = false, onChange, children }: RowListProps) {
  const [added, setAdded] = useState(0);
  const name = ROW_NAMES[of] ?? of;
  const filled = filledRows(field, values).map(({ number }) => number);
  const last = Math.max(field.least, added, ...filled);
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
                    onClick={(tap) => isFirst(tap) && onChange(withRowUp(field, values, number))}
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
                    onChange(withoutRow(field, values, number));
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
      {last < field.most && (
        <p>
          <Button variant="secondary" onClick={() => setAdded(last + 1)}>
            {addRow(name)}
          </Button>
        </p>
      )}
    </>
  );
}

/** False for the second tap of a double tap: it would hit the row that has moved there since. */
function isFirst({ detail }: { detail: number }): boolean {
  return detail <= 1;
}
