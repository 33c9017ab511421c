import { useRef, useState } from 'react';
import { useLatestWrite } from '#browser/sync/use-write-status.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import {
  beginsLikeUpload,
  FIRST_BYTES,
  FeedbackForm as Fields,
  fileProblem,
  isLargePhoto,
  isPhoto,
} from '#domain/feedback/feedback.ts';
import { sendFeedback } from '#domain/feedback/feedback-write.ts';
import { FEEDBACK_PROBLEMS } from '#domain/feedback/messages.ts';
import { UPLOAD_TYPES } from '#domain/shared/limits.ts';
import { MAX_UPLOAD_BYTES } from '#engine/limits.ts';
import { SentMessages } from '#forms/SentMessages.tsx';
import type { Draft } from '#forms/use-draft.ts';
import type { DraftFile } from '#forms/use-draft-file.ts';
import { useWriteForm } from '#forms/use-write-form.ts';
import { NotSavedNotice } from '#forms/WriteNote.tsx';
import { WriteOutcome } from '#forms/WriteOutcome.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Field, TextArea } from '#ui/form/Field.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fittingPhoto } from './fitting-photo.ts';
import {
  DESCRIPTION,
  FEEDBACK,
  FEEDBACK_OUTCOME,
  FILE,
  filesTaken,
  MAKING_SMALLER,
  PRODUCT_NAME,
  SEND_FEEDBACK,
  UNREADABLE_FILE,
  UNREADABLE_PHOTO,
} from './messages.ts';

const MAX_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

type FeedbackFormProps = { draft: Draft<Fields>; draftFile: DraftFile };

/** Form for feedback on a product, with a photo or document, over drafts that the page keeps. */
export function FeedbackForm({ draft, draftFile }: FeedbackFormProps) {
  const { values, change } = draft;
  const chosen = useChosenFile(draftFile);
  const { status, follow } = useLatestWrite('feedback');
  const { form, errors, submit, failure, isFresh } = useWriteForm({
    schema: Fields,
    draft,
    file: chosen.file,
    fileProblem: chosen.isMaking ? MAKING_SMALLER : (chosen.refusal ?? fileProblem(chosen.file)),
    save: (id, fields) =>
      // `fileProblem` rejects a missing file, so this never runs without one.
      sendFeedback(deviceDatabase(), id, fields, chosen.file as File, [draft.name, draftFile.name]),
    onSaved(id) {
      follow(id);
      chosen.remove();
    },
  });
  return (
    <Form ref={form} onSubmit={submit} aria-label={FEEDBACK}>
      <Field
        label={PRODUCT_NAME}
        name="name"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextArea
        label={DESCRIPTION}
        name="description"
        value={values.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <FileField
        label={FILE}
        hint={filesTaken(MAX_MEGABYTES)}
        accept={UPLOAD_TYPES}
        file={chosen.file}
        // An unsuitable file is reported at once, a missing one only after the press.
        error={chosen.refusal ?? errors.file}
        onChoose={chosen.choose}
        onRemove={chosen.remove}
      />
      {chosen.isMaking && <p role="status">{MAKING_SMALLER}</p>}
      <div className="form__send">
        <NotSavedNotice reason={failure?.reason ?? null} />
        <Button type="submit">{SEND_FEEDBACK}</Button>
        <WriteOutcome status={status} isFresh={isFresh} words={FEEDBACK_OUTCOME} />
        <SentMessages of="services" />
      </div>
    </Form>
  );
}

type ChosenFeedbackFile = {
  file: File | null;
  /** Why the last choice was rejected; null if it was accepted. */
  refusal: string | null;
  /** Whether the last choice is being made smaller. */
  isMaking: boolean;
  choose(file: File): void;
  remove(): void;
};

/** Checks a chosen file, and makes a large photo smaller, before the page stores it. */
function useChosenFile({ file, choose, clear }: DraftFile): ChosenFeedbackFile {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  /** Only the last choice counts: making one smaller takes a while. */
  const last = useRef<File | null>(null);
  async function check(chosen: File) {
    last.current = chosen;
    setRefusal(null);
    const isLarge = isLargePhoto(chosen);
    setIsMaking(isLarge);
    if (isLarge) clear();
    const problem = isLarge ? null : await problemOf(chosen);
    const taken = problem || !isPhoto(chosen) ? chosen : await fittingPhoto(chosen);
    if (last.current !== chosen) return;
    setIsMaking(false);
    const refused = problem ?? (taken ? null : UNREADABLE_PHOTO);
    if (refused) clear();
    const isKept = refused !== null || (taken !== null && (await choose(taken)));
    setRefusal(isKept ? refused : UNREADABLE_FILE);
  }
  function remove() {
    last.current = null;
    setIsMaking(false);
    setRefusal(null);
    clear();
  }
  return { file, refusal, isMaking, choose: (chosen) => void check(chosen), remove };
}

/** Why a file cannot be sent, also by what is in it, in the shopper's words; null if it can. */
async function problemOf(file: File): Promise<string | null> {
  const problem = fileProblem(file);
  if (problem) return problem;
  const begins = await file
    .slice(0, FIRST_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!begins) return UNREADABLE_FILE;
  return beginsLikeUpload(new Uint8Array(begins)) ? null : FEEDBACK_PROBLEMS.fileOfOtherType;
}
