import { useMemo } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { mustStayWhole } from '#domain/order/amendment.ts';
import { readLeft } from '#domain/order/desk/amend-form.ts';
import { withAmend } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { TAKE_OFF, takeOff } from '../quotations/messages.ts';
import { asOrdered, LinePieces, namesOf, typedOf } from './LinePieces.tsx';
import {
  AMEND_OWES,
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
  wholeBack,
} from './messages.ts';
import { StepForm, useTypedStep } from './StepForm.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay } from './use-take-step.ts';

type AmendProps = { shown: ShownOrder; isOpen: boolean; onOpen(isOpen: boolean): void };

/** Takes lines or pieces off an order that is not packed; says so if that is no longer possible. */
export function AmendLines({ shown, isOpen, onOpen }: AmendProps) {
  const { order } = shown;
  const may = useMay(shown);
  // Under the same conditions as correcting the address.
  if (!may('readdress')) return null;
  const hasRefused = order.amendRefusedAt !== undefined && !order.amend;
  return (
    <div className="desk-steps desk-screen-only">
      {order.amend && <Notice>{AMENDING}</Notice>}
      {hasRefused && <Notice tone="careful">{AMEND_REFUSED}</Notice>}
      {!order.amend && !isOpen && (
        <Button variant="link" onClick={() => onOpen(true)}>
          {TAKE_SOMETHING_OFF}
        </Button>
      )}
      {isOpen && mustStayWhole(order) && <Notice>{PAID_NOT_AMENDED}</Notice>}
      {isOpen && may('amend') && <AmendForm order={order} onClose={() => onOpen(false)} />}
    </div>
  );
}

function AmendForm({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const { lines, orderId } = order;
  const said = JSON.stringify(namesOf(lines));
  const empty = useMemo(() => asOrdered(JSON.parse(said)), [said]);
  const typed = useTypedStep(order, `desk-amend-${orderId}`, empty, onClose);
  const { values, change, hasTried } = typed;
  const left = readLeft(lines, typedOf(lines, values));
  const amend = 'lines' in left ? left : null;
  const after = amend && withAmend(order, { id: '', at: 1, lines: amend.lines });
  const stepOf = (): OrderStep | null =>
    amend && {
      does: 'amend',
      amend: { id: mintId(), at: Date.now(), lines: amend.lines },
    };
  return (
    <StepForm
      className="desk-card desk-product-form"
      button={after ? saveAmended(after.totalPaise, owedMore(order, after)) : SAVE_AMENDED}
      {...{ typed, stepOf }}
    >
      <h2>{AMEND_TITLE}</h2>
      <p className="desk-soft">{AMEND_WHY}</p>
      {order.status === 'success' && order.paymentMethod !== 'cod' && (
        <p className="desk-soft">{AMEND_OWES[order.paymentMethod]}</p>
      )}
      <LinePieces
        {...{ lines, values, wrong: left.wrong, onChange: change }}
        words={{ none: TAKEN_OFF, all: PUT_BACK, off: TAKE_OFF }}
        named={{ all: wholeBack, off: takeOff }}
      />
      {hasTried && 'problem' in left && left.wrong.length === 0 && (
        <Notice tone="careful" isUrgent>
          {left.problem === 'nothing-left' ? NOTHING_LEFT : NOTHING_CHANGED}
        </Notice>
      )}
    </StepForm>
  );
}

/** What has to go back for this change alone, in paise. */
function owedMore(before: DeskOrder, after: DeskOrder): number {
  return (after.owedPaise ?? 0) - (before.owedPaise ?? 0);
}
