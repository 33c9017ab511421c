import { Link } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import { CODE_LENGTH } from '#domain/shared/limits.ts';
import { type PendingSignIn, resendAt } from '#engine/account/pending-sign-in.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { SENDING } from '#ui/messages.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { useContact } from '#ui/use-shop.ts';
import {
  CHANGE_NUMBER,
  CHECKING,
  CODE_SENT,
  NO_SMS,
  newCodeIn,
  OR_CALL,
  OTP,
  RESEND_OTP,
  SHORT_CODE,
  sendWords,
  VERIFICATION,
  VERIFY,
  verifyWords,
} from './messages.ts';
import { readablePhone } from './phone-number.ts';
import type { ReturnSearch } from './return-search.ts';
import { useCodeField, useSmsCode } from './use-code-field.ts';
import { useSendCode } from './use-send-code.ts';
import { useVerify } from './use-verify.ts';
import './Login.css';

/** Local builds send no SMS; left out of builds for a real project. */
const DemoCode = import.meta.env.HAAT_IS_LOCAL
  ? lazy(() => import('./DemoCode.tsx').then(({ DemoCode }) => ({ default: DemoCode })))
  : null;

type VerifyFormProps = { pending: PendingSignIn; search: ReturnSearch };

/** The form for the code that was sent to the pending sign-in's number. */
export function VerifyForm({ pending, search }: VerifyFormProps) {
  const field = useCodeField();
  const { verify, isChecking, problem, forgetProblem } = useVerify();
  const resend = useSendCode();
  const wait = useSecondsUntil(resendAt(pending));
  const isWrong = problem === 'code-wrong' || problem === 'code-expired';
  const wrong = problem && isWrong ? verifyWords(problem) : field.isShort ? SHORT_CODE : undefined;

  // A typed code is not kept as a draft, so a reload would lose it.
  useBusyTyping(field.code !== '');

  const { take: takeCode } = field;
  const take = useCallback(
    (typed: string) => {
      takeCode(typed);
      forgetProblem();
    },
    [takeCode, forgetProblem],
  );
  const codeInput = useRef<HTMLInputElement>(null);
  useEffect(() => codeInput.current?.focus({ preventScroll: true }), []);
  const latest = useRef(pending);
  latest.current = pending;
  // A code read from the SMS is complete: verify it without a press.
  const takeFromSms = useCallback(
    (code: string) => {
      take(code);
      if (code.length === CODE_LENGTH) void verify(latest.current, code);
    },
    [take, verify],
  );
  useSmsCode(takeFromSms);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (field.isWhole) void verify(pending, field.code);
    else field.judge();
  }
  async function sendAnother() {
    if ((await resend.send(pending.phone)) === 'sent') take('');
  }

  return (
    <Form className="login" aria-label={VERIFICATION} onSubmit={submit}>
      <p>
        <Sentence
          text={CODE_SENT}
          parts={{ phone: <strong>{readablePhone(pending.phone)}</strong> }}
        />
        <span>
          {' '}
          <Link to="/login" search={search} replace>
            {CHANGE_NUMBER}
          </Link>
        </span>
      </p>
      {DemoCode && (
        <Suspense>
          <DemoCode verificationId={pending.verificationId} />
        </Suspense>
      )}
      <div className="login__code">
        <Field
          label={OTP}
          name="code"
          ref={codeInput}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={field.code}
          error={wrong}
          isUrgent
          onChange={({ target }) => take(target.value)}
          onBlur={({ relatedTarget }) => {
            // An error appearing in the middle of a press would move the button away.
            if (field.code && !(relatedTarget instanceof HTMLButtonElement)) field.judge();
          }}
        />
      </div>
      {problem && !isWrong && (
        <Notice tone="careful" isUrgent>
          {verifyWords(problem)}
        </Notice>
      )}
      {resend.problem && (
        <Notice tone="careful" isUrgent>
          {sendWords(resend.problem)}
        </Notice>
      )}
      <div ref={resend.holder} />
      <div className="login__others">
        <Button type="submit" disabled={isChecking}>
          {isChecking ? CHECKING : VERIFY}
        </Button>
        <Button
          variant="secondary"
          why={wait > 0 ? newCodeIn(wait) : null}
          disabled={wait > 0 || resend.isSending}
          onClick={() => void sendAnother()}
        >
          {resend.isSending ? SENDING : RESEND_OTP}
        </Button>
      </div>
      <NoSms />
    </Form>
  );
}

/** What to do when no code comes. */
function NoSms() {
  const [phone] = useContact().phones;
  return (
    <div className="field__hint">
      <p>{NO_SMS}</p>
      {phone && (
        <p>
          <Sentence
            text={OR_CALL}
            parts={{ phone: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> }}
          />
        </p>
      )}
    </div>
  );
}

/** Whole seconds until a moment (ms since 1970), then 0; renders again every second until then. */
function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
