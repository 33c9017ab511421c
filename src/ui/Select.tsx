import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldTies } from './FieldFrame.tsx';

type SelectProps = FieldWords &
  ComponentProps<'select'> & { options: readonly { value: string; words: string }[] };

/** A choice of a few with its label. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  const ties = useFieldTies({ hint, error });
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
