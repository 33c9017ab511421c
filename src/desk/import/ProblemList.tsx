import type { RowProblem } from '#domain/product/table/cell.ts';
import { PagedList } from '../frame/PagedList.tsx';
import { PROBLEMS_HOW, PROBLEMS_TITLE, placeWords } from './messages.ts';

/** The problems of a table, by row and column. */
export function ProblemList({ problems }: { problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{PROBLEMS_TITLE}</h2>
      <p className="desk-soft">{PROBLEMS_HOW}</p>
      <PagedList className="desk-import__list" items={problems} onlyByPress>
        {({ row, column, problem }, at) => (
          <li key={at}>
            <strong>{placeWords(row, column)}</strong>
            <span>{`: ${problem}`}</span>
          </li>
        )}
      </PagedList>
    </section>
  );
}
