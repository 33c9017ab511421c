// The code of the SMS: its field, and reading it from the SMS (WebOTP).
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH } from '#domain/shared/limits.ts';
import { readsSmsCodes } from '#engine/lib/capabilities.ts';
import { codeIn } from './phone-number.ts';

/** The field's text, and whether it was left or submitted too short. */
export function useCodeField() {
  const [code, setCode] = useState('');
  const [isJudged, setIsJudged] = useState(false);
  const isWhole = code.length === CODE_LENGTH;
  const take = useCallback((typed: string) => {
    setCode(codeIn(typed, CODE_LENGTH));
    setIsJudged(false);
  }, []);
  /** Marks a short code as wrong until the next key. Source: specification, validation. */
  const judge = useCallback(() => setIsJudged(true), []);
  return { code, isWhole, isShort: isJudged && !isWhole, take, judge };
}

const OtpCredential = v.object({ code: v.string() });

/** Calls `onCode` with the code of an SMS that arrives while the page is open. Source: WICG WebOTP. */
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
      // Aborted, refused, or no SMS: the shopper types the code.
      () => undefined,
    );
    return () => leave.abort();
  }, [onCode]);
}
