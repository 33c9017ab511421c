// The problems of a form's values, by field, and when they show.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

export type Problems<Field extends string> = Partial<Record<Field, string>>;

export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The first message of each invalid field; empty when the form may be sent. */
export function formProblems<Schema extends FormSchema>(
  schema: Schema,
  values: v.InferInput<Schema>,
): Problems<keyof Schema['entries'] & string> {
  const checked = v.safeParse(schema, values);
  const problems: Problems<string> = {};
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue);
    if (field) problems[field] ??= issue.message;
  }
  return problems;
}

type FormErrors<Field extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** The problems to show beside the fields. */
  errors: Problems<Field>;
  /** Call at the press: whether the form may be sent with these problems. If not, focuses the first invalid field. */
  passes(found: Problems<Field>): boolean;
  /** Hides the problems until the next press. */
  startAnew(): void;
};

/** Shows a form's problems only after the first press of its button, from then on as they come and go. */
export function useFormErrors<Field extends string>(problems: Problems<Field>): FormErrors<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  const startAnew = useCallback(() => setPresses(0), []);
  function passes(found: Problems<Field>): boolean {
    const isFine = Object.keys(found).length === 0;
    if (!isFine) setPresses((count) => count + 1);
    return isFine;
  }
  return { form, errors: presses > 0 ? problems : {}, passes, startAnew };
}
