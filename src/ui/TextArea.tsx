import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords, useFieldTies } from './FieldFrame.tsx';

type TextAreaProps = FieldWords & ComponentProps<'textarea'>;

/** Several lines of text with their label; grows with what is typed where the browser can do that. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  const ties = useFieldTies({ hint, error });
  return (
    <FieldFrame id={ties.id} label={label} hint={hint} error={error}>
      <textarea rows={5} {...textarea} {...ties} className="field__control field__control--long" />
    </FieldFrame>
  );
}
