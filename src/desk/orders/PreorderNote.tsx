import type { Preordered } from '#domain/order/desk/preordered.ts';
import { dayWords } from '#domain/shared/day-in-india.ts';
import { fromStock, preorderedWords } from './messages.ts';

/** How many pieces are pre-ordered, for which day they were promised, and how many come from stock. */
export function PreorderNote({ preordered }: { preordered: Preordered | null }) {
  if (!preordered) return null;
  const { pieces, of, by, areOthersSent } = preordered;
  const words = preorderedWords(pieces, of, by === null ? null : dayWords(by));
  return (
    <strong className="desk-preordered">
      {pieces < of ? `${words}; ${fromStock(of - pieces, areOthersSent)}` : words}
    </strong>
  );
}
