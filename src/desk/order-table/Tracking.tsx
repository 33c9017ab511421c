import { useMemo, useState } from 'react';
import { findHeadings, type Headings } from '#domain/order/table/find-headings.ts';
import {
  isTrackingHeading,
  placeTracking,
  planTracking,
  type TrackingColumns,
} from '#domain/order/table/tracking-rows.ts';
import { useDraft } from '#forms/use-draft.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { Link } from '../frame/Link.tsx';
import { ChooseFiles } from '../import/ChooseFiles.tsx';
import { fileProblem } from '../import/messages.ts';
import { BACK_TO_ORDERS } from '../messages.ts';
import { useDeskOrders } from '../orders/use-desk-orders.ts';
import {
  CHOOSE_COLUMN,
  CHOOSE_TRACKING,
  COURIER_ELSE,
  columnHint,
  FORM_HINT,
  NO_COLUMN,
  NOTHING_FOUND,
  READING,
  TO_TABLE,
  TRACKING_COLUMNS,
  TRACKING_TITLE,
  TRACKING_WHAT,
} from './messages.ts';
import './OrderTable.css';
import { readFile } from './read-file.ts';
import { TrackingPreview } from './TrackingPreview.tsx';

type Chosen = { id: number; name: string; headings: Headings };
type Standing = Chosen | 'reading' | { problem: string } | null;

/** Ships orders with the tracking numbers of the courier's file, after showing what it changes. Needs no network. */
export function Tracking() {
  const [standing, setStanding] = useState<Standing>(null);
  async function choose(file: File) {
    setStanding('reading');
    const read = await readFile(file);
    if ('problem' in read) return setStanding(read);
    const { name } = read;
    const headings = findHeadings(read.sheets, isTrackingHeading);
    if (!headings) return setStanding({ problem: fileProblem(name, NOTHING_FOUND) });
    setStanding({ id: Date.now(), name, headings });
  }
  return (
    <div className="desk-table">
      <h1>{TRACKING_TITLE}</h1>
      <p className="desk-links">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
        <Link to="/desk/table">{TO_TABLE}</Link>
      </p>
      <p>{TRACKING_WHAT}</p>
      <ChooseFiles
        takes="one"
        words={CHOOSE_TRACKING}
        hint={FORM_HINT}
        onChoose={([file]) => file && void choose(file)}
      />
      {standing === 'reading' && <p role="status">{READING}</p>}
      {standing !== null && typeof standing === 'object' && 'problem' in standing && (
        <Notice tone="careful" isUrgent>
          {standing.problem}
        </Notice>
      )}
      {standing !== null && typeof standing === 'object' && 'headings' in standing && (
        <TrackingFile key={standing.id} {...standing} />
      )}
    </div>
  );
}

const NO_COURIER = { courier: '' };

function TrackingFile({ name, headings }: Chosen) {
  const orders = useDeskOrders();
  const { values, change } = useDraft('tracking-courier', NO_COURIER);
  const [columns, setColumns] = useState(() => placeTracking(headings.columns));
  const planned = useMemo(
    () =>
      planTracking(
        headings.below,
        columns,
        values.courier,
        (orders ?? []).map(({ order, steps }) => ({ order, isAsking: !steps.every(isWaiting) })),
      ),
    [headings, columns, values.courier, orders],
  );
  if (!orders) return null;
  const isPlaced = columns.orderNo !== null && columns.trackingNumber !== null;
  return (
    <>
      <section className="desk-card">
        <h2>{name}</h2>
        {(['orderNo', 'trackingNumber', 'courier'] as const).map((column) => (
          <ChooseColumn
            key={column}
            column={column}
            at={columns[column]}
            headings={headings}
            onChange={(at) => setColumns({ ...columns, [column]: at })}
          />
        ))}
        <Field
          label={COURIER_ELSE}
          value={values.courier}
          isOptional
          onChange={({ currentTarget }) => change({ courier: currentTarget.value })}
        />
      </section>
      {isPlaced && planned.length === 0 && <Notice tone="careful">{NOTHING_FOUND}</Notice>}
      {planned.length > 0 && <TrackingPreview planned={planned} />}
    </>
  );
}

type ChooseColumnProps = {
  column: keyof TrackingColumns;
  at: number | null;
  headings: Headings;
  onChange(at: number | null): void;
};

function ChooseColumn({ column, at, headings: { columns }, onChange }: ChooseColumnProps) {
  const chosen = columns.find((it) => it.at === at);
  const none = column === 'courier' ? NO_COLUMN : CHOOSE_COLUMN;
  return (
    <Select
      label={TRACKING_COLUMNS[column]}
      hint={chosen && columnHint(chosen)}
      isOptional={column === 'courier'}
      value={at === null ? '' : String(at)}
      options={[
        { value: '', words: none },
        ...columns.map((it) => ({ value: String(it.at), words: it.heading })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  );
}
