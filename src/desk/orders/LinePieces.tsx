import { steppedLeft } from '#domain/order/desk/amend-form.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { Button } from '#ui/form/Button.tsx';
import { PiecesField } from '../stock/PiecesField.tsx';
import { tooMany } from './messages.ts';
import '../quotations/Quotations.css';

/** The form values in which the number of pieces of each line is typed, by the names of their fields. */
export type LineValues = Record<string, string>;

/** The names of the fields. The quantity is in the name, so a line that has changed since starts fresh. */
export const namesOf = (lines: readonly OrderLine[]) =>
  lines.map(({ productId, quantity }, at) => `${at} ${productId} ${quantity}`);

/** The pieces as ordered, in the fields of these names. */
export const asOrdered = (names: readonly string[]): LineValues =>
  Object.fromEntries(names.map((it) => [it, it.slice(it.lastIndexOf(' ') + 1)]));

/** What is typed for each line, in their order. */
export const typedOf = (lines: readonly OrderLine[], values: LineValues) =>
  namesOf(lines).map((name, at) => values[name] ?? String(lines[at]?.quantity ?? 0));

type LinePiecesProps = {
  lines: readonly OrderLine[];
  values: LineValues;
  /** Indices of the lines whose number is not possible. */
  wrong: readonly number[];
  onChange(values: LineValues): void;
  /** The words for a line without pieces, and for the buttons that take all of them off and put them back. */
  words: { none: string; all: string; off: string };
  /** The same buttons, with the product's name. */
  named: { all(name: string): string; off(name: string): string };
};

/** A number of pieces for each line of an order, at most those ordered. */
export function LinePieces({ lines, values, wrong, onChange, words, named }: LinePiecesProps) {
  const names = namesOf(lines);
  const typed = typedOf(lines, values);
  return (
    <ol className="desk-quoted__lines">
      {lines.map(({ name, quantity }, at) => {
        const text = typed[at] ?? '';
        const field = names[at] ?? '';
        const type = (next: string) => onChange({ [field]: next });
        const isOff = text.trim() === '0';
        return (
          <li key={field} className="desk-quoted__line">
            <p className="desk-quoted__top">
              <strong>{name}</strong>
              <Button
                variant="link"
                aria-label={isOff ? named.all(name) : named.off(name)}
                onClick={() => type(isOff ? String(quantity) : '0')}
              >
                {isOff ? words.all : words.off}
              </Button>
            </p>
            {isOff ? (
              <p className="desk-soft">{words.none}</p>
            ) : (
              <PiecesField
                name={name}
                value={text}
                error={wrong.includes(at) ? tooMany(quantity) : undefined}
                onType={type}
                onStep={(by) => type(steppedLeft(text, quantity, by))}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
