import { type FormEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { DeskOrder } from '#core/device/database/tables.ts';
import { AddressForm } from '#core/model/account/address.ts';
import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import { useDraft } from '#forms/use-draft.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NOT_SAVED, STEP_BUTTONS } from '../messages.ts';
import {
  CHOOSE_STATE,
  CITY,
  NAME,
  PHONE,
  PINCODE,
  STATE,
  STREET,
} from '../phone-orders/messages.ts';
import { ADDRESS_CUSTOMER_TOLD, CORRECT_ADDRESS, DO_NOT_CHANGE } from './messages.ts';
import type { ShownOrder } from './use-desk-orders.ts';
import { useMay, useTakeStep } from './use-take-step.ts';

const STATES = [
  { value: '', words: CHOOSE_STATE },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: state })),
];

/** Corrects where an order goes, until it is packed. */
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
  const { take, isNotSaved } = useTakeStep(order);
  const [hasTried, setHasTried] = useState(false);
  const { name, phone, address, zipcode, city, state } = order.address;
  const stands = useMemo(
    () => ({ name, phone, address, zipcode, city, state }),
    [name, phone, address, zipcode, city, state],
  );
  const { values, change, clear } = useDraft(`desk-address-${order.orderId}`, stands);
  const read = v.safeParse(AddressForm, values);
  async function save(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (!read.success) return;
    const step = { address: read.output, addressCorrectedAt: Date.now() };
    if (await take({ does: 'readdress', ...step })) leave();
  }
  function leave() {
    clear();
    onClose();
  }
  const tiesOf = (field: keyof typeof stands) => ({
    value: values[field],
    error: hasTried ? problemOf(read.issues, field) : undefined,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
  });
  return (
    <Form className="desk-product-form desk-screen-only" onSubmit={(it) => void save(it)}>
      <Field label={NAME} {...tiesOf('name')} />
      <Field label={PHONE} type="tel" inputMode="numeric" maxLength={10} {...tiesOf('phone')} />
      <TextArea label={STREET} rows={2} {...tiesOf('address')} />
      <Field label={PINCODE} inputMode="numeric" maxLength={6} {...tiesOf('zipcode')} />
      <Field label={CITY} {...tiesOf('city')} />
      <Select label={STATE} options={STATES} {...tiesOf('state')} />
      <p className="desk-soft">{ADDRESS_CUSTOMER_TOLD}</p>
      <div className="desk-links">
        <Button type="submit">{STEP_BUTTONS.readdress}</Button>
        <Button variant="secondary" onClick={leave}>
          {DO_NOT_CHANGE}
        </Button>
      </div>
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </Form>
  );
}

function problemOf(
  issues: readonly v.BaseIssue<unknown>[] | undefined,
  field: string,
): string | undefined {
  return issues?.find((it) => it.path?.[0]?.key === field)?.message;
}
