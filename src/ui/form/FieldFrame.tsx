import { useId } from 'react';
import type { Elements } from '../elements.ts';
import './Field.css';

export type FieldWords = {
  label: string;
  /** Help for filling it in. */
  hint?: string | undefined;
  /** Its current problem. */
  error?: string | undefined;
  /** Announce `error` at once, because it appears while the field does not have the focus. */
  isUrgent?: boolean | undefined;
  /** Whether it may stay empty. */
  isOptional?: boolean | undefined;
};

/** Attributes that tie a control to its label, hint and error. */
export type FieldTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

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

type FieldFrameProps = FieldWords & { id: string; children: Elements };

/** A field with its label above, and its error and hint below. */
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

/** The error of the field with this id. */
export function FieldError({ id, isUrgent = false, children }: FieldErrorProps) {
  return (
    <p className="field__error" id={`${id}-error`} role={isUrgent ? 'alert' : undefined}>
      {children}
    </p>
  );
}
