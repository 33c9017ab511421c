import type { DeskOrder } from '#domain/device/tables.ts';
import type { PiecesOfLines } from '#domain/order/amendment.ts';
import { afterSteps } from '#domain/order/desk/order-step-changes.ts';
import { parcelLines, piecesThere } from '#domain/order/first-parcel.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { collectPaise } from '#domain/order/table/order-facts.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { Button } from '#ui/form/Button.tsx';
import { STEP_BUTTONS } from '../../messages.ts';
import { type Parcel, ParcelFields } from '../ParcelFields.tsx';
import { StepForm, useTypedStep } from '../StepForm.tsx';
import { LabelLink } from './LabelLink.tsx';
import { FIRST_MEANS, FIRST_TITLE, firstCollects, SEND_FIRST, TO_FOLLOW } from './messages.ts';

type SendFirstProps = { order: DeskOrder; isOpen: boolean; setIsOpen(isOpen: boolean): void };

/** Sends what is there of an order now; its pre-ordered pieces follow. */
export function SendFirst({ order, isOpen, setIsOpen }: SendFirstProps) {
  const lines = piecesThere(order.lines);
  if (!lines) return null;
  if (isOpen) return <FirstForm {...{ order, lines }} onClose={() => setIsOpen(false)} />;
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      {SEND_FIRST}
    </Button>
  );
}

type FirstFormProps = { order: DeskOrder; lines: PiecesOfLines; onClose(): void };

function FirstForm({ order, lines, onClose }: FirstFormProps) {
  const typed = useTypedStep<Parcel>(
    order,
    `desk-first-parcel-${order.orderId}`,
    { courier: '', trackingNumber: '' },
    onClose,
  );
  const { values, change } = typed;
  const stepOf = () => ({
    ...{ does: 'sendFirst' as const, at: Date.now(), lines },
    courier: values.courier.trim(),
    trackingNumber: values.trackingNumber.trim(),
  });
  const sent = afterSteps(order, [stepOf()]);
  const cashPaise = collectPaise(sent, 'first');
  return (
    <StepForm
      className="desk-card desk-product-form"
      button={STEP_BUTTONS.sendFirst}
      {...{ typed, stepOf }}
    >
      <h2>{FIRST_TITLE}</h2>
      <Goods lines={parcelLines(sent, 'first')} />
      <h3>{TO_FOLLOW}</h3>
      <Goods lines={parcelLines(sent, 'last')} />
      {cashPaise > 0 && <p>{firstCollects(formatPaise(cashPaise))}</p>}
      <LabelLink order={order} parcel="first" />
      <ParcelFields parcel={values} onChange={change} />
      <p className="desk-soft">{FIRST_MEANS}</p>
    </StepForm>
  );
}

function Goods({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="desk-lines">
      {lines.map(({ productId, pricePaise, quoted, quantity, name }) => (
        <li key={`${productId} ${pricePaise} ${quoted === true}`}>
          <span>
            <strong>{`${quantity} ×`}</strong> <span>{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
