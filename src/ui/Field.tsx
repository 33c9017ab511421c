import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldTies } from './FieldFrame.tsx';

type FieldProps = FieldWords & ComponentProps<'input'>;

/** One line of text with its label. */
export function Field({ label, hint, error, isUrgent, ...input }: FieldProps) {
  const ties = useFieldTies({ hint, error });
  return (
    <FieldFrame id={ties.id} label={label} hint={hint} error={error} isUrgent={isUrgent}>
      <input type="text" {...input} {...ties} className="field__control" />
    </FieldFrame>
  );
}
