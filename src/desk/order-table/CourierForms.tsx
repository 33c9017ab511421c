import { useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import {
  type CourierForm,
  filledTable,
  firstRow,
  newForm,
} from '#domain/order/table/courier-form.ts';
import { findHeadings } from '#domain/order/table/find-headings.ts';
import { guessPut } from '#domain/order/table/guess-put.ts';
import type { FactsOf } from '#domain/order/table/order-facts.ts';
import { dateInIndia } from '#domain/shared/day-in-india.ts';
import { useKeptDraft } from '#forms/use-draft.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/form/Field.tsx';
import { ChooseFiles } from '../import/ChooseFiles.tsx';
import { callImportWorker } from '../import/call-import-worker.ts';
import { fileProblem } from '../import/messages.ts';
import { NOT_SAVED } from '../messages.ts';
import { FormColumns } from './FormColumns.tsx';
import { MadeFile } from './MadeFile.tsx';
import {
  CHOOSE_FORM,
  emptyFor,
  FOR_COURIER,
  FOR_COURIER_WHAT,
  FORM_HINT,
  fillIn,
  formFile,
  NO_HEADINGS,
  NOTHING_FILLED,
  READING,
  someOf,
  staysEmpty,
  tooLongFor,
  WEIGHT_HINT,
  YOUR_FORMS,
} from './messages.ts';
import { readFile } from './read-file.ts';
import { shownForm } from './shown-form.ts';
import { keepForm, parseForm, useCourierForms } from './use-courier-forms.ts';

type FormsProps = { orders: readonly DeskOrder[]; factsOf: FactsOf };

/** Fills orders into the courier's own form. */
export function CourierForms(props: FormsProps) {
  const forms = useCourierForms();
  const [chosen, setChosen] = useState('');
  const [standing, setStanding] = useState<'reading' | { problem: string } | null>(null);
  const [shown, setShown] = useState('');
  const current = shownForm(forms ?? [], chosen, shown);
  // While its name is typed, a form moves in the list: it stays the shown one.
  if (current && current.key !== shown) setShown(current.key);
  async function choose(file: File) {
    setStanding('reading');
    const read = await readFile(file);
    if ('problem' in read) return setStanding(read);
    const found = findHeadings(read.sheets, (heading) => guessPut(heading).put !== 'empty');
    if (!found) return setStanding({ problem: fileProblem(read.name, NO_HEADINGS) });
    try {
      setChosen(await keepForm(newForm(read.name.replace(/\.\w+$/, ''), read.bytes, found)));
      setStanding(null);
    } catch (error) {
      console.error('the form could not be kept', error);
      setStanding({ problem: NOT_SAVED });
    }
  }
  return (
    <section className="desk-card">
      <h2>{FOR_COURIER}</h2>
      {forms && forms.length > 1 && (
        <Select
          label={YOUR_FORMS}
          value={current?.key ?? ''}
          options={forms.map(({ key, name }) => ({ value: key, words: name }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {current && <OneForm key={current.key} {...props} form={current.key} />}
      <p>{FOR_COURIER_WHAT}</p>
      <ChooseFiles
        takes="one"
        words={CHOOSE_FORM}
        hint={FORM_HINT}
        onChoose={([file]) => file && void choose(file)}
      />
      {standing === 'reading' && <p role="status">{READING}</p>}
      {typeof standing === 'object' && standing && (
        <Notice tone="careful" isUrgent>
          {standing.problem}
        </Notice>
      )}
    </section>
  );
}

function OneForm({ form: key, orders, factsOf }: FormsProps & { form: string }) {
  const { kept: form, change, settled } = useKeptDraft(key, parseForm);
  if (!form) return null;
  const set = (part: Partial<CourierForm>) => change((now) => now && { ...now, ...part });
  return (
    <>
      <h3>{form.name}</h3>
      {orders.length > 0 && <FillIn form={form} orders={orders} factsOf={factsOf} />}
      <FormColumns name={key} form={form} onChange={set} settled={settled} />
    </>
  );
}

function FillIn({ form, orders, factsOf }: FormsProps & { form: CourierForm }) {
  const { rows, looks, empty, gaps, tooLong } = filledTable(form, orders, factsOf);
  async function make() {
    const place = { sheet: form.sheet, first: firstRow(form) };
    const filled = await callImportWorker((it) => it.fillForm(form.bytes, place, rows, looks));
    const name = `${formFile(form.name, dateInIndia(Date.now()))}.${filled.ending}`;
    return { bytes: filled.bytes, name };
  }
  const isWeightMissing = form.columns.some(
    ({ heading, put }) =>
      (put === 'grams' || put === 'kilograms') && gaps.some((gap) => gap.heading === heading),
  );
  return (
    <>
      {form.columns.every(({ put }) => put === 'empty') && (
        <Notice tone="careful">{NOTHING_FILLED}</Notice>
      )}
      {(empty.length > 0 || gaps.length > 0 || tooLong.length > 0) && (
        <Notice tone="careful">
          {empty.length > 0 && <p>{staysEmpty(empty.join(', '))}</p>}
          {gaps.map((gap) => (
            <p key={gap.heading}>{emptyFor(gap.heading, someOf(gap.orders))}</p>
          ))}
          {isWeightMissing && <p>{WEIGHT_HINT}</p>}
          {tooLong.length > 0 && <p>{tooLongFor(someOf(tooLong))}</p>}
        </Notice>
      )}
      <MadeFile count={orders.length} ways={[{ words: fillIn(orders.length), make }]} />
    </>
  );
}
