import type { ChangeEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { notSavedWords } from './not-saved-words.ts';
import { ReviewProgress } from './ReviewProgress.tsx';
import { type ReviewDraft, useReviewForm } from './use-review-form.ts';
import type { ReviewSubject } from './use-review-progress.ts';

type ReviewFormProps = { subject: ReviewSubject; draft: ReviewDraft };

/** A review of one product of an order, over a draft that the page keeps. */
export function ReviewForm({ subject, draft }: ReviewFormProps) {
  const { values, change } = draft;
  const { form, errors, send, notSaved, outcome } = useReviewForm(subject, draft);
  const field = (name: keyof ReviewDraft['values']) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value }),
  });
  return (
    <Form ref={form} onSubmit={send} aria-label="What you say of it">
      <Field
        label="Name"
        autoComplete="name"
        hint="Others read it with your review."
        {...field('customerName')}
      />
      <Field label="Product" {...field('productName')} />
      <TextArea label="Review" {...field('review')} />
      <div className="form__send">
        {notSaved && (
          <Notice tone="careful" isUrgent>
            {notSavedWords(notSaved)}
          </Notice>
        )}
        <Button type="submit">Submit Review</Button>
        <ReviewProgress {...outcome} />
      </div>
    </Form>
  );
}
