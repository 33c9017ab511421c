import { useState } from 'react';
import { tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { DELIVERED_WITH_CASH, NOT_SAVED, STEP_BUTTONS } from '../messages.ts';
import { isCashDue } from '../several/take-each.ts';
import { AcceptHeld } from './AcceptHeld.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { DELIVERED_CASH_WITH_COURIER, DELIVERED_NOT_PAID } from './messages.ts';
import { type Parcel, ParcelFields } from './ParcelFields.tsx';
import { SendFirst } from './page/SendFirst.tsx';
import { StepButton } from './StepButton.tsx';
import { type Correction, TakeBack } from './TakeBack.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay, useTakeStep } from './use-take-step.ts';

/** The next possible steps. Each press is saved on this device first and needs no network. */
export function OrderSteps({ shown }: { shown: ShownOrder }) {
  const { order, queue, steps } = shown;
  const may = useMay(shown);
  const { take, isNotSaved } = useTakeStep(order);
  const [parcel, setParcel] = useState<Parcel>({ courier: '', trackingNumber: '' });
  // Kept here: news of the order may take its form away for a moment.
  const [correction, setCorrection] = useState<Correction | null>(null);
  const [isParting, setIsParting] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  // No further step before the open question is answered.
  if (steps.some((it) => !isWaiting(it))) return null;

  const button = (step: OrderStep, label = STEP_BUTTONS[step.does], isSecond = false) => (
    <StepButton
      key={label}
      label={label}
      variant={isSecond ? 'secondary' : 'primary'}
      tells={tellsCustomer(order, step)}
      onTake={() => void take(step)}
    />
  );
  const delivered = (isCashTaken: boolean, cashWith?: 'courier' | 'customer') => ({
    ...{ does: 'deliver' as const, isCashTaken, ...(cashWith && { cashWith }) },
  });
  const isCash = isCashDue(order);
  return (
    <div className="desk-steps desk-screen-only">
      {may('release') && <AcceptHeld order={order} onTake={(step) => void take(step)} />}
      {may('receive') && order.deliveryStatus !== 'cancel' && button({ does: 'receive' })}
      {/* An order that is paid in advance is packed once it is paid. */}
      {may('pack') && queue === 'pack' && !isParting && button({ does: 'pack' })}
      {may('ship') && !isParting && (
        <>
          <ParcelFields parcel={parcel} onChange={setParcel} />
          {button({
            does: 'ship',
            courier: parcel.courier.trim(),
            trackingNumber: parcel.trackingNumber.trim(),
          })}
        </>
      )}
      {may('sendFirst') && (queue === 'pack' || queue === 'ship') && (
        <SendFirst order={order} isOpen={isParting} setIsOpen={setIsParting} />
      )}
      {may('deliver') && !isCash && button(delivered(false))}
      {may('deliver') && isCash && (
        <>
          {button(delivered(true), DELIVERED_WITH_CASH)}
          {button(delivered(false, 'courier'), DELIVERED_CASH_WITH_COURIER, true)}
          {button(delivered(false, 'customer'), DELIVERED_NOT_PAID, true)}
        </>
      )}
      {may('collect') && button({ does: 'collect' })}
      {/* A step that is not sent yet is withdrawn instead. */}
      {steps.every(({ mayHaveGone }) => mayHaveGone) && (
        <TakeBack
          {...{ order, may, correction, setCorrection }}
          onTake={(step, base) => void take(step, base)}
        />
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
          onCancel={(reason) => {
            setIsCancelling(false);
            void take({ does: 'cancel', reason });
          }}
        />
      )}
    </div>
  );
}
