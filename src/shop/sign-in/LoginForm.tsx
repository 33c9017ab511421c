import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { prepareSignIn } from '#browser/sign-in/phone-login.ts';
import { useAccount } from '#browser/sync/use-account.ts';
import { useReachability } from '#browser/sync/use-reachability.ts';
import { shop } from '#config/shop.ts';
import { displayPhone } from '#domain/account/profile.ts';
import { DEFAULT_COUNTRY_CODE, PHONE_DIGITS } from '#domain/shared/limits.ts';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { PHONE_UNREAD } from '#forms/messages.ts';
import { preparePhoneReader, readMobile, readPhone, useReadMobile } from '#forms/typed-phone.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, Select } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { POLICY_TITLES, SENDING } from '#ui/messages.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import type { LoginDraft } from './login-draft.ts';
import {
  COUNTRY_CODE,
  INDIA,
  LOGIN,
  PHONE_HINT,
  PHONE_INVALID,
  PHONE_NUMBER,
  PLEASE_LOG_IN_AGAIN,
  SEND_OTP,
  sendWords,
  WHAT_WE_KEEP,
  WHY_A_CODE,
  whyNotSent,
} from './messages.ts';
import type { ReturnSearch } from './return-search.ts';
import { useSendCode } from './use-send-code.ts';
import './Login.css';

const countries = () =>
  shop.signInCountries.map(({ code, words }) => ({
    value: code,
    words: code === DEFAULT_COUNTRY_CODE ? INDIA : words,
  }));

/** The form for the phone number to send a code to; the page keeps the draft. */
export function LoginForm({ draft, search }: { draft: LoginDraft; search: ReturnSearch }) {
  const { values, change } = draft;
  const navigate = useNavigate();
  const { send, isSending, problem, holder } = useSendCode();
  const isAway = useReachability() === 'unreachable';
  const phone = useReadMobile(values.phone, values.countryCode);
  const isIndian = values.countryCode === DEFAULT_COUNTRY_CODE;
  const [isLeft, setIsLeft] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [isUnread, setIsUnread] = useState(false);
  const isWrong = isLeft && values.phone !== '' && phone === null;
  const error = isUnread ? PHONE_UNREAD : isWrong ? PHONE_INVALID : undefined;
  const isBusy = isSending || isReading;
  // Until the phone-number parser has loaded, count the digits.
  const digits = withWesternDigits(values.phone).replace(/\D/g, '').length;
  const mayBeRight = phone === undefined ? digits >= PHONE_DIGITS : phone !== null;
  const isLandline = phone === null && readPhone(values.phone, values.countryCode) !== null;
  const why = mayBeRight ? null : whyNotSent(digits, isIndian, isLandline);
  // Load while the shopper types, so that the press is quick.
  useEffect(() => {
    prepareSignIn();
    void preparePhoneReader();
  }, []);

  /** The number's digits, after waiting for the parser if it has not loaded yet; null if no code can be sent to it. */
  async function readAtPress(): Promise<string | null> {
    if (phone !== undefined) return phone;
    setIsReading(true);
    const isThere = await preparePhoneReader();
    setIsReading(false);
    setIsUnread(!isThere);
    setIsLeft(true);
    return readMobile(values.phone, values.countryCode) ?? null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const number = await readAtPress();
    if (number === null) return;
    const sent = await send(`+${values.countryCode}${number}`);
    // In place of this page: after the sign-in, Back leads to where the shopper was.
    if (sent === 'sent') await navigate({ to: '/login-verification', search, replace: true });
  }
  return (
    <Form className="login" aria-label={LOGIN} onSubmit={(event) => void submit(event)}>
      <div className="login__number">
        <Select
          label={COUNTRY_CODE}
          name="countryCode"
          autoComplete="tel-country-code"
          options={countries()}
          value={values.countryCode}
          onChange={({ target }) => change({ countryCode: target.value })}
        />
        <Field
          label={PHONE_NUMBER}
          name="phone"
          type="tel"
          autoComplete="tel-national"
          hint={PHONE_HINT}
          error={error}
          value={values.phone}
          onChange={({ target }) => {
            setIsLeft(false);
            setIsUnread(false);
            change({ phone: target.value });
          }}
          onBlur={() => setIsLeft(true)}
        />
      </div>
      <p className="field__hint">{WHY_A_CODE}</p>
      {problem && (
        <Notice tone="careful" isUrgent>
          {sendWords(problem)}
        </Notice>
      )}
      <div ref={holder} />
      <div className="login__send">
        <Button type="submit" why={why} disabled={why !== null || isBusy}>
          {isBusy ? SENDING : SEND_OTP}
        </Button>
      </div>
      <p className="field__hint">
        <Sentence
          text={WHAT_WE_KEEP}
          parts={{ policy: <Link to="/privacy-policy">{POLICY_TITLES['privacy-policy']}</Link> }}
        />
      </p>
      <div className="login__away">
        {isAway && !problem && <Notice>{sendWords('no-network')}</Notice>}
      </div>
    </Form>
  );
}

/** Tells a shopper whose sign-in has ended to log in again, and fills in their number. */
export function SignInAgain({ draft: { values, change } }: { draft: LoginDraft }) {
  const account = useAccount();
  const phone = account?.isOver ? displayPhone(account.phone) : '';
  const isFilledIn = useRef(false);
  useEffect(() => {
    // Fill in once: a number that the shopper deletes stays deleted.
    if (!phone || isFilledIn.current) return;
    isFilledIn.current = true;
    if (values.phone === '') change({ phone });
  }, [phone, values.phone, change]);
  if (!phone) return null;
  return <Notice>{PLEASE_LOG_IN_AGAIN}</Notice>;
}
