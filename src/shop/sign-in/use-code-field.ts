// The code of the SMS: what stands in its field, and what the phone itself offers (WebOTP).
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH } from '#domain/shared/limits.ts';
import { readsSmsCodes } from '#engine/lib/capabilities.ts';
import { codeIn } from './phone-number.ts';

/** What stands in the field, and whether it was left or sent in too short. */
export function useCodeField() {
  const [code, setCode] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const isWhole = code.length === CODE_LENGTH;
  const take = useCallback((typed: string) => {
    setCode(codeIn(typed, CODE_LENGTH));
    setIsJudged(false);
  }, []);
  /** From here on until the next key a code that is too short is wrong. Source: specification, validation. */
  const judge = useCallback(() => setIsJudged(true), []);
  return { code, isWhole, isShort: isJudged && !isWhole, take, judge };
}

const OtpCredential = v.object({ code: v.string() });

/** Hands over the code of an SMS that comes while the page is there. Source: WICG WebOTP. */
export function useSmsCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!readsSmsCodes(window)) return;
    const leave = new AbortController();
    const wanted: CredentialRequestOptions = { signal: leave.signal };
    Reflect.set(wanted, 'otp', { transport: ['sms'] });
    navigator.credentials.get(wanted).then(
      (credential) => {
        const otp = v.safeParse(OtpCredential, credential);
        if (otp.success) onCode(otp.output.code);
      },
      // Left, refused, or no SMS: the code can be typed.
      () => undefined,
    );
    return () => leave.abort();
  }, [onCode]);
}
