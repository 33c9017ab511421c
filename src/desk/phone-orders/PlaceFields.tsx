import type { ComponentProps } from 'react';
import { cityProblem } from '#domain/address/address.ts';
import type { Place } from '#domain/pincode/pincode-table.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { placeWords, typedPincode, usePlace } from '#forms/use-place.ts';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { CHOOSE_STATE, CITY, LANDMARK, PINCODE, SECOND_PHONE, STATE, STREET } from './messages.ts';

const states = () => [
  { value: '', words: CHOOSE_STATE },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: stateWords(state) })),
];

type Ties = Pick<ComponentProps<typeof Select>, 'error' | 'autoComplete'> & {
  value: string;
  onChange(event: { currentTarget: { value: string } }): void;
};

type PlaceFieldsProps = {
  tiesOf(field: 'address' | 'zipcode' | 'city' | 'state' | 'landmark' | 'otherPhone'): Ties;
  /** Called with each place that the pincode may have. */
  onPlace?(place: Place): void;
};

/** The fields of an order's address. */
export function PlaceFields({ tiesOf, onPlace }: PlaceFieldsProps) {
  const zipcode = tiesOf('zipcode');
  const city = tiesOf('city');
  const place = usePlace(zipcode.value, onPlace);
  return (
    <>
      <TextArea label={STREET} rows={2} {...tiesOf('address')} />
      <Field isOptional label={LANDMARK} {...tiesOf('landmark')} />
      <Field
        label={PINCODE}
        inputMode="numeric"
        hint={place ? placeWords(zipcode.value, place) : undefined}
        {...zipcode}
        onChange={({ target }) =>
          zipcode.onChange({ currentTarget: { value: typedPincode(target.value) } })
        }
      />
      <Field label={CITY} {...city} error={cityProblem(city.error, zipcode.value)} />
      <Select label={STATE} options={states()} {...tiesOf('state')} />
      <Field isOptional label={SECOND_PHONE} type="tel" {...tiesOf('otherPhone')} />
    </>
  );
}
