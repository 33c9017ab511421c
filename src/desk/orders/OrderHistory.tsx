import * as v from 'valibot';
import { OnHoldReason } from '#domain/order/order.ts';
import type { OrderStepRecord } from '#domain/order/order-record.ts';
import { DateTime } from '#ui/text/DateTime.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { HOLD_REASONS } from '../messages.ts';
import {
  BY_CUSTOMER,
  BY_SHOP,
  BY_SOMEBODY,
  BY_YOU,
  HISTORY_TITLE,
  NO_HISTORY,
  RECORDED_STEPS,
} from './page/messages.ts';
import type { ShownRecord } from './page/use-order-record.ts';

/** What happened to an order, when, and who did it; the latest first. */
export function OrderHistory({ record: { steps } }: { record: ShownRecord }) {
  const { uid } = useOwnDesk();
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="history">
      <h2 id="history">{HISTORY_TITLE}</h2>
      {steps.length === 0 && <p className="desk-soft">{NO_HISTORY}</p>}
      <ol className="desk-history">
        {steps.map((step) => (
          <li key={step.event}>
            <span>
              <strong>{RECORDED_STEPS[step.does]}</strong>
              {step.what && <span className="desk-history__what">{whatWords(step)}</span>}
            </span>
            <span className="desk-soft">
              <DateTime at={step.at} hasTime />
              <span>{`, ${whoWords(step, uid)}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatWords({ does, what = '' }: OrderStepRecord): string {
  const reason = v.safeParse(OnHoldReason, what);
  return does === 'held' && reason.success ? HOLD_REASONS[reason.output] : what;
}

/** `uid`: of whoever reads it. */
function whoWords({ by, phone }: OrderStepRecord, uid: string): string {
  if (by === uid) return BY_YOU;
  if (by === 'shopper') return BY_CUSTOMER;
  if (by === 'shop') return BY_SHOP;
  return phone?.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2') ?? BY_SOMEBODY;
}
