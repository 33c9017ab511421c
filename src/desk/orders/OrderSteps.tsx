import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { MAX_PARCEL_TEXT, mayTake, type OrderStep, standOf } from '#core/model/desk/order-steps.ts';
import { hasStep } from '#core/model/desk/people.ts';
import { mintId } from '#core/model/identifiers.ts';
import { saveOrderStep } from '#core/sync/writes/desk-order.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import {
  CANCEL_TITLE,
  COURIER,
  cancelWords,
  DELIVERED_WITH_CASH,
  KEEP_ORDER,
  NOT_SAVED,
  PARCEL_HINT,
  RELEASE_WHY,
  STEP_BUTTONS,
  TRACKING_NUMBER,
} from '../messages.ts';
import type { ShownOrder } from './use-desk-orders.ts';

/** What the merchant may do next. Each press is saved on this device first and needs no network. */
export function OrderSteps({ shown: { order, queue, steps } }: { shown: ShownOrder }) {
  const { uid, role } = useOwnDesk();
  const [isNotSaved, setIsNotSaved] = useState(false);
  const [courier, setCourier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isCancelling, setIsCancelling] = useState(false);
  const isBusy = useRef(false);
  // Nothing is pressed upon what has to be answered first.
  if (steps.some(({ state }) => state !== 'waits')) return null;

  async function take(step: OrderStep) {
    if (isBusy.current) return;
    isBusy.current = true;
    const { customer, orderId, orderNo } = order;
    const write = { id: mintId(), uid, customer, orderId, orderNo, step, upon: standOf(order) };
    const saved = await saveOrderStep(deviceDatabase(), write, Date.now());
    setIsNotSaved(saved.outcome === 'not-saved');
    isBusy.current = false;
  }
  const may = (does: OrderStep['does']) => hasStep(role, does) && mayTake(does, order);
  const isCash = order.paymentMethod === 'cod' && order.status !== 'success';
  return (
    <div className="desk-steps desk-screen-only">
      {may('release') && (
        <>
          <p>{RELEASE_WHY}</p>
          <Button onClick={() => void take({ does: 'release', releasedAt: Date.now() })}>
            {STEP_BUTTONS.release}
          </Button>
        </>
      )}
      {may('receive') && (
        <Button onClick={() => void take({ does: 'receive' })}>{STEP_BUTTONS.receive}</Button>
      )}
      {/* What is paid first is packed when it is paid. */}
      {may('pack') && queue === 'pack' && (
        <Button onClick={() => void take({ does: 'pack' })}>{STEP_BUTTONS.pack}</Button>
      )}
      {may('ship') && (
        <>
          <Field
            label={COURIER}
            hint={PARCEL_HINT}
            value={courier}
            maxLength={MAX_PARCEL_TEXT}
            onChange={(event) => setCourier(event.currentTarget.value)}
          />
          <Field
            label={TRACKING_NUMBER}
            value={trackingNumber}
            maxLength={MAX_PARCEL_TEXT}
            autoCapitalize="characters"
            onChange={(event) => setTrackingNumber(event.currentTarget.value)}
          />
          <Button
            onClick={() =>
              void take({
                does: 'ship',
                courier: courier.trim(),
                trackingNumber: trackingNumber.trim(),
              })
            }
          >
            {STEP_BUTTONS.ship}
          </Button>
        </>
      )}
      {may('deliver') && (
        <Button onClick={() => void take({ does: 'deliver', isCashTaken: isCash })}>
          {isCash ? DELIVERED_WITH_CASH : STEP_BUTTONS.deliver}
        </Button>
      )}
      {may('cancel') && (
        <Button variant="link" onClick={() => setIsCancelling(true)}>
          {STEP_BUTTONS.cancel}
        </Button>
      )}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
      {isCancelling && (
        <CancelDialog
          isPaid={order.status === 'success'}
          onKeep={() => setIsCancelling(false)}
          onCancel={() => {
            setIsCancelling(false);
            void take({ does: 'cancel' });
          }}
        />
      )}
    </div>
  );
}

type CancelProps = { isPaid: boolean; onKeep(): void; onCancel(): void };

function CancelDialog({ isPaid, onKeep, onCancel }: CancelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={CANCEL_TITLE} dialog={dialog} onClose={onKeep}>
      <p>{cancelWords(isPaid)}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_ORDER}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {STEP_BUTTONS.cancel}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}
