// Phone numbers in forms: kept as typed, and parsed at the press. The parser is a large chunk, loaded when a form needs it;
// offline the service worker serves it.
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Problems } from './form-problems.ts';
import { PHONE_UNREAD } from './messages.ts';

let reader: typeof import('#domain/shared/phone-number.ts') | undefined;
let loading: Promise<NonNullable<typeof reader>> | undefined;

/** Loads the parser and resolves to whether it is there. May be called again at any time; never rejects. */
export async function preparePhoneReader(): Promise<boolean> {
  loading ??= import('#domain/shared/phone-number.ts');
  try {
    reader = await loading;
    return true;
  } catch {
    // Retry at the next call.
    loading = undefined;
    return false;
  }
}

/** The national digits of a number of this calling code; null if invalid, undefined until the parser has loaded. */
export function readPhone(typed: string, countryCode: string): string | null | undefined {
  return reader?.nationalNumber(typed, countryCode);
}

/** The same for a number that somebody logs in with: null if no SMS reaches it. */
export function readMobile(typed: string, countryCode: string): string | null | undefined {
  return reader?.mobileNumber(typed, countryCode);
}

/** `readMobile` as a hook: loads the parser as soon as something is typed. */
export function useReadMobile(typed: string, countryCode: string): string | null | undefined {
  const [, setThere] = useState(false);
  const read = readMobile(typed, countryCode);
  const isWanted = read === undefined;
  useEffect(() => {
    if (isWanted && typed !== '') void preparePhoneReader().then(setThere);
  }, [isWanted, typed]);
  return read;
}

/** `prepare` for a form with a field `phone`: the field's problem if the parser cannot be loaded. */
export async function preparePhone(): Promise<Problems<'phone'>> {
  return (await preparePhoneReader()) ? {} : { phone: PHONE_UNREAD };
}

/**
 * The schema of a number of one country; without `phoneMissing` it may stay empty. Everything passes until the parser
 * has loaded, so a press has to wait for it.
 */
export function typedPhone(
  countryCode: string,
  problems: () => { phoneMissing?: string; phoneInvalid: string },
) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      const { phoneMissing, phoneInvalid } = problems();
      if (dataset.value === '' && phoneMissing === undefined) return '';
      const read = dataset.value === '' ? null : readPhone(dataset.value, countryCode);
      if (read !== null) return read ?? dataset.value;
      addIssue({ message: (dataset.value === '' && phoneMissing) || phoneInvalid });
      return NEVER;
    }),
  );
}
