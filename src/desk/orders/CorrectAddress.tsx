import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type AddressForm, addressFields } from '#domain/address/address.ts';
import type { DeskOrder } from '#domain/device/tables.ts';
import type { OrderStep } from '#domain/order/desk/order-steps.ts';
import { seenAddress, seenStatus } from '#domain/order/desk/seen-address.ts';
import { PHONE_UNREAD } from '#domain/quotation/desk/messages.ts';
import { TypedAddress } from '#forms/typed-address.ts';
import { preparePhoneReader } from '#forms/typed-phone.ts';
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
  const { zipcode, state } = order.address;
  const seen = useMemo(() => seenAddress(order), [order]);
  const typed = useTypedStep(order, `desk-readdress-${order.orderId}`, seen, onClose);
  const { values, change, hasTried } = typed;
  const read = v.safeParse(TypedAddress, values);
  const [isUnread, setIsUnread] = useState(false);
  useEffect(() => void preparePhoneReader(), []);
  async function stepOf(): Promise<OrderStep | null> {
    const isThere = await preparePhoneReader();
    setIsUnread(!isThere);
    const checked = v.safeParse(TypedAddress, values);
    if (!isThere || !checked.success) return null;
    return {
      does: 'readdress',
      address: addressFields(checked.output),
      addressCorrectedAt: Date.now(),
    };
  }
  const stateQuestion = useStateQuestion(() => void stepOf().then(save));
  async function save(step: OrderStep | null) {
    const isMoved = values.zipcode !== zipcode || values.state !== state;
    if (isMoved && step && !(await stateQuestion.mayBe(values))) return;
    await typed.save(step, seenStatus(order, values));
  }
  const tiesOf = (field: keyof AddressForm) => ({
    value: values[field],
    error: hasTried ? problemOf(read.issues, field) : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  const phone = tiesOf('phone');
  return (
    <StepForm
      className="desk-product-form desk-screen-only"
      button={STEP_BUTTONS.readdress}
      typed={{ ...typed, save }}
      stepOf={stepOf}
    >
      <Field label={NAME} {...tiesOf('name')} />
      <Field
        label={PHONE}
        type="tel"
        {...phone}
        error={phone.error ?? (isUnread ? PHONE_UNREAD : undefined)}
      />
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
