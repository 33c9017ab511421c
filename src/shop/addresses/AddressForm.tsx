import { type ChangeEvent, useEffect, useId, useState } from 'react';
import type { PlaceAnswer } from '#browser/pincode/pincode.ts';
import { type AddressFields, addressFields, cityProblem } from '#domain/address/address.ts';
import { deliveryTo } from '#domain/delivery/delivery-zones.ts';
import { isArmyPincode } from '#domain/pincode/sorting-districts.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { TypedAddress } from '#forms/typed-address.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import type { Draft } from '#forms/use-draft.ts';
import { placeWords, usePlace } from '#forms/use-place.ts';
import { useStateQuestion } from '#forms/use-state-question.tsx';
import { useWriteForm } from '#forms/use-write-form.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useDelivery } from '#ui/use-shop-delivery.ts';
import { type AddressValues, placeFound, zipcodeTyped } from './address-values.ts';
import {
  ADDRESS_OR_STREET,
  ANOTHER_STATE,
  AS_ON_PARCELS,
  CANCEL,
  CITY,
  CITY_MAY_DIFFER,
  INVALID_PINCODE,
  LANDMARK,
  LANDMARK_HINT,
  LOOKING_FOR_PLACE,
  NAME,
  notDeliveredTo,
  PHONE_NUMBER,
  PINCODE,
  PLACE_FROM_PINCODE,
  PLACE_OF_ARMY_POST,
  SAVE_ADDRESS,
  SECOND_PHONE,
  SELECT_STATE,
  STATE_OR_TERRITORY,
  WHY_SECOND_PHONE,
} from './messages.ts';
import './AddressForm.css';

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const states = () => [
  { value: '', words: SELECT_STATE },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: stateWords(state) })),
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
      // What was filled in, or saved before, needs no question.
      if (values.place === 'typed' && !(await stateQuestion.mayBe(fields)))
        return { outcome: 'asked' };
      const problem = await save(id, addressFields(fields));
      return problem === null ? { outcome: 'saved' } : { outcome: 'not-saved', problem };
    },
    onSaved: onDone,
  });
  const stateQuestion = useStateQuestion(() => form.current?.requestSubmit());
  const { zipcode } = values;
  const place = usePlace(zipcode, (found) => {
    const filled = placeFound(values, found);
    if (Object.keys(filled).length > 0) change(filled);
  });
  const isComplete = zipcode.length === PINCODE_DIGITS;
  const isImpossible = place?.outcome === 'impossible';
  const isPlausible = place?.outcome === 'plausible';
  /** The pincode that the shopper says lies in another state. */
  const [elsewhere, setElsewhere] = useState('');
  const isStateOpen = isPlausible || elsewhere === zipcode || isInAnotherState(place, values);
  useEffect(() => {
    if (elsewhere) form.current?.querySelector<HTMLElement>('[name="state"]')?.focus();
  }, [elsewhere, form]);
  function giveUp() {
    if (isBusy.current) return;
    draft.clear();
    onDone(null);
  }
  const titleId = useId();
  const villagesId = useId();
  const delivery = useDelivery();
  const isOutside =
    isComplete && delivery && deliveryTo(zipcode, delivery).answer === 'not-delivered';
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
      <Field label={NAME} hint={AS_ON_PARCELS} autoComplete="name" {...field('name')} />
      <Field label={PHONE_NUMBER} type="tel" autoComplete="tel-national" {...field('phone')} />
      <Field
        isOptional
        label={SECOND_PHONE}
        hint={WHY_SECOND_PHONE}
        type="tel"
        autoComplete="off"
        {...field('otherPhone')}
      />
      <TextArea
        label={ADDRESS_OR_STREET}
        rows={2}
        autoComplete="street-address"
        {...field('address')}
      />
      <Field
        isOptional
        label={LANDMARK}
        hint={LANDMARK_HINT}
        autoComplete="off"
        {...field('landmark')}
      />
      <div className="address-form__pincode">
        <Field
          label={PINCODE}
          inputMode="numeric"
          autoComplete="postal-code"
          hint={pincodeHint(zipcode, place)}
          {...field('zipcode')}
          onChange={({ target }) => change(zipcodeTyped(values, target.value))}
        />
        {isImpossible && (
          <Notice tone="careful" isUrgent>
            {INVALID_PINCODE}
          </Notice>
        )}
        {isPlausible && <Notice>{placeWords(zipcode, place)}</Notice>}
        {isOutside && (
          <Notice tone="careful" isUrgent>
            {notDeliveredTo(zipcode)}
          </Notice>
        )}
      </div>
      {/* Errors of fields that cannot take the focus are read out as they appear. */}
      <div className="address-form__place" aria-live="polite">
        <Field
          label={CITY}
          autoComplete={isComplete ? 'address-level2' : 'off'}
          hint={cityHint(zipcode, place)}
          readOnly={!isComplete || isImpossible}
          list={villagesId}
          {...placeField('city')}
          error={cityProblem(errors.city, zipcode)}
        />
        <datalist id={villagesId}>
          {place?.outcome === 'found' &&
            place.offices?.map((village) => <option key={village} value={village} />)}
        </datalist>
        <div>
          <Select
            label={STATE_OR_TERRITORY}
            options={states()}
            disabled={!isStateOpen}
            {...placeField('state')}
          />
          {place?.outcome === 'found' && place.isOnBorder && !isStateOpen && (
            <Button variant="link" onClick={() => setElsewhere(zipcode)}>
              {ANOTHER_STATE}
            </Button>
          )}
        </div>
      </div>
      {stateQuestion.question}
      <div className="form__send">
        {failure && 'problem' in failure && (
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

/** A state that was saved or typed before, and is not the one that is known. */
function isInAnotherState(place: PlaceAnswer | null, { state }: AddressValues): boolean {
  return place?.outcome === 'found' && state !== '' && state !== place.place.state;
}

function pincodeHint(zipcode: string, place: PlaceAnswer | null): string | undefined {
  if (zipcode.length < PINCODE_DIGITS) return PLACE_FROM_PINCODE;
  if (!place) return LOOKING_FOR_PLACE;
  return place.outcome === 'impossible' ? placeWords(zipcode, place) : undefined;
}

function cityHint(zipcode: string, place: PlaceAnswer | null): string | undefined {
  if (place?.outcome === 'plausible' && isArmyPincode(zipcode)) return PLACE_OF_ARMY_POST;
  return place?.outcome === 'found' ? CITY_MAY_DIFFER : undefined;
}
