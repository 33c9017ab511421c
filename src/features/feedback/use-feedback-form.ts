// The feedback form's checks and its one press: text and file are saved on this phone, then the form is free again.

import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database.ts';
import { FeedbackForm, fileProblem } from '#core/model/feedback.ts';
import { mintId } from '#core/model/identifiers.ts';
import { sendFeedback } from '#core/sync/writes/feedback.ts';
import { useLatestWrite } from '#page-sync/use-latest-write.ts';
import { formProblems, type Problems } from '#ui/form-problems.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import { useChosenFile } from './use-chosen-file.ts';

export type FeedbackDraft = {
  name: string;
  values: FeedbackForm;
  change(change: Partial<FeedbackForm>): void;
  clear(): void;
  settled(): Promise<void>;
};
export type FeedbackFile = {
  name: string;
  file: File | null;
  choose(file: File): Promise<boolean>;
  clear(): void;
};

/** A second press within this time belongs to the first. ms */
const DOUBLE_PRESS_MS = 1_000;

/** The form over drafts that the page keeps. */
export function useFeedbackForm(draft: FeedbackDraft, draftFile: FeedbackFile) {
  const { values, clear } = draft;
  const chosen = useChosenFile(draftFile);
  const { file } = chosen;
  const missing = chosen.refusal ?? fileProblem(file);
  const problems: Problems<'name' | 'description' | 'file'> = {
    ...formProblems(FeedbackForm, values),
    ...(missing && { file: missing }),
  };
  const { form, errors, passes, startAnew } = useFormErrors(problems);
  const { progress, follow } = useLatestWrite('feedback');
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const isBusy = useRef(false);
  const savedAt = useRef(0);
  // The same words with the same file pressed again after a failure are the same feedback.
  const press = useRef<{ id: string; words: string; file: File | null }>(NO_PRESS);

  async function send(event: FormEvent) {
    event.preventDefault();
    const isUntouched = `${values.name}${values.description}` === '' && !file;
    const isSecondPress =
      isUntouched && savedAt.current > 0 && event.timeStamp - savedAt.current < DOUBLE_PRESS_MS;
    if (isBusy.current || isSecondPress) return;
    const checked = v.safeParse(FeedbackForm, values);
    if (!passes() || !checked.success || !file) return;
    isBusy.current = true;
    const words = JSON.stringify(checked.output);
    const isSame = press.current.words === words && press.current.file === file;
    if (!isSame) press.current = { id: mintId(), words, file };
    await draft.settled();
    const drafts = [draft.name, draftFile.name];
    const saved = await sendFeedback(
      deviceDatabase(),
      press.current.id,
      checked.output,
      file,
      drafts,
    );
    isBusy.current = false;
    setNotSaved(saved.outcome === 'not-saved' ? saved.reason : null);
    if (saved.outcome === 'not-saved') return;
    savedAt.current = performance.now();
    press.current = NO_PRESS;
    follow(saved.id);
    clear();
    chosen.remove();
    startAnew();
  }
  return {
    form,
    // A file that cannot be sent is told at once; that none was chosen, only after the press.
    errors: { ...errors, file: chosen.refusal ?? errors.file },
    send: (event: FormEvent) => void send(event),
    chosen,
    notSaved,
    outcome: { progress, isFresh: savedAt.current > 0 },
  };
}

const NO_PRESS = { id: '', words: '', file: null };
