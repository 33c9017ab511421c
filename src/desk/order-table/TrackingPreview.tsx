import { useMemo, useRef, useState } from 'react';
import { tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import { type PlannedRow, sharedNumbers } from '#domain/order/table/tracking-rows.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { StepButton } from '../orders/StepButton.tsx';
import { saveStep } from '../orders/use-take-step.ts';
import { andTellAll } from '../several/messages.ts';
import {
  andCorrect,
  correctNumbers,
  LEFT_OUT,
  lineOf,
  NOTHING_TO_DO,
  notSavedOrders,
  ROWS_COME_TO,
  savedOrders,
  sharedBy,
  shipOrders,
  stateWords,
  YES_CORRECT,
} from './messages.ts';

/** What the rows of a file come to, and the button that saves it. */
export function TrackingPreview({ planned }: { planned: readonly PlannedRow[] }) {
  const { uid } = useOwnDesk();
  const isSaving = useRef(false);
  /** Steps that are saved; the orders may not show it yet. */
  const pressed = useRef(new Set<string>());
  const [saved, setSaved] = useState<ReadonlySet<string>>(NONE);
  const [lost, setLost] = useState(0);
  const shared = useMemo(() => sharedNumbers(planned), [planned]);
  const toSave = planned.filter(
    ({ step, order }) => step && order && !saved.has(pressKey(order, step)),
  );
  const left = planned.filter(({ step, state }) => !step && state !== 'same');
  const same = planned.filter(({ state }) => state === 'same');
  const ships = toSave.filter(({ state }) => state === 'ship').length;
  const corrects = toSave.length - ships;
  const tells = toSave.some(({ step, order }) => step && order && tellsCustomer(order, step));
  const label =
    ships === 0
      ? correctNumbers(corrects)
      : corrects === 0
        ? shipOrders(ships)
        : andCorrect(ships, corrects);

  async function save() {
    if (isSaving.current) return;
    isSaving.current = true;
    const done = pressed.current;
    let failed = 0;
    for (const { order, step } of toSave) {
      if (!order || !step || done.has(pressKey(order, step))) continue;
      if (await saveStep(uid, order, step)) done.add(pressKey(order, step));
      else failed += 1;
    }
    setSaved(new Set(done));
    setLost(failed);
    isSaving.current = false;
  }
  return (
    <>
      {saved.size > 0 && <Notice tone="good">{savedOrders(saved.size)}</Notice>}
      {lost > 0 && (
        <Notice tone="careful" isUrgent>
          {notSavedOrders(lost)}
        </Notice>
      )}
      {toSave.length > 0 && (
        <section className="desk-card">
          <h2>{ROWS_COME_TO}</h2>
          {shared.length > 0 && <Notice tone="careful">{sharedBy(shared.join(', '))}</Notice>}
          <Rows rows={toSave} of="save" />
          <StepButton
            key={label}
            label={label}
            tells
            second={tells ? andTellAll(label) : YES_CORRECT}
            onTake={() => void save()}
          />
        </section>
      )}
      <Others title={LEFT_OUT} rows={left} of="left" />
      <Others title={NOTHING_TO_DO} rows={same} of="same" />
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

const pressKey = (
  { customer, orderId }: NonNullable<PlannedRow['order']>,
  { does, courier, trackingNumber }: NonNullable<PlannedRow['step']>,
) => JSON.stringify([customer, orderId, does, courier, trackingNumber]);

type RowsProps = { rows: readonly PlannedRow[]; of: string };

function Others({ title, ...rows }: RowsProps & { title: string }) {
  if (rows.rows.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{title}</h2>
      <Rows {...rows} />
    </section>
  );
}

function Rows({ rows, of }: RowsProps) {
  return (
    <PagedList className="desk-table__list" items={rows} of={of} onlyByPress>
      {(planned) => (
        <li key={planned.row}>
          <strong>{lineOf(planned)}</strong>
          <span>{stateWords(planned)}</span>
        </li>
      )}
    </PagedList>
  );
}
