import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect } from 'react';
import { useReachability } from '#page-sync/use-reachability.ts';
import { prepareSignIn } from '#services/phone-login.ts';
import { shop } from '#shop';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import type { LoginDraft } from './login-draft.ts';
import { sendWords } from './messages.ts';
import { isWholeNumber, phoneDigits } from './phone-number.ts';
import type { ReturnSearch } from './return-search.ts';
import { useSendCode } from './use-send-code.ts';
import './Login.css';

const COUNTRIES = shop.signInCountries.map(({ code, words }) => ({ value: code, words }));

/** The number that a code is sent to, over a draft that the page keeps. */
export function LoginForm({ draft, search }: { draft: LoginDraft; search: ReturnSearch }) {
  const { values, change } = draft;
  const navigate = useNavigate();
  const { send, isSending, problem, holder } = useSendCode();
  const isAway = useReachability() === 'unreachable';
  const isValid = isWholeNumber(values.phone);
  // Fetched while the number is typed, so that the press itself is quick.
  useEffect(prepareSignIn, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValid) return;
    const sent = await send(`+${values.countryCode}${values.phone}`);
    if (sent === 'sent') await navigate({ to: '/login-verification', search });
  }
  return (
    <Form className="login" aria-label="Login" onSubmit={(event) => void submit(event)}>
      <div className="login__number">
        <Select
          label="Country code"
          name="countryCode"
          autoComplete="tel-country-code"
          options={COUNTRIES}
          value={values.countryCode}
          onChange={({ target }) => change({ countryCode: target.value })}
        />
        <Field
          label="Phone Number"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint="Ten digits. We send you a code by SMS."
          value={values.phone}
          onChange={({ target }) =>
            change({ phone: phoneDigits(target.value, values.countryCode) })
          }
        />
      </div>
      {problem ? (
        <Notice key="problem" tone="careful" isUrgent>
          {sendWords(problem)}
        </Notice>
      ) : (
        isAway && <Notice key="away">{sendWords('no-network')}</Notice>
      )}
      <div ref={holder} />
      <Button type="submit" disabled={!isValid || isSending}>
        {isSending ? 'Sending…' : 'Send OTP'}
      </Button>
    </Form>
  );
}
