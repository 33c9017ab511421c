// The review form's checks and its one press: saved on this phone, then the form is free again.
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database.ts';
import { mintId } from '#core/model/identifiers.ts';
import { ReviewForm } from '#core/model/review.ts';
import { sendReview } from '#core/sync/writes/review.ts';
import { formProblems } from '#ui/form-problems.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { type ReviewSubject, useReviewProgress } from './use-review-progress.ts';

export type ReviewDraft = {
  name: string;
  values: ReviewForm;
  change(change: Partial<ReviewForm>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** A second press within this time belongs to the first. ms */
const DOUBLE_PRESS_MS = 1_000;

/** The form over a draft that the page keeps. */
export function useReviewForm(subject: ReviewSubject, draft: ReviewDraft) {
  const { values, clear } = draft;
  const { form, errors, passes, startAnew } = useFormErrors(formProblems(ReviewForm, values));
  const { progress, follow } = useReviewProgress(subject);
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const isBusy = useRef(false);
  const savedAt = useRef(0);
  // The same words pressed again after a failure are the same review.
  const press = useRef({ id: '', words: '' });

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSecondPress =
      values.review === '' &&
      savedAt.current > 0 &&
      event.timeStamp - savedAt.current < DOUBLE_PRESS_MS;
    if (isBusy.current || isSecondPress) return;
    const checked = v.safeParse(ReviewForm, values);
    if (!passes() || !checked.success) return;
    isBusy.current = true;
    const words = JSON.stringify(checked.output);
    if (press.current.words !== words) press.current = { id: mintId(), words };
    const { id } = press.current;
    await draft.settled();
    const saved = await sendReview(
      deviceDatabase(),
      { id, ...subject, ...checked.output },
      draft.name,
      Date.now(),
    );
    isBusy.current = false;
    setNotSaved(saved.outcome === 'not-saved' ? saved.reason : null);
    if (saved.outcome === 'not-saved') return;
    savedAt.current = performance.now();
    press.current = { id: '', words: '' };
    follow(saved.id);
    clear();
    startAnew();
  }
  const outcome = { progress, isFresh: savedAt.current > 0 };
  return { form, errors, send: (event: FormEvent) => void send(event), notSaved, outcome };
}
