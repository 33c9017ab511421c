import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '#core/model/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { FileField } from '#ui/FileField.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { FeedbackProgress } from './FeedbackProgress.tsx';
import { notSavedWords } from './not-saved-words.ts';
import { type FeedbackDraft, type FeedbackFile, useFeedbackForm } from './use-feedback-form.ts';

const MOST_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

type FeedbackFormProps = { draft: FeedbackDraft; draftFile: FeedbackFile };

/** Feedback on a product with a photo or a document, over drafts that the page keeps. */
export function FeedbackForm({ draft, draftFile }: FeedbackFormProps) {
  const { values, change } = draft;
  const { form, errors, send, chosen, notSaved, outcome } = useFeedbackForm(draft, draftFile);
  return (
    <Form ref={form} onSubmit={send} aria-label="Feedback">
      <Field
        label="Product Name"
        name="name"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label="Description"
        name="description"
        value={values.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FileField
        label="File"
        hint={`A photo (JPG, PNG, WebP) or a PDF, up to ${MOST_MEGABYTES}\u00a0MB.`}
        accept={UPLOAD_TYPES}
        file={chosen.file}
        error={errors.file}
        onChoose={chosen.choose}
        onRemove={chosen.remove}
      />
      <div className="form__send">
        {notSaved && (
          <Notice tone="careful" isUrgent>
            {notSavedWords(notSaved)}
          </Notice>
        )}
        <Button type="submit">Send Feedback</Button>
        <FeedbackProgress {...outcome} />
      </div>
    </Form>
  );
}
