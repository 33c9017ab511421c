import { useMemo, useState } from 'react';
import type { DeskOrder } from '#domain/device/tables.ts';
import { readPiecesOf } from '#domain/order/desk/amend-form.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { BACK_REASONS } from '#domain/order/reasons/messages.ts';
import { Button } from '#ui/form/Button.tsx';
import { STEP_BUTTONS } from '../messages.ts';
import { asOrdered, LinePieces, namesOf, typedOf } from './LinePieces.tsx';
import {
  ALL_BACK,
  allBackOf,
  BACK_WHY,
  backInStock,
  CAME_BACK_TITLE,
  GOODS_BACK,
  IT_CAME_BACK,
  NONE_BACK,
  NOTHING_BACK,
  noneBackOf,
} from './messages.ts';
import { ReasonFields, reasonOf } from './ReasonFields.tsx';
import { StepForm, useTypedStep } from './StepForm.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay } from './use-take-step.ts';

/** Marks a parcel as returned, and says which pieces go back into stock; afterwards, which of them did. */
export function CameBack({ shown }: { shown: ShownOrder }) {
  const { order } = shown;
  const may = useMay(shown);
  const [isOpen, setIsOpen] = useState(false);
  if (order.cameBackAt) return <p className="desk-soft desk-screen-only">{stockedWords(order)}</p>;
  if (!may('comeBack')) return null;
  return (
    <div className="desk-steps desk-screen-only">
      {isOpen ? (
        <CameBackForm order={order} onClose={() => setIsOpen(false)} />
      ) : (
        <Button variant="link" onClick={() => setIsOpen(true)}>
          {IT_CAME_BACK}
        </Button>
      )}
    </div>
  );
}

function CameBackForm({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const { lines, orderId } = order;
  const said = JSON.stringify(namesOf(lines));
  const empty = useMemo(() => ({ chosen: '', typed: '', ...asOrdered(JSON.parse(said)) }), [said]);
  const typed = useTypedStep<typeof empty & Record<string, string>>(
    order,
    `desk-came-back-${orderId}`,
    empty,
    onClose,
  );
  const { values, change, hasTried } = typed;
  const { pieces, wrong } = readPiecesOf(lines, typedOf(lines, values));
  const stepOf = (): OrderStep | null => {
    const reason = reasonOf(values);
    if (reason === '' || wrong.length > 0) return null;
    return { does: 'comeBack', reason, at: Date.now(), goodsBack: pieces };
  };
  return (
    <StepForm
      className="desk-card desk-product-form"
      button={STEP_BUTTONS.comeBack}
      {...{ typed, stepOf }}
    >
      <h2>{CAME_BACK_TITLE}</h2>
      <p className="desk-soft">{BACK_WHY}</p>
      <ReasonFields
        reasons={() => BACK_REASONS}
        reason={values}
        isNeeded={hasTried}
        onChange={(reason) => change(reason)}
      />
      <h3>{GOODS_BACK}</h3>
      <LinePieces
        {...{ lines, values, wrong, onChange: change }}
        words={{ none: NOTHING_BACK, all: ALL_BACK, off: NONE_BACK }}
        named={{ all: allBackOf, off: noneBackOf }}
      />
    </StepForm>
  );
}

function stockedWords({ lines, goodsBack = [] }: DeskOrder): string {
  return backInStock(
    goodsBack.flatMap(({ quantity }, at) =>
      quantity > 0 ? `${quantity} × ${lines[at]?.name ?? ''}` : [],
    ),
  );
}
