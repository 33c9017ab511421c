// What is wrong with a form's values, field by field. Pure; when to show it is use-form-errors' business.
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
