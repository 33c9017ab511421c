// When a form's problems are shown: not before the first press of its button, and from then on as they come and go.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Problems } from './form-problems.ts';

export type FormErrors<Field extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** What to show beside the fields. */
  errors: Problems<Field>;
  /** At the press: whether the form may be sent. If not, the first wrong field gets the focus. */
  passes(): boolean;
  /** The form is new again. */
  startAnew(): void;
};

/** Shows the problems of a form after its first press. */
export function useFormErrors<Field extends string>(problems: Problems<Field>): FormErrors<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  const startAnew = useCallback(() => setPresses(0), []);
  function passes(): boolean {
    const isFine = Object.keys(problems).length === 0;
    if (!isFine) setPresses((count) => count + 1);
    return isFine;
  }
  return { form, errors: presses > 0 ? problems : {}, passes, startAnew };
}
