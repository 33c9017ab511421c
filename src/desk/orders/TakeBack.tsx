import type { DeskOrder } from '#domain/device/tables.ts';
import { tellsCustomer } from '#domain/order/desk/order-step-changes.ts';
import type { OrderStep, StepName } from '#domain/order/desk/order-steps.ts';
import { Button } from '#ui/form/Button.tsx';
import { STEP_BUTTONS } from '../messages.ts';
import { CORRECT_PARCEL, LEAVE_PARCEL, PRESSED_BY_MISTAKE } from './messages.ts';
import { type Parcel, ParcelFields } from './ParcelFields.tsx';
import { StepButton } from './StepButton.tsx';

type TakeBackProps = {
  order: DeskOrder;
  /** The open correction; null while its form is closed. */
  parcel: Parcel | null;
  setParcel(parcel: Parcel | null): void;
  onTake(step: OrderStep): void;
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

function CorrectParcel({ order, parcel, setParcel, onTake }: TakeBackProps) {
  const { courier = '', trackingNumber = '' } = order;
  if (!parcel) {
    return (
      <Button variant="link" onClick={() => setParcel({ courier, trackingNumber })}>
        {CORRECT_PARCEL}
      </Button>
    );
  }
  function save(typed: Parcel) {
    setParcel(null);
    const said = { courier: typed.courier.trim(), trackingNumber: typed.trackingNumber.trim() };
    const isSame = said.courier === courier && said.trackingNumber === trackingNumber;
    if (!isSame) onTake({ does: 'correct', ...said });
  }
  return (
    <>
      <ParcelFields parcel={parcel} onChange={setParcel} />
      <p className="desk-links">
        <Button onClick={() => save(parcel)}>{STEP_BUTTONS.correct}</Button>
        <Button variant="link" onClick={() => setParcel(null)}>
          {LEAVE_PARCEL}
        </Button>
      </p>
    </>
  );
}
