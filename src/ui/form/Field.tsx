import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldTies } from './FieldFrame.tsx';

type FieldProps = FieldWords & ComponentProps<'input'>;

/** A text input with its label. */
export function Field({ label, hint, error, isUrgent, isOptional, ...input }: FieldProps) {
  const ties = useFieldTies({ hint, error, isOptional });
  return (
    <FieldFrame id={ties.id} label={label} hint={hint} error={error} isUrgent={isUrgent}>
      <input type="text" {...input} {...ties} className="field__control" />
    </FieldFrame>
  );
}

type TextAreaProps = FieldWords & ComponentProps<'textarea'>;

/** A multi-line input with its label; grows with its text if the browser supports that. */
export function TextArea({ label, hint, error, isOptional, ...textarea }: TextAreaProps) {
  const ties = useFieldTies({ hint, error, isOptional });
  return (
    <FieldFrame id={ties.id} label={label} hint={hint} error={error}>
      <textarea rows={5} {...textarea} {...ties} className="field__control field__control--long" />
    </FieldFrame>
  );
}

type SelectProps = FieldWords &
  ComponentProps<'select'> & { options: readonly { value: string; words: string }[] };

/** A select with its label. */
export function Select({ label, hint, error, isOptional, options, ...select }: SelectProps) {
  const ties = useFieldTies({ hint, error, isOptional });
  return (
    <FieldFrame id={ties.id} label={label} hint={hint} error={error}>
      <select {...select} {...ties} className="field__control field__control--choice">
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
