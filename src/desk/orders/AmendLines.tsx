import { useMemo, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { mayBePaid } from '#domain/order/amendment.ts';
import { readLeft, steppedLeft } from '#domain/order/desk/amend-form.ts';
import { withAmend } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { TAKE_OFF, takeOff } from '../quotations/messages.ts';
import { PiecesField } from '../stock/PiecesField.tsx';
import {
  AMEND_REFUSED,
  AMEND_TITLE,
  AMEND_WHY,
  AMENDING,
  NOTHING_CHANGED,
  NOTHING_LEFT,
  PAID_NOT_AMENDED,
  PUT_BACK,
  SAVE_AMENDED,
  saveAmended,
  TAKE_SOMETHING_OFF,
  TAKEN_OFF,
  tooMany,
  wholeBack,
} from './messages.ts';
import { StepForm, useTypedStep } from './StepForm.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay } from './use-take-step.ts';
import '../quotations/Quotations.css';

/** Takes lines or pieces off an order that is not packed; says so if that is no longer possible. */
export function AmendLines({ shown }: { shown: ShownOrder }) {
  const { order } = shown;
  const may = useMay(shown);
  const [isOpen, setIsOpen] = useState(false);
  // Under the same conditions as correcting the address.
  if (!may('readdress')) return null;
  const hasRefused = order.amendRefusedAt !== undefined && !order.amend;
  return (
    <div className="desk-steps desk-screen-only">
      {order.amend && <Notice>{AMENDING}</Notice>}
      {hasRefused && <Notice tone="careful">{AMEND_REFUSED}</Notice>}
      {!order.amend && !isOpen && (
        <Button variant="link" onClick={() => setIsOpen(true)}>
          {TAKE_SOMETHING_OFF}
        </Button>
      )}
      {isOpen && mayBePaid(order) && <Notice>{PAID_NOT_AMENDED}</Notice>}
      {isOpen && may('amend') && <AmendForm order={order} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** The initial field values, by field name, which ends in the ordered quantity. */
function asOrdered(names: string): Record<string, string> {
  const all: string[] = JSON.parse(names);
  return Object.fromEntries(all.map((it) => [it, it.slice(it.lastIndexOf(' ') + 1)]));
}

function AmendForm({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const { lines, orderId } = order;
  // The quantity is in the name, so a line that has changed since starts fresh.
  const nameOf = (at: number) => `${at} ${lines[at]?.productId} ${lines[at]?.quantity}`;
  const said = JSON.stringify(lines.map((_, at) => nameOf(at)));
  const empty = useMemo(() => asOrdered(said), [said]);
  const typed = useTypedStep(order, `desk-amend-${orderId}`, empty, onClose);
  const { values, change, hasTried } = typed;
  const counts = lines.map(({ quantity }, at) => values[nameOf(at)] ?? String(quantity));
  const left = readLeft(lines, counts);
  const amend = 'lines' in left ? left : null;
  const total = amend && withAmend(order, { id: '', at: 1, lines: amend.lines }).totalPaise;
  const stepOf = (): OrderStep | null =>
    amend && {
      does: 'amend',
      amend: { id: mintId(), at: Date.now(), lines: amend.lines },
    };
  return (
    <StepForm
      className="desk-card desk-product-form"
      button={total === null ? SAVE_AMENDED : saveAmended(total)}
      {...{ typed, stepOf }}
    >
      <h2>{AMEND_TITLE}</h2>
      <p className="desk-soft">{AMEND_WHY}</p>
      <ol className="desk-quoted__lines">
        {lines.map(({ name, quantity }, at) => {
          const text = counts[at] ?? '';
          const type = (next: string) => change({ [nameOf(at)]: next });
          const isOff = text.trim() === '0';
          return (
            <li key={nameOf(at)} className="desk-quoted__line">
              <p className="desk-quoted__top">
                <strong>{name}</strong>
                <Button
                  variant="link"
                  aria-label={isOff ? wholeBack(name) : takeOff(name)}
                  onClick={() => type(isOff ? String(quantity) : '0')}
                >
                  {isOff ? PUT_BACK : TAKE_OFF}
                </Button>
              </p>
              {isOff ? (
                <p className="desk-soft">{TAKEN_OFF}</p>
              ) : (
                <PiecesField
                  name={name}
                  value={text}
                  error={left.wrong.includes(at) ? tooMany(quantity) : undefined}
                  onType={type}
                  onStep={(by) => type(steppedLeft(text, quantity, by))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {hasTried && 'problem' in left && left.wrong.length === 0 && (
        <Notice tone="careful" isUrgent>
          {left.problem === 'nothing-left' ? NOTHING_LEFT : NOTHING_CHANGED}
        </Notice>
      )}
    </StepForm>
  );
}
