import { type ChangeEvent, useId } from 'react';
import { delivery } from '#config/delivery.ts';
import type { AddressFields } from '#domain/address/address.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import type { Draft } from '#forms/use-draft.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { type AddressValues, TypedAddress, zipcodeTyped } from './address-values.ts';
import {
  ADDRESS_OR_STREET,
  CANCEL,
  CHECK_PINCODE,
  CITY,
  CITY_MAY_DIFFER,
  INVALID_PINCODE,
  LOOKING_FOR_PLACE,
  NAME,
  notDeliveredTo,
  PHONE_NUMBER,
  PINCODE,
  PLACE_FROM_PINCODE,
  SAVE_ADDRESS,
  SELECT_STATE,
  STATE_OR_TERRITORY,
} from './messages.ts';
import { usePlaceLookup } from './use-place-lookup.ts';
import './AddressForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const STATES = [
  { value: '', words: SELECT_STATE },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: state })),
];

export type AddressFormSetup = {
  draft: Draft<AddressValues>;
  /**
   * Saves the typed address on this phone. `id` is minted once per press: pressing again after a failure, with the same
   * text, is the same write. Resolves to null when saved, otherwise to the reason in words for the shopper.
   */
  save(id: string, address: AddressFields): Promise<string | null>;
  /** `savedId`: id of the press that was saved; null when the shopper cancelled. */
  onDone(savedId: string | null): void;
};

type AddressFormProps = AddressFormSetup & {
  /** The form's heading or, on a page of its own, its label. */
  title: string;
  /** Hides the title, because the page's own heading already says it. */
  isWholePage?: boolean;
};

/** Form for a new or an edited address, over a draft that the page keeps. */
export function AddressForm(props: AddressFormProps) {
  const { title, isWholePage = false, draft, save, onDone } = props;
  const { values, change } = draft;
  const { form, errors, submit, failure, isBusy } = useWriteForm({
    schema: TypedAddress,
    draft,
    prepare: preparePhone,
    async save(id, fields) {
      const problem = await save(id, fields);
      return problem === null ? { outcome: 'saved' } : { outcome: 'not-saved', problem };
    },
    onSaved: onDone,
  });
  const place = usePlaceLookup(draft);
  function giveUp() {
    if (isBusy.current) return;
    draft.clear();
    onDone(null);
  }
  const titleId = useId();
  const isUnknown = place === 'unknown';
  const isOutside =
    place !== 'incomplete' &&
    !values.zipcode.startsWith('0') &&
    deliveryTo(values.zipcode, delivery).answer === 'not-delivered';
  // No pincode starts with 0, so there is no place to fill in by hand.
  const isByHand = isUnknown && !values.zipcode.startsWith('0');
  const field = (name: keyof AddressFields) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: Typed) => change({ [name]: target.value }),
  });
  const placeField = (name: 'city' | 'state') => ({
    ...field(name),
    onChange: ({ target }: Typed) => change({ [name]: target.value, place: 'typed' }),
  });
  return (
    <Form
      className="address-form"
      ref={form}
      onSubmit={submit}
      {...(isWholePage ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      {!isWholePage && (
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
      )}
      <Field label={NAME} autoComplete="name" {...field('name')} />
      <Field label={PHONE_NUMBER} type="tel" autoComplete="tel-national" {...field('phone')} />
      <TextArea
        label={ADDRESS_OR_STREET}
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
      <div className="address-form__pincode">
        <Field
          label={PINCODE}
          inputMode="numeric"
          autoComplete="postal-code"
          hint={pincodeHint(place, isByHand)}
          {...field('zipcode')}
          onChange={({ target }) => change(zipcodeTyped(values, target.value))}
        />
        {isUnknown && (
          <Notice tone="careful" isUrgent>
            {INVALID_PINCODE}
          </Notice>
        )}
        {isOutside && (
          <Notice tone="careful" isUrgent>
            {notDeliveredTo(values.zipcode)}
          </Notice>
        )}
      </div>
      {/* Errors of fields that cannot take the focus are read out as they appear. */}
      <div className="address-form__place" aria-live="polite">
        <Field
          label={CITY}
          autoComplete={place === 'incomplete' ? 'off' : 'address-level2'}
          hint={place === 'found' ? CITY_MAY_DIFFER : undefined}
          readOnly={place === 'incomplete' || (isUnknown && !isByHand)}
          {...placeField('city')}
        />
        <Select
          label={STATE_OR_TERRITORY}
          options={STATES}
          disabled={!isByHand}
          {...placeField('state')}
        />
      </div>
      <div className="form__send">
        {failure && (
          <Notice tone="careful" isUrgent>
            {failure.problem}
          </Notice>
        )}
        <div className="address-form__answers">
          <Button type="submit">{SAVE_ADDRESS}</Button>
          <Button variant="secondary" onClick={giveUp}>
            {CANCEL}
          </Button>
        </div>
      </div>
    </Form>
  );
}

function pincodeHint(place: string, isByHand: boolean): string | undefined {
  if (place === 'incomplete') return PLACE_FROM_PINCODE;
  if (place === 'looking') return LOOKING_FOR_PLACE;
  return isByHand ? CHECK_PINCODE : undefined;
}
