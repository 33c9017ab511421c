import type { DeskOrder } from '#domain/device/tables.ts';
import { tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import {
  type OrderStatus,
  type OrderStep,
  type StepName,
  statusOf,
} from '#domain/order/desk/order-steps.ts';
import { Button } from '#ui/form/Button.tsx';
import { STEP_BUTTONS } from '../messages.ts';
import { CORRECT_PARCEL, LEAVE_PARCEL, PRESSED_BY_MISTAKE } from './messages.ts';
import { type Parcel, ParcelFields } from './ParcelFields.tsx';
import { StepButton } from './StepButton.tsx';

/** `seen`: the order when the form was opened, on which the correction is decided. */
export type Correction = Parcel & { seen: OrderStatus };

type TakeBackProps = {
  order: DeskOrder;
  /** The open correction; null while its form is closed. */
  correction: Correction | null;
  setCorrection(correction: Correction | null): void;
  onTake(step: OrderStep, base?: OrderStatus): void;
};

/** Takes back a step pressed by mistake, and corrects a parcel's courier or number. */
export function TakeBack({ may, ...props }: TakeBackProps & { may(does: StepName): boolean }) {
  const { order, onTake } = props;
  const isCashBack = order.paymentMethod === 'cod' && order.status === 'success';
  const steps: OrderStep[] = [
    { does: 'unpack' },
    { does: 'unsendFirst' },
    { does: 'unship' },
    { does: 'undeliver', isCashBack },
  ];
  const [back] = steps.filter(({ does }) => may(does));
  return (
    <>
      {may('correct') && <CorrectParcel {...props} />}
      {back && (
        <details className="desk-mistake">
          <summary>{PRESSED_BY_MISTAKE}</summary>
          <StepButton
            label={STEP_BUTTONS[back.does]}
            variant="secondary"
            tells={tellsCustomer(order, back)}
            onTake={() => onTake(back)}
          />
        </details>
      )}
    </>
  );
}

function CorrectParcel({ order, correction, setCorrection, onTake }: TakeBackProps) {
  if (!correction) {
    const seen = statusOf(order);
    const { courier, trackingNumber } = seen;
    return (
      <Button variant="link" onClick={() => setCorrection({ courier, trackingNumber, seen })}>
        {CORRECT_PARCEL}
      </Button>
    );
  }
  function save({ seen, ...typed }: Correction) {
    setCorrection(null);
    const said = { courier: typed.courier.trim(), trackingNumber: typed.trackingNumber.trim() };
    const isSame = said.courier === seen.courier && said.trackingNumber === seen.trackingNumber;
    if (!isSame) onTake({ does: 'correct', ...said }, seen);
  }
  return (
    <>
      <ParcelFields
        parcel={correction}
        onChange={(parcel) => setCorrection({ ...correction, ...parcel })}
      />
      <p className="desk-links">
        <Button onClick={() => save(correction)}>{STEP_BUTTONS.correct}</Button>
        <Button variant="link" onClick={() => setCorrection(null)}>
          {LEAVE_PARCEL}
        </Button>
      </p>
    </>
  );
}
