// Phone numbers in forms: they stand as they are typed, and are read at the press. What reads them is a large part that comes when
// a form wants it; without a network it comes from the files that the worker keeps.
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Problems } from './form-problems.ts';
import { PHONE_UNREAD } from './messages.ts';

let reader: typeof import('#domain/shared/phone-number.ts') | undefined;
let loading: Promise<NonNullable<typeof reader>> | undefined;

/** Loads what reads numbers, and says whether it is there. May be called again at any time; never throws. */
export async function preparePhoneReader(): Promise<boolean> {
  loading ??= import('#domain/shared/phone-number.ts');
  try {
    reader = await loading;
    return true;
  } catch {
    // It did not come; it may the next time.
    loading = undefined;
    return false;
  }
}

/** A number's digits inside the country of this calling code; null where it is none, undefined until the reader is there. */
export function readPhone(typed: string, countryCode: string): string | null | undefined {
  return reader?.nationalNumber(typed, countryCode);
}

/** The same for a screen that follows what is typed. */
export function useReadPhone(typed: string, countryCode: string): string | null | undefined {
  const [, setThere] = useState(false);
  const read = readPhone(typed, countryCode);
  const isWanted = read === undefined;
  useEffect(() => {
    if (isWanted && typed !== '') void preparePhoneReader().then(setThere);
  }, [isWanted, typed]);
  return read;
}

/** For a form with a field `phone`, before it is read: what is wrong where its reader cannot be had. */
export async function preparePhone(): Promise<Problems<'phone'>> {
  return (await preparePhoneReader()) ? {} : { phone: PHONE_UNREAD };
}

/** A form's field for a number of one country. Until the reader is there everything passes, so that a press has to wait for it. */
export function typedPhone(countryCode: string, problems: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(problems.missing),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const read = readPhone(dataset.value, countryCode);
      if (read !== null) return read ?? dataset.value;
      addIssue({ message: problems.invalid });
      return NEVER;
    }),
  );
}
