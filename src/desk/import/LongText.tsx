import { beginningOf } from './messages.ts';

/** Texts up to this long are shown at once. */
const MAX_AT_ONCE = 80;

export const isLong = (text: string) => text.length > MAX_AT_ONCE;

type LongTextProps = {
  /** What is pressed to read it; otherwise its beginning. */
  name?: string;
  children: string;
};

/** A text of a cell; a long one opens with a press. */
export function LongText({ name, children }: LongTextProps) {
  if (name === undefined && !isLong(children)) return <span>{children}</span>;
  return (
    <details className="desk-import__long">
      <summary>{name ?? beginningOf(children)}</summary>
      <p>{children}</p>
    </details>
  );
}
