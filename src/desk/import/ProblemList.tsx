import { useState } from 'react';
import type { RowProblem } from '#domain/product/table/cell.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { saveTable } from './export-catalogue.ts';
import { refusedTable } from './import-run.ts';
import {
  NOT_SAVED_AS_TABLE,
  PROBLEMS_HOW,
  PROBLEMS_TITLE,
  placeWords,
  REFUSED_FILE,
  SAVE_REFUSED,
  SAVE_REFUSED_HOW,
} from './messages.ts';

/** The problems of a table, by row and column, and its refused rows as a table to be corrected. */
export function ProblemList({ problems }: { problems: readonly RowProblem[] }) {
  const [hasFailed, setFailed] = useState(false);
  if (problems.length === 0) return null;
  async function save() {
    setFailed(false);
    try {
      const bytes = await refusedTable(problems);
      if (bytes) saveTable(bytes, REFUSED_FILE);
      else setFailed(true);
    } catch (error) {
      console.error('the refused rows could not be saved', error);
      setFailed(true);
    }
  }
  return (
    <section className="desk-card">
      <h2>{PROBLEMS_TITLE}</h2>
      <p className="desk-soft">{PROBLEMS_HOW}</p>
      <PagedList className="desk-import__list" items={problems} of="problems" onlyByPress>
        {({ row, column, problem }, at) => (
          <li key={at}>
            <strong>{placeWords(row, column)}</strong>
            <span>{`: ${problem}`}</span>
          </li>
        )}
      </PagedList>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          {SAVE_REFUSED}
        </Button>
      </div>
      <p className="desk-soft">{SAVE_REFUSED_HOW}</p>
      {hasFailed && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED_AS_TABLE}
        </Notice>
      )}
    </section>
  );
}
