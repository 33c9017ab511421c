import { useId } from 'react';
import { FieldError } from '#ui/form/FieldFrame.tsx';
import type { FieldTies } from '../typed-part.ts';
import { WEEKDAY_NAMES } from './messages.ts';
import './WorkingDays.css';

/** A box to tick for each day of the week. The value has a 1 for each day that is ticked, from Sunday on. */
export function WorkingDays({ label, hint, value, error, onChange }: ReturnType<FieldTies>) {
  const id = useId();
  const toggle = (day: number) => {
    const digits = WEEKDAY_NAMES.map((_, at) => (isOn(value, at) === (at === day) ? '0' : '1'));
    onChange({ currentTarget: { value: digits.join('') } });
  };
  return (
    <fieldset className={`desk-weekdays${error ? ' field--wrong' : ''}`}>
      <legend className="field__label">{label}</legend>
      {WEEKDAY_NAMES.map((name, day) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={isOn(value, day)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={() => toggle(day)}
          />
          <span>{name}</span>
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
      {hint && <p className="field__hint">{hint}</p>}
    </fieldset>
  );
}

const isOn = (value: string, day: number) => value[day] === '1';
