import { useState } from 'react';
import { headingKey } from '#domain/product/table/cell.ts';
import { COLUMNS, columnOf, type Field } from '#domain/product/table/columns.ts';
import type { ColumnQuestion } from '#domain/product/table/product-table.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Field.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { answerColumns } from './import-run.ts';
import type { AskedColumns } from './import-state.ts';
import {
  COLUMNS_HOW,
  COLUMNS_TITLE,
  COLUMNS_WRONG,
  columnsMissing,
  columnTwice,
  GO_ON,
  NOT_A_COLUMN,
  nthColumn,
  SAME_HEADING,
  samplesWords,
} from './messages.ts';

const options = () => [
  { value: '', words: NOT_A_COLUMN },
  ...COLUMNS.map(({ field, heading }) => ({ value: field, words: heading })),
];

/** Asks which column of the table is which, and remembers the answers. */
export function Columns({ state }: { state: AskedColumns }) {
  const { question } = state;
  const { uid } = useOwnDesk();
  const { columns } = question;
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [isPressed, setPressed] = useState(false);
  const errors = columnErrors(columns, fields);
  // A product that is there already is found by its id alone.
  const isEnough = fields.includes('id') && fields.some((field) => field && field !== 'id');
  const missing = isEnough ? [] : question.missing.filter((field) => !fields.includes(field));
  const lacks = columnsMissing(missing.map((field) => columnOf(field).heading).join(', '));
  function press() {
    setPressed(true);
    if (missing.length > 0 || errors.some(Boolean)) return;
    void answerColumns(uid, state, fields);
  }
  return (
    <form
      noValidate
      className="desk-card"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <h2>{COLUMNS_TITLE}</h2>
      <p>{COLUMNS_HOW}</p>
      {missing.length > 0 && <Notice tone="careful">{lacks}</Notice>}
      {columns.map(({ heading, samples }, at) => (
        <Select
          key={nthColumn(at + 1)}
          label={heading || nthColumn(at + 1)}
          hint={samples.length > 0 ? samplesWords(samples) : undefined}
          error={isPressed ? errors[at] : undefined}
          isOptional
          options={options()}
          value={fields[at] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const field = COLUMNS.find((it) => it.field === value)?.field ?? null;
            setFields(fields.with(at, field));
          }}
        />
      ))}
      {isPressed && (missing.length > 0 || errors.some(Boolean)) && (
        <Notice tone="careful" isUrgent>
          {missing.length > 0 ? lacks : COLUMNS_WRONG}
        </Notice>
      )}
      <div>
        <Button type="submit">{GO_ON}</Button>
      </div>
    </form>
  );
}

/** What is wrong with each column: a field or a heading that stands twice. */
function columnErrors(
  columns: ColumnQuestion['columns'],
  fields: readonly (Field | null)[],
): (string | undefined)[] {
  const keys = columns.map(({ heading }) => headingKey(heading));
  return columns.map((_, at) => {
    const field = fields[at] ?? null;
    if (field !== null && fields.filter((it) => it === field).length > 1) {
      return columnTwice(columnOf(field).heading);
    }
    const isSplit = keys.some((key, other) => key === keys[at] && fields[other] !== fields[at]);
    return isSplit ? SAME_HEADING : undefined;
  });
}
