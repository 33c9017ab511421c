import { useState } from 'react';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { typedPincode } from '#forms/use-place.ts';
import { Field } from '#ui/form/Field.tsx';
import { shownDelivery } from '../built-settings.ts';
import type { readPart } from '../typed-part.ts';
import { TRY_MEANS, TRY_PINCODE, TRY_TITLE } from './messages.ts';
import { triedWords } from './tried-pincode.ts';

type TryPincodeProps = {
  /** The form above, as typed. */
  reading: ReturnType<typeof readPart>;
  /** The stored settings below it. */
  seen: EditedFields | null;
};

/** Says what the form above means for a pincode. It stands outside the form, so that Enter saves nothing. */
export function TryPincode({ reading, seen }: TryPincodeProps) {
  const [typed, setTyped] = useState('');
  const words =
    'fields' in reading
      ? triedWords(typed, shownDelivery({ ...seen, ...reading.fields }), Date.now())
      : Object.values(reading.problems)[0];
  return (
    <section className="desk-card desk-product-form">
      <h2>{TRY_TITLE}</h2>
      <Field
        label={TRY_PINCODE}
        hint={TRY_MEANS}
        inputMode="numeric"
        autoComplete="off"
        isOptional
        value={typed}
        onChange={({ currentTarget }) => setTyped(typedPincode(currentTarget.value))}
      />
      <p role="status">{typed.length === PINCODE_DIGITS && words}</p>
    </section>
  );
}
