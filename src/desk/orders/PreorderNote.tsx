import type { Preordered } from '#domain/order/desk/preordered.ts';
import { fromStock, preorderedWords } from './messages.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

/** How many pieces are pre-ordered, for which day they were promised, and how many come from stock. */
export function PreorderNote({ preordered }: { preordered: Preordered | null }) {
  if (!preordered) return null;
  const { pieces, of, by } = preordered;
  const words = preorderedWords(pieces, of, by === null ? null : day.format(by));
  return (
    <strong className="desk-preordered">
      {pieces < of ? `${words}; ${fromStock(of - pieces)}` : words}
    </strong>
  );
}
