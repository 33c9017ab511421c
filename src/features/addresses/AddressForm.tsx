import { type ChangeEvent, useId } from 'react';
import type { AddressForm as Fields } from '#core/model/address.ts';
import { STATES_OF_INDIA } from '#core/model/states-of-india.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { phoneAsTyped, zipcodeTyped } from './address-values.ts';
import { type AddressFormSetup, useAddressForm } from './use-address-form.ts';
import { usePlaceLookup } from './use-place-lookup.ts';
import './AddressForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const STATES = [
  { value: '', words: '--Select State--' },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: state })),
];

type AddressFormProps = AddressFormSetup & {
  /** What the form is for. */
  title: string;
  /** The page's own heading says it already. */
  isWholePage?: boolean;
};

/** A new address, or one that is edited, over a draft that the page keeps. */
export function AddressForm({ title, isWholePage = false, ...setup }: AddressFormProps) {
  const { values, change } = setup.draft;
  const { form, errors, save, giveUp, notSaved } = useAddressForm(setup);
  const place = usePlaceLookup(setup.draft);
  const titleId = useId();
  const isUnknown = place === 'unknown';
  // A pincode that cannot be one leaves nothing to fill in by hand.
  const isByHand = isUnknown && !values.zipcode.startsWith('0');
  const field = (name: keyof Fields) => ({
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
      onSubmit={save}
      {...(isWholePage ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      {!isWholePage && (
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
      )}
      <Field label="Name" autoComplete="name" {...field('name')} />
      <Field
        label="Phone Number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone')}
        onChange={({ target }) => change({ phone: phoneAsTyped(target.value) })}
      />
      <TextArea
        label="Address / Street"
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
      <div className="address-form__pincode">
        <Field
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          hint={pincodeHint(place, isByHand)}
          {...field('zipcode')}
          onChange={({ target }) => change(zipcodeTyped(values, target.value))}
        />
        {isUnknown && (
          <Notice tone="careful" isUrgent>
            Invalid ZIP Code
          </Notice>
        )}
      </div>
      {/* What is wrong with a field that the focus cannot reach is read out as it appears. */}
      <div className="address-form__place" aria-live="polite">
        <Field
          label="City"
          autoComplete={isByHand ? 'address-level2' : 'off'}
          readOnly={!isByHand}
          {...placeField('city')}
        />
        <Select
          label="State / Union Territory"
          options={STATES}
          disabled={!isByHand}
          {...placeField('state')}
        />
      </div>
      <div className="form__send">
        {notSaved && (
          <Notice tone="careful" isUrgent>
            {notSaved}
          </Notice>
        )}
        <div className="address-form__answers">
          <Button type="submit">Save Address</Button>
          <Button variant="secondary" onClick={giveUp}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}

function pincodeHint(place: string, isByHand: boolean): string | undefined {
  if (place === 'incomplete') return 'City and state are filled in from it.';
  if (place === 'looking') return 'Looking for city and state…';
  return isByHand ? 'Please check it. If it is right, fill in city and state yourself.' : undefined;
}
