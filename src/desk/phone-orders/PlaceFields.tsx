import type { ComponentProps } from 'react';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { Field, Select, TextArea } from '#ui/form/Field.tsx';
import { CHOOSE_STATE, CITY, PINCODE, STATE, STREET } from './messages.ts';

const STATES = [
  { value: '', words: CHOOSE_STATE },
  ...STATES_OF_INDIA.map((state) => ({ value: state, words: state })),
];

type Ties = Pick<ComponentProps<typeof Select>, 'value' | 'error' | 'autoComplete'> & {
  onChange(event: { currentTarget: { value: string } }): void;
};

/** The fields of an order's address. */
export function PlaceFields({
  tiesOf,
}: {
  tiesOf(field: 'address' | 'zipcode' | 'city' | 'state'): Ties;
}) {
  return (
    <>
      <TextArea label={STREET} rows={2} {...tiesOf('address')} />
      <Field label={PINCODE} inputMode="numeric" maxLength={6} {...tiesOf('zipcode')} />
      <Field label={CITY} {...tiesOf('city')} />
      <Select label={STATE} options={STATES} {...tiesOf('state')} />
    </>
  );
}
