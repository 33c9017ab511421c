import { useState } from 'react';
import type { RowProblem } from '#core/model/product-table/cell.ts';
import { Button } from '#ui/form/Button.tsx';
import { SHOW_MORE } from '../messages.ts';
import { PROBLEMS_HOW, PROBLEMS_TITLE, placeWords } from './messages.ts';

/** So many are drawn at once: a table may be wrong in each of its rows. */
const PAGE = 30;

/** What is wrong, in which row and column. */
export function ProblemList({ problems }: { problems: readonly RowProblem[] }) {
  const [pages, setPages] = useState(1);
  if (problems.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{PROBLEMS_TITLE}</h2>
      <p className="desk-soft">{PROBLEMS_HOW}</p>
      <ul className="desk-import__list">
        {problems.slice(0, pages * PAGE).map(({ row, column, problem }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <li key={at}>
            <strong>{placeWords(row, column)}</strong>: {problem}
          </li>
        ))}
      </ul>
      {problems.length > pages * PAGE && (
        <Button variant="secondary" onClick={() => setPages(pages + 1)}>
          {SHOW_MORE}
        </Button>
      )}
    </section>
  );
}
