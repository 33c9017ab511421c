import { useState } from 'react';
import { type CourierForm, type FormColumn, newForm } from '#domain/order/table/courier-form.ts';
import { headingsAt } from '#domain/order/table/find-headings.ts';
import { PUTS, type Put } from '#domain/order/table/guess-put.ts';
import { cellText, type Sheet } from '#domain/product/table/cell.ts';
import { MAX_HEADING_ROW } from '#domain/product/table/table-limits.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { callImportWorker } from '../import/call-import-worker.ts';
import { StepButton } from '../orders/StepButton.tsx';
import {
  A_ROW_FOR,
  COD_WORD,
  COLUMNS_OF_FORM,
  FIRST_ROW,
  FIRST_ROW_HINT,
  FORGET,
  FORM_NAME,
  HEADINGS_ROW,
  LINE_LENGTH,
  OTHER_HEADINGS,
  PACKING,
  PREPAID_WORD,
  PUT_NAMES,
  ROW_NAMES,
  rowWords,
  textOf,
  YES_FORGET,
} from './messages.ts';
import { forgetForm } from './use-courier-forms.ts';

type FormColumnsProps = {
  /** The name of its draft. */
  name: string;
  form: CourierForm;
  onChange(part: Partial<CourierForm>): void;
  settled(): Promise<void>;
};

/** What goes into each column of a courier's form. Each change is kept at once. */
export function FormColumns({ name, form, onChange, settled }: FormColumnsProps) {
  const { columns } = form;
  const has = (...puts: Put[]) => columns.some(({ put }) => puts.includes(put));
  const put = (at: number, part: Partial<FormColumn>) =>
    onChange({ columns: columns.map((it) => (it.at === at ? { ...it, ...part } : it)) });
  const typed = (
    field: 'name' | 'codWord' | 'prepaidWord' | 'first' | 'lineLength' | 'packing',
  ) => ({
    value: form[field],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [field]: value }),
  });
  async function forget() {
    await settled();
    await forgetForm(name);
  }
  return (
    <details>
      <summary>{COLUMNS_OF_FORM}</summary>
      <div className="desk-table__fields">
        <Field label={FORM_NAME} {...typed('name')} />
        {columns.map((column) => (
          <Column key={column.at} column={column} onChange={(part) => put(column.at, part)} />
        ))}
        {has('mode') && <Field label={COD_WORD} {...typed('codWord')} />}
        {has('mode') && <Field label={PREPAID_WORD} {...typed('prepaidWord')} />}
        {has('address1', 'address2', 'address3') && (
          <Field label={LINE_LENGTH} inputMode="numeric" {...typed('lineLength')} />
        )}
        {has('grams', 'kilograms') && (
          <Field label={PACKING} inputMode="decimal" {...typed('packing')} />
        )}
        <Select
          label={A_ROW_FOR}
          value={form.isLineARow ? 'line' : 'order'}
          options={[
            { value: 'order', words: ROW_NAMES.order },
            { value: 'line', words: ROW_NAMES.line },
          ]}
          onChange={({ currentTarget }) => onChange({ isLineARow: currentTarget.value === 'line' })}
        />
        <Field label={FIRST_ROW} hint={FIRST_ROW_HINT} inputMode="numeric" {...typed('first')} />
        <HeadingsRow form={form} onChange={onChange} />
        <StepButton
          label={FORGET}
          tells
          second={YES_FORGET}
          variant="secondary"
          onTake={() => void forget()}
        />
      </div>
    </details>
  );
}

type ColumnProps = { column: FormColumn; onChange(part: Partial<FormColumn>): void };

function Column({ column: { heading, put, text }, onChange }: ColumnProps) {
  const options = PUTS.map((value) => ({ value, words: PUT_NAMES[value] }));
  return (
    <>
      <Select
        label={heading}
        options={options}
        value={put}
        onChange={({ currentTarget: { value } }) =>
          onChange({ put: options.find((it) => it.value === value)?.value ?? 'empty' })
        }
      />
      {put === 'fixed' && (
        <Field
          label={textOf(heading)}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
    </>
  );
}

/** Chooses another row as that of the headings; the columns are then asked anew. */
function HeadingsRow({ form, onChange }: Pick<FormColumnsProps, 'form' | 'onChange'>) {
  const [sheets, setSheets] = useState<readonly Sheet[]>();
  async function open() {
    const read = await callImportWorker((it) => it.readSheets(form.bytes));
    if ('sheets' in read) setSheets(read.sheets);
  }
  if (!sheets) {
    return (
      <div>
        <Button variant="link" onClick={() => void open().catch(console.error)}>
          {OTHER_HEADINGS}
        </Button>
      </div>
    );
  }
  const rows = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, MAX_HEADING_ROW).map(({ row, cells }) => {
      const texts = cells.map(cellText).filter(Boolean).slice(0, 3).join(', ');
      return { sheet, row, value: `${row} ${sheet.name}`, words: rowWords(sheet.name, row, texts) };
    }),
  );
  function choose(value: string) {
    const at = rows.find((it) => it.value === value);
    if (!at) return;
    const found = headingsAt(at.sheet, at.row);
    const { sheet, row, first, columns } = newForm(form.name, form.bytes, found);
    onChange({ sheet, row, first, columns });
  }
  return (
    <Select
      label={HEADINGS_ROW}
      options={rows}
      value={`${form.row} ${form.sheet}`}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
