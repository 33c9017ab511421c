import type { DeskOrder } from '#domain/device/tables.ts';
import { mayTake, movedSince } from '#domain/order/desk/order-steps.ts';
import { ConflictNotice } from '../edits/ConflictNotice.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { DO_IT_ALL_THE_SAME, statusWords, stepAsks, stepGone, stepRefused } from '../messages.ts';
import type { ShownOrder, WaitingStep } from './use-desk-orders.ts';
import './OrderSteps.css';
import { Withdraw } from './Withdraw.tsx';

/** Steps of this order that are not sent yet, and steps that conflict or were refused. */
export function StepQuestions({ shown: { order, steps } }: { shown: ShownOrder }) {
  if (steps.length === 0) return null;
  return (
    <div className="desk-waiting desk-screen-only">
      {steps.map((it, at) =>
        isWaiting(it) ? (
          <Withdraw key={it.seq} step={it} later={steps.slice(at + 1)} />
        ) : (
          <StepConflict key={it.seq} order={order} waiting={it} later={steps.slice(at)} />
        ),
      )}
    </div>
  );
}

type ConflictProps = {
  order: DeskOrder;
  waiting: WaitingStep;
  /** This step and those pressed after it. */
  later: readonly WaitingStep[];
};

function StepConflict({ order, waiting, later }: ConflictProps) {
  const { step, status, base, moved, seq } = waiting;
  const seqs = later.map((it) => it.seq);
  if (status === 'refused') {
    return <ConflictNotice seqs={seqs} refused={[seq]} said={stepRefused(step.does)} />;
  }
  if (!moved) return <ConflictNotice seqs={seqs} said={stepGone} accept={null} />;
  const changed = movedSince(step.does, base, moved);
  const now = { ...order, ...moved, address: order.address } as DeskOrder;
  const nameOf = (id: string) => order.lines.find((it) => it.productId === id)?.name ?? id;
  return (
    <ConflictNotice
      seqs={seqs}
      said={stepAsks(step.does)}
      fields={[
        { saw: statusWords(base, changed, nameOf), now: statusWords(moved, changed, nameOf) },
      ]}
      accept={mayTake(step.does, now) ? DO_IT_ALL_THE_SAME : null}
    />
  );
}
