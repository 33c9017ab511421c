// What is wrong with a form's values, field by field, and when it is shown.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

export type Problems<Field extends string> = Partial<Record<Field, string>>;

export type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** The first message of each field that does not pass; empty when the form may be sent. */
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
  /** What to show beside the fields. */
  errors: Problems<Field>;
  /** At the press: whether the form may be sent with these problems. If not, the first wrong field gets the focus. */
  passes(found: Problems<Field>): boolean;
  /** The form is new again. */
  startAnew(): void;
};

/** Shows the problems of a form: not before the first press of its button, and from then on as they come and go. */
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
