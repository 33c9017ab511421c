import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { AddressForm, addressFields, EMPTY_ADDRESS_FORM } from '#domain/address/address.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { useStateQuestion } from '#forms/use-state-question.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { STEP_BUTTONS } from '../messages.ts';
import { NAME, PHONE } from '../phone-orders/messages.ts';
import { PlaceFields } from '../phone-orders/PlaceFields.tsx';
import { ADDRESS_CUSTOMER_TOLD, CORRECT_ADDRESS } from './messages.ts';
import { StepForm, useTypedStep } from './StepForm.tsx';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay } from './use-take-step.ts';

/** Corrects an order's delivery address, until it is packed. */
export function CorrectAddress({ shown }: { shown: ShownOrder }) {
  const { order } = shown;
  const may = useMay(shown);
  const [isOpen, setIsOpen] = useState(false);
  if (!may('readdress')) return null;
  return isOpen ? (
    <AddressFields order={order} onClose={() => setIsOpen(false)} />
  ) : (
    <Button className="desk-screen-only" variant="link" onClick={() => setIsOpen(true)}>
      {CORRECT_ADDRESS}
    </Button>
  );
}

function AddressFields({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const placed = { ...EMPTY_ADDRESS_FORM, ...order.address };
  const { name, phone, address, zipcode, city, state, landmark, otherPhone } = placed;
  const stands = useMemo(
    () => ({ name, phone, address, zipcode, city, state, landmark, otherPhone }),
    [name, phone, address, zipcode, city, state, landmark, otherPhone],
  );
  const typed = useTypedStep(order, `desk-address-${order.orderId}`, stands, onClose);
  const { values, change, hasTried } = typed;
  const read = v.safeParse(AddressForm, values);
  function stepOf(): OrderStep | null {
    if (!read.success) return null;
    return {
      does: 'readdress',
      address: addressFields(read.output),
      addressCorrectedAt: Date.now(),
    };
  }
  const stateQuestion = useStateQuestion(() => void save(stepOf()));
  async function save(step: OrderStep | null) {
    const isMoved = values.zipcode !== zipcode || values.state !== state;
    if (isMoved && read.success && !(await stateQuestion.mayBe(read.output))) return;
    await typed.save(step);
  }
  const tiesOf = (field: keyof typeof stands) => ({
    value: values[field],
    error: hasTried ? problemOf(read.issues, field) : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <StepForm
      className="desk-product-form desk-screen-only"
      button={STEP_BUTTONS.readdress}
      typed={{ ...typed, save }}
      stepOf={stepOf}
    >
      <Field label={NAME} {...tiesOf('name')} />
      <Field label={PHONE} type="tel" inputMode="numeric" maxLength={10} {...tiesOf('phone')} />
      <PlaceFields tiesOf={tiesOf} />
      {stateQuestion.question}
      <p className="desk-soft">{ADDRESS_CUSTOMER_TOLD}</p>
    </StepForm>
  );
}

function problemOf(
  issues: readonly v.BaseIssue<unknown>[] | undefined,
  field: string,
): string | undefined {
  return issues?.find((it) => it.path?.[0]?.key === field)?.message;
}
