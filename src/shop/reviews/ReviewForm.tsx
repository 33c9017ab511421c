import type { ChangeEvent } from 'react';
import * as v from 'valibot';
import { useLatestWrite } from '#browser/sync/use-write-status.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { ReviewForm as Fields, Review } from '#domain/review/review.ts';
import { sendReview } from '#domain/review/review-write.ts';
import type { Draft } from '#forms/use-draft.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { NotSavedNotice } from '#forms/WriteNote.tsx';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { Button, LinkButton } from '#ui/form/Button.tsx';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import {
  BACK_TO_ORDER,
  REVIEW_OUTCOME,
  REVIEW_TEXT,
  REVIEWED_PRODUCT,
  REVIEWER_NAME,
  REVIEWER_NAME_HINT,
  SUBMIT_REVIEW,
  YOUR_REVIEW,
} from './messages.ts';
import { StarChoice } from './StarChoice.tsx';

type ReviewFormProps = { subject: ReviewSubject; draft: Draft<Fields> };

/** A review of one product of an order, over a draft that the page keeps. */
export function ReviewForm({ subject, draft }: ReviewFormProps) {
  const { values, change } = draft;
  const { orderId, productId } = subject;
  const { status, follow } = useLatestWrite(
    'review',
    (payload) => isAbout(payload, subject),
    `${orderId}/${productId}`,
  );
  const { form, errors, submit, failure, isFresh } = useWriteForm({
    schema: Fields,
    draft,
    lasting: ['customerName', 'productName'],
    save: (id, fields) =>
      sendReview(deviceDatabase(), { id, ...subject, ...fields }, draft.name, Date.now()),
    onSaved: follow,
  });
  const field = (name: keyof Fields) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  });
  // What was written stands in its outcome; an empty form below would ask for it again.
  const isWritten = status !== 'none' && status !== 'refused' && values.review === '';
  return (
    <Form ref={form} onSubmit={submit} aria-label={YOUR_REVIEW}>
      {!isWritten && (
        <>
          <Field
            label={REVIEWER_NAME}
            autoComplete="name"
            hint={REVIEWER_NAME_HINT}
            {...field('customerName')}
          />
          <Field label={REVIEWED_PRODUCT} {...field('productName')} readOnly />
          <StarChoice value={values.stars} onChange={(stars) => change({ stars })} />
          <TextArea label={REVIEW_TEXT} {...field('review')} />
        </>
      )}
      <div className="form__send">
        <NotSavedNotice reason={failure?.reason ?? null} />
        {!isWritten && <Button type="submit">{SUBMIT_REVIEW}</Button>}
        <WriteOutcome status={status} isFresh={isFresh} words={REVIEW_OUTCOME} />
        {isWritten && (
          <LinkButton
            ref={isFresh ? focusOn : undefined}
            variant="secondary"
            to="/order/$orderId"
            params={{ orderId }}
          >
            {BACK_TO_ORDER}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

/** The pressed button is gone, so the focus goes on to the way back. */
function focusOn(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}

/** The reviewed product, its order, and the account. */
export type ReviewSubject = { uid: string; orderId: string; productId: string };

function isAbout(payload: unknown, { orderId, productId }: ReviewSubject): boolean {
  const review = v.safeParse(Review, payload);
  return (
    review.success && review.output.orderId === orderId && review.output.productId === productId
  );
}
