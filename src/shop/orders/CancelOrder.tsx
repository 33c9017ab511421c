import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { cancelOrder, mayCancel } from '#domain/order/cancel-order-write.ts';
import type { Order } from '#domain/order/order.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { readOutboxRow } from '#engine/outbox/outbox-rows.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { notSavedMessage } from '#forms/messages.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import {
  CANCEL_MEANS,
  CANCEL_MEANS_PAID,
  CANCEL_ORDER,
  CANCEL_QUESTION,
  CANCEL_UNSENT_MEANS,
  KEEP_ORDER,
  TOO_LATE_TO_CANCEL,
  YES_CANCEL,
} from './messages.ts';
import { mayBePaid } from './order-steps.ts';

type CancelOrderProps = { uid: string; order: Order; rows: readonly OutboxRow[] };

/** Cancels an order after asking once; renders nothing when it is too late. `rows`: the order's outbox rows. */
export function CancelOrder({ uid, order, rows }: CancelOrderProps) {
  const { orderId } = order;
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isBusy = useRef(false);
  const [pressId] = useState(mintId);
  const isUnsent = rows.some(({ id }) => id === orderId);

  async function cancel(): Promise<string | null> {
    const database = deviceDatabase();
    const result = await cancelOrder(database, { id: pressId, uid, orderId }, Date.now());
    switch (result.outcome) {
      case 'saved':
        return null;
      case 'not-saved':
        return notSavedMessage(result.reason, false);
      case 'not-possible':
        return TOO_LATE_TO_CANCEL;
      case 'unsent': {
        const row = await readOutboxRow(database, orderId);
        if (row) await discard(database, writeKinds, row.seq, Date.now());
        await navigate({ to: '/orders', replace: true });
        return null;
      }
    }
  }
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(await cancel());
    setIsAsking(false);
    isBusy.current = false;
  }

  if (!mayCancel(order) && !problem) return null;
  return (
    <div className="cancel-order">
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {mayCancel(order) && (
        <Button variant="link" onClick={() => setIsAsking(true)}>
          {CANCEL_ORDER}
        </Button>
      )}
      {isAsking && (
        <Dialog title={CANCEL_QUESTION} dialog={dialog} onClose={() => setIsAsking(false)}>
          <p>
            {isUnsent ? CANCEL_UNSENT_MEANS : mayBePaid(order) ? CANCEL_MEANS_PAID : CANCEL_MEANS}
          </p>
          <DialogAnswers>
            <Button onClick={() => dialog.current?.close()}>{KEEP_ORDER}</Button>
            <Button variant="secondary" onClick={() => void press()}>
              {YES_CANCEL}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </div>
  );
}
