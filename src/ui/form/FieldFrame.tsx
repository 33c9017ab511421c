import { type ReactNode, useId } from 'react';
import './Field.css';

export type FieldWords = {
  label: string;
  /** What to know before filling it in. */
  hint?: string | undefined;
  /** What is wrong with it now. */
  error?: string | undefined;
  /** Whether `error` is read out at once, because it comes without the field having the focus. */
  isUrgent?: boolean | undefined;
  /** Whether it may stay empty; most may not. */
  isOptional?: boolean | undefined;
};

/** What ties a control to its words. */
export type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** The ties for one field of a form. */
export function useFieldTies({
  hint,
  error,
  isOptional = false,
}: Pick<FieldWords, 'hint' | 'error' | 'isOptional'>): FieldTies {
  const id = useId();
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': told || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isOptional ? undefined : true,
  };
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode };

/** A field's label above it, and below it what to know and what is wrong. */
export function FieldFrame({ id, label, hint, error, isUrgent, children }: FieldFrameProps) {
  return (
    <div className={`field${error ? ' field--wrong' : ''}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <FieldError id={id} isUrgent={isUrgent}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldErrorProps = Pick<FieldWords, 'isUrgent'> & { id: string; children: string };

/** What is wrong with the field of this id. */
export function FieldError({ id, isUrgent = false, children }: FieldErrorProps) {
  return (
    <p className="field__error" id={`${id}-error`} role={isUrgent ? 'alert' : undefined}>
      {children}
    </p>
  );
}
