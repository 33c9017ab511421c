// The code as the phone itself offers it out of the SMS, where the browser can (WebOTP).
import { useEffect } from 'react';
import * as v from 'valibot';

const OtpCredential = v.object({ code: v.string() });

/** Hands over the code of an SMS that comes while the page is there. Source: WICG WebOTP. */
export function useSmsCode(onCode: (code: string) => void): void {
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
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
